import { type Hearing, heardBy } from '../../platform/hearing.ts';
import { findWorks } from './calls.work.repo.ts';
import { isSeenBy } from './calls.work.service.ts';

declare module '../../platform/topics.ts' {
  interface Topics {
    /** Its working copy; readers of what is published are told by the times alone. */
    readonly call: Hearing;
  }
}

export const callsTopics = {
  call: heardBy({
    async find({ db }, _actor, ids) {
      const works = await findWorks(db.read, ids);
      return new Map(works.map((work) => [work.call.id, work]));
    },
    may: isSeenBy,
  }),
} as const;
