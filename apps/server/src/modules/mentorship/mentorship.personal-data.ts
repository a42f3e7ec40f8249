import type { PersonalData } from '../../platform/personal-data.ts';
import { applicationIdsOf } from '../applications/public.ts';
import { cleanWords, fileKeysOf, forget, mentorshipOf } from './personal-data.repo.ts';

/** What somebody asked and answered; a conversation is the other side’s too and stays, without them. */
export const mentorshipPersonalData: PersonalData = {
  collect: (read, userId) => mentorshipOf(read, userId),
  files: (read, userId) => fileKeysOf(read, userId),

  async erase(tx, userId, _at, person) {
    await cleanWords(tx, person, await applicationIdsOf(tx, userId));
    await forget(tx, userId);
    return [];
  },
};
