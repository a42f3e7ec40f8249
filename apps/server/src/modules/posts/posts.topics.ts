import { type Hearing, heardBy } from '../../platform/hearing.ts';
import { seenPosts } from './posts.service.ts';

declare module '../../platform/topics.ts' {
  interface Topics {
    /** What is said under a post, by its id. */
    readonly postComments: Hearing;
  }
}

export const postsTopics = {
  postComments: heardBy({
    async find(p, actor, ids) {
      const seen = await seenPosts(p, p.db.read, actor, ids);
      return new Map(seen.map((post) => [post.id, post]));
    },
    may: () => true,
    // Who is not found any more is not read either.
    dependsOn: ({ authorId }) => [authorId],
  }),
} as const;
