import type { OwnPersonalData } from '../../platform/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { tellPagesOf } from '../notifications/public.ts';
import { deleteInvitationsOf, invitationsOf } from './invitations.repo.ts';
import { deleteRecommendationsOf } from './recommendations.repo.ts';

/** Whom something waited for is told that it does no more. */
export const networkPersonalData = (p: Platform): OwnPersonalData => ({
  async collect(read, userId) {
    const invitations = await invitationsOf(read, userId);
    return {
      invitations: invitations.map(({ inviterId, inviteeId: _, note, ...row }) => ({
        ...row,
        sent: inviterId === userId,
        // What others wrote is theirs.
        ...(inviterId === userId && { note }),
      })),
    };
  },

  async erase(tx, userId) {
    const asked = await deleteInvitationsOf(tx, userId);
    tellPagesOf(tx, p, [...asked, ...(await deleteRecommendationsOf(tx, userId))]);
  },
});
