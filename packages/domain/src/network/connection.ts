import type { InvitationActor, InvitationStatus } from './invitation.machine.ts';

export const networkLimits = {
  /** Characters of the words that go with an invitation. */
  note: 300,
  /** Invitations of one member that wait at the same time. */
  waiting: 100,
} as const;

const day = 24 * 60 * 60 * 1000;
const quietDays = 30;

export interface EarlierInvitation {
  readonly status: InvitationStatus;
  readonly answeredAt: Date | null;
}

/**
 * When somebody may be invited again by whom they refused.
 *
 * @param last the latest invitation from the one to the other.
 * @returns null: now.
 */
export function mayInviteAgainAt(last: EarlierInvitation | undefined, now: Date): Date | null {
  if (last?.status !== 'declined' || last.answeredAt === null) return null;
  const at = new Date(last.answeredAt.getTime() + quietDays * day);
  return at > now ? at : null;
}

/** What a member is to an invitation; to others there is none. */
export function invitationActors(
  memberId: string,
  { inviterId, inviteeId }: { readonly inviterId: string; readonly inviteeId: string },
): InvitationActor[] {
  if (memberId === inviterId) return ['inviter'];
  return memberId === inviteeId ? ['invitee'] : [];
}
