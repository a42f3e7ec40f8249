import type { Reader } from '../../platform/db/client.ts';
import type { AboutMembers, PersonalData } from '../../platform/personal-data.ts';
import { personById } from '../accounts/public.ts';
import { pictureKeys } from './pictures.service.ts';
import { deleteProfile, profileOf } from './profiles.repo.ts';

export const profilesTables: AboutMembers = {
  profiles: { user_id: 'gone' },
};

async function filesOf(read: Reader, userId: string): Promise<string[]> {
  const picture = (await personById(read, userId))?.picture;
  return picture ? pictureKeys(userId, picture) : [];
}

export const profilesPersonalData = (): PersonalData => ({
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
  async erase(tx, userId) {
    const files = await filesOf(tx, userId);
    await deleteProfile(tx, userId);
    return files;
  },
});
