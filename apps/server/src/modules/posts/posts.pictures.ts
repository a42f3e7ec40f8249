import { z } from 'zod';
import type { Tx } from '../../platform/db/client.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { postPictureKey } from '../files/public.ts';
import { type PostRow, shownPictures, versionsOf } from './posts.repo.ts';

export const picturesJob = 'posts.pictures';

const Gone = z.object({ authorId: z.string(), urls: z.array(z.string()) });

/** Has the pictures of a post deleted that nobody reads any more, and of what stood in it before. */
export async function forgetPictures(p: Platform, tx: Tx, post: PostRow): Promise<void> {
  const { id, authorId } = post;
  const urls = [post, ...(await versionsOf(tx, id))].flatMap(({ metadata }) =>
    metadata.attachments.map(({ url }) => url),
  );
  if (urls.length > 0) await p.jobs.put(tx, picturesJob, { authorId, urls });
}

export const postsJobs = (p: Platform): JobHandler[] => [
  {
    name: picturesJob,
    async run(data) {
      const { authorId, urls } = Gone.parse(data);
      const shown = await shownPictures(p.db.read, authorId);
      for (const url of new Set(urls)) {
        const key = postPictureKey(authorId, url);
        if (key !== null && !shown.has(url)) await p.files.delete(key);
      }
    },
  },
];
