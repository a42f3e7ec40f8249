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

/** When an invitation sent now ends. */
export const invitationEnd = (now: Date): Date =>
  new Date(now.getTime() + teamLimits.invitationDays * day);

/** When a link made now ends. */
export const linkEnd = (now: Date): Date => new Date(now.getTime() + teamLimits.linkDays * day);

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
