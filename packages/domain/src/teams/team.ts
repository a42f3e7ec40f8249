import type { InvitationStatus } from './team-invitation.machine.ts';

const day = 24 * 60 * 60 * 1000;

/** For how long an invitation and a link stand, and how many of them there may be. */
export const teamLimits = {
  invitationDays: 14,
  linkDays: 14,
  /** Invitations of one application that wait for an answer. */
  openInvitations: 20,
  /** Addresses in one go. */
  addressesAtOnce: 10,
  /** Members whom a search by name shows. */
  foundAtOnce: 10,
  /** People who may ask through one link. */
  linkUses: 30,
  responsibility: 60,
  message: 500,
} as const;

/** Whoever answers after the application had to be sent could only join what is over. */
function endOf(now: Date, days: number, closesAt: Date | null): Date {
  const end = new Date(now.getTime() + days * day);
  return closesAt && closesAt > now && closesAt < end ? closesAt : end;
}

/**
 * When an invitation sent now ends.
 *
 * @param closesAt until when the application can be sent; null where nothing bounds it. One that was
 *   returned is still changed after that, and then it bounds nothing either.
 */
export const invitationEnd = (now: Date, closesAt: Date | null): Date =>
  endOf(now, teamLimits.invitationDays, closesAt);

/** When a link made now ends; bounded alike. */
export const linkEnd = (now: Date, closesAt: Date | null): Date =>
  endOf(now, teamLimits.linkDays, closesAt);

/** What has become of an invitation by now: one that nobody answered in time has expired. */
export function invitationStatus(
  { status, expiresAt }: { readonly status: InvitationStatus; readonly expiresAt: Date },
  now: Date,
): InvitationStatus {
  return status === 'pending' && expiresAt <= now ? 'expired' : status;
}

export interface TeamLink {
  readonly expiresAt: Date;
  readonly withdrawnAt: Date | null;
  /** Who asked through it so far. */
  readonly uses: number;
}

/** Why nobody can come through a link any more; undefined while they can. */
export function linkOver(link: TeamLink, now: Date): 'withdrawn' | 'expired' | 'used' | undefined {
  if (link.withdrawnAt) return 'withdrawn';
  if (link.expiresAt <= now) return 'expired';
  return link.uses >= teamLimits.linkUses ? 'used' : undefined;
}

/**
 * An address of which only its owner recognises the rest: `a•••@primjer.ba`.
 *
 * @param email a valid address.
 */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
