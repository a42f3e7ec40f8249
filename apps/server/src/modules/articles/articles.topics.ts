import { type Hearing, heardBy } from '../../platform/hearing.ts';
import { isFailure } from '../../platform/http/failure.ts';
import { findWorks, seen } from './writing/work.record.ts';

declare module '../../platform/topics.ts' {
  interface Topics {
    /** Its working copy. */
    readonly article: Hearing;
    /** What everybody reads of them. */
    readonly articles: 'nobody';
  }
}

export const articlesTopics = {
  article: heardBy({
    async find({ db }, _actor, ids) {
      const works = await findWorks(db.read, ids);
      return new Map(works.map((work) => [work.article.id, work]));
    },
    may: (actor, work) => !isFailure(seen(work, actor)),
  }),
  articles: 'nobody',
} as const;
