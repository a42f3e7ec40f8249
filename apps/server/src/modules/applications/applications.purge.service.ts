import type { Reader } from '../../platform/db/client.ts';
import type { Platform } from '../../platform/platform.ts';
import { picturesOf } from './applications.personal-data.ts';
import { deleteDraft, lockForHandover } from './personal-data.repo.ts';

declare module '../../platform/provided.ts' {
  interface Provided {
    /** Keys of the pictures that a team gave to its story, which goes with the application. */
    readonly storyPictures: (read: Reader, applicationId: string) => Promise<readonly string[]>;
    /** Keys of the proofs of gifts, which go with it too. */
    readonly giftProofs: (read: Reader, applicationId: string) => Promise<readonly string[]>;
  }
}

/** Takes a deleted draft away for good. */
export const purgeQueue = 'applications.purge';

/** Nothing happens to a draft that was brought back, nor to pictures that a copy shares. */
export async function purgeDraft(p: Platform, id: string): Promise<void> {
  const files = await p.db.transaction(async (tx) => {
    const application = await lockForHandover(tx, id);
    if (!application?.deletedAt) return [];
    const story = await p.provided.storyPictures(tx, id);
    const proofs = await p.provided.giftProofs(tx, id);
    const own = [...story, ...proofs, ...(await deleteDraft(tx, id))];
    return application.copiedFrom ? own : [...own, ...picturesOf([{ application }])];
  });
  for (const key of files) await p.files.delete(key);
}
