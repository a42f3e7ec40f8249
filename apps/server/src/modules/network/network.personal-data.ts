import type { AboutMembers, PersonalData } from '../../platform/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { tellPagesOf } from '../notifications/public.ts';
import { deleteInvitationsOf, invitationsOf } from './invitations.repo.ts';
import { deleteRecommendationsOf, recommendationsBy } from './recommendations.repo.ts';
import { deleteTiesOf, tiesOf } from './ties.repo.ts';
import { deleteDismissalsOf, dismissalsOf } from './together.repo.ts';

export const networkTables: AboutMembers = {
  connection_invitations: { inviter_id: 'gone', invitee_id: 'gone' },
  connections: { member_id: 'gone', other_id: 'gone' },
  member_blocks: { blocker_id: 'gone', blocked_id: 'gone' },
  member_follows: { follower_id: 'gone', followed_id: 'gone' },
  recommendations: { author_id: 'gone', subject_id: 'gone' },
  suggestion_dismissals: { member_id: 'gone', other_id: 'gone' },
};

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
