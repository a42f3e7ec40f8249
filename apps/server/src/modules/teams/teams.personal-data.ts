import type { PersonalData } from '../../platform/personal-data.ts';
import { correctionOf, dropCorrection } from './ages.repo.ts';
import {
  cleanConsents,
  cleanInvitations,
  consentsOf,
  dropOffersTo,
  dropRequestsOf,
  invitationsTo,
  requestsOf,
} from './personal-data.repo.ts';

/** Invitations to somebody, without their name; what they asked of teams or to have put right of their age, and what guardians said of them, goes with them. */
export const teamsPersonalData: PersonalData = {
  async collect(read, userId, person) {
    return {
      invitations: await invitationsTo(read, person),
      requests: await requestsOf(read, userId),
      ageCorrection: (await correctionOf(read, userId)) ?? null,
      ...(await consentsOf(read, person)),
    };
  },

  async erase(tx, userId, _at, person) {
    await cleanInvitations(tx, person);
    await cleanConsents(tx, person);
    await dropCorrection(tx, userId);
    await dropRequestsOf(tx, userId);
    await dropOffersTo(tx, userId);
    return [];
  },
};
