import { page } from '../page-address.ts';

export const postsPages = {
  /**
   * What a member wrote and answered, one's own without an id; `objava` is the id of one post with
   * its comments, `komentar` that of a comment under it. `dio`: `komentari`, `reakcije`, `sacuvano`.
   */
  activity: page('/activity/:userId?', { query: ['dio', 'objava', 'komentar'] }),
};
