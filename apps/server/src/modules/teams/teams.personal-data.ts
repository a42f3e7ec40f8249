import type { OwnPersonalData } from '../../platform/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { endingWith } from '../applications/public.ts';
import { forgetLeadingTo, tellPagesOf } from '../notifications/public.ts';
import {
  cleanConsents,
  cleanInvitations,
  dropOffersWith,
  dropRequestsOf,
  endInvitationsTo,
  guardianOf,
  invitationsTo,
} from './personal-data.repo.ts';

/** What was asked of a member, for teams that end, and what they offered or asked, waits no more. */
export const teamsPersonalData = (p: Platform): OwnPersonalData => ({
  async collect(read, _userId, person) {
    return {
      invitations: await invitationsTo(read, person),
      guardianOf: await guardianOf(read, person),
    };
  },

  async erase(tx, userId, _at, person) {
    await cleanInvitations(tx, person);
    await cleanConsents(tx, person);
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
  },
});
