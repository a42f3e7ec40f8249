import type { PersonalData } from '../../platform/personal-data.ts';
import { answersBy, consentsBy, forgetWhoAnswered } from './personal-data.repo.ts';

/** What somebody answered for their team, and what they allowed. */
export const skillsPersonalData: PersonalData = {
  async collect(read, userId) {
    return { answers: await answersBy(read, userId), consents: await consentsBy(read, userId) };
  },

  async erase(tx, userId) {
    await forgetWhoAnswered(tx, userId);
    return [];
  },
};
