import type { Platform } from '../../platform/platform.ts';
import { picturesOf } from './applications.personal-data.ts';
import { deleteDraft, lockForHandover } from './personal-data.repo.ts';

/** Takes a deleted draft away for good. */
export const purgeQueue = 'applications.purge';

/** Nothing happens to a draft that was brought back, nor to pictures that a copy shares. */
export async function purgeDraft(p: Platform, id: string): Promise<void> {
  const pictures = await p.db.transaction(async (tx) => {
    const application = await lockForHandover(tx, id);
    if (!application?.deletedAt) return [];
    await deleteDraft(tx, id);
    return application.copiedFrom ? [] : picturesOf([{ application }]);
  });
  for (const key of pictures) await p.files.delete(key);
}
