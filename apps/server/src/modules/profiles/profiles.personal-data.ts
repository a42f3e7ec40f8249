import type { Reader } from '../../platform/db/client.ts';
import type { OwnPersonalData } from '../../platform/personal-data.ts';
import { personById } from '../accounts/public.ts';
import { pictureKeys } from './pictures.service.ts';
import { profileOf } from './profiles.repo.ts';

async function filesOf(read: Reader, userId: string): Promise<string[]> {
  const picture = (await personById(read, userId))?.picture;
  return picture ? pictureKeys(userId, picture) : [];
}

export const profilesPersonalData = (): OwnPersonalData => ({
  async collect(read, userId) {
    // What it is found by is made of the rest.
    const {
      userId: _,
      words: _words,
      schools: _schools,
      ...profile
    } = await profileOf(read, userId);
    return { profile };
  },
  // The small square is made from the large one; the archive needs it once.
  files: async (read, userId) => (await filesOf(read, userId)).slice(0, 1),
  erase: (tx, userId) => filesOf(tx, userId),
});
