import { requestPolicy } from '@app/domain/mentorship/request.policy';
import { type Hearing, heardBy } from '../../platform/hearing.ts';
import { applicationOf, findRequests } from './mentorship.repo.ts';

declare module '../../platform/topics.ts' {
  interface Topics {
    /** A request with its conversation. */
    readonly mentorship: Hearing;
    /** Counts of those who act in every bank, and are no staff of one. */
    readonly mentorshipCounts: 'nobody';
    readonly typing: 'nobody';
  }
}

export const mentorshipTopics = {
  mentorship: heardBy({
    async find({ db }, _actor, ids) {
      const found = await findRequests(db.read, ids);
      return new Map(found.map((record) => [record.request.id, applicationOf(record)]));
    },
    may: (actor, subject) => requestPolicy.view(actor, subject).ok,
  }),
  mentorshipCounts: 'nobody',
  typing: 'nobody',
} as const;
