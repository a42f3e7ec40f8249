import type { AboutMembers, PersonalData } from '../../platform/personal-data.ts';
import { answersBy, consentsBy, forgetWhoAnswered } from './personal-data.repo.ts';

export const skillsTables: AboutMembers = {
  skill_answers: { answered_by: 'gone' },
  skill_consents: { given_by: 'gone' },
  skill_readings: { none: 'what an application says, nobody’s' },
  skill_requests: { none: 'texts’ hashes and skills, nobody' },
};

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
