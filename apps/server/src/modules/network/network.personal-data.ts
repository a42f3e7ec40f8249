import type { PersonalData } from '../../platform/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { tellPagesOf } from '../notifications/public.ts';
import { deleteInvitationsOf, invitationsOf } from './invitations.repo.ts';
import { deleteRecommendationsOf, recommendationsBy } from './recommendations.repo.ts';
import { deleteTiesOf, tiesOf } from './ties.repo.ts';
import { deleteDismissalsOf, dismissalsOf } from './together.repo.ts';

/** Connections are of two; who the others are stays theirs. */
export const networkPersonalData = (p: Platform): PersonalData => ({
  async collect(read, userId) {
    const invitations = await invitationsOf(read, userId);
    return {
      invitations: invitations.map(({ inviterId, inviteeId: _, note, ...row }) => ({
        ...row,
        sent: inviterId === userId,
        // What others wrote is theirs.
        ...(inviterId === userId && { note }),
      })),
      ...(await tiesOf(read, userId)),
      recommendations: await recommendationsBy(read, userId),
      suggestionsDismissed: await dismissalsOf(read, userId),
    };
  },

  async erase(tx, userId) {
    const asked = await deleteInvitationsOf(tx, userId);
    await deleteTiesOf(tx, userId);
    tellPagesOf(tx, p, [...asked, ...(await deleteRecommendationsOf(tx, userId))]);
    await deleteDismissalsOf(tx, userId);
    return [];
  },
});
