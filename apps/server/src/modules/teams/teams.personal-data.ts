import type { AboutMembers, PersonalData } from '../../platform/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { endingWith } from '../applications/public.ts';
import { forgetLeadingTo, tellPagesOf } from '../notifications/public.ts';
import { correctionOf, dropCorrection } from './ages.repo.ts';
import {
  cleanConsents,
  cleanInvitations,
  consentsOf,
  dropOffersWith,
  dropRequestsOf,
  endInvitationsTo,
  invitationsTo,
  requestsOf,
} from './personal-data.repo.ts';

export const teamsTables: AboutMembers = {
  age_corrections: { user_id: 'gone' },
  application_invitations: { invitee_user_id: 'gone' },
  guardian_consents: { user_id: 'gone' },
  team_handovers: { to_user_id: 'gone' },
  team_links: { none: 'names an application, nobody' },
  team_requests: { user_id: 'gone' },
};

/**
 * Invitations to somebody, without their name; what they asked of teams or to have put right of
 * their age, and what guardians said of them, goes with them, and what was asked for teams that end.
 */
export const teamsPersonalData = (p: Platform): PersonalData => ({
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
    const ending = (await endingWith(tx, userId)).map(({ id }) => id);
    const invited = await endInvitationsTo(tx, ending);
    await forgetLeadingTo(
      tx,
      p,
      invited.map(({ id }) => id),
    );
    tellPagesOf(tx, p, [
      ...invited.flatMap(({ inviteeUserId }) => inviteeUserId ?? []),
      ...(await dropRequestsOf(tx, userId)),
      ...(await dropOffersWith(tx, userId)),
    ]);
    return [];
  },
});
