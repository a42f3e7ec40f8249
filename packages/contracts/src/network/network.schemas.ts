import { networkLimits } from '@app/domain/network/connection';
import { invitationEvents } from '@app/domain/network/invitation.machine';
import { z } from 'zod';
import { Id, Instant, Line, listQuery } from '../common.schemas.ts';

/** Somebody of a network, as members may see them. */
export const NetworkPerson = z.object({
  id: Id,
  /** Empty where the account is waiting to be erased. */
  name: z.string(),
  /** What they say of themselves in a line; empty where they keep it to themselves. */
  title: z.string(),
  /** Last part of the address of their profile; null where members do not see it. */
  profileSlug: z.string().nullable(),
  /** Its address. */
  profilePictureUrl: z.string().nullable(),
});
export type NetworkPerson = z.infer<typeof NetworkPerson>;

export const ConnectionView = z.object({ connectedUser: NetworkPerson, since: Instant });
export type ConnectionView = z.infer<typeof ConnectionView>;

export const InvitationView = z.object({
  id: Id,
  /** Who invites, or of one that was sent, who is invited. */
  person: NetworkPerson,
  note: z.string(),
  createdAt: Instant,
  /** Connections that both have. */
  mutual: z.int().nonnegative(),
});
export type InvitationView = z.infer<typeof InvitationView>;

export const ListedPerson = z.object({ person: NetworkPerson, since: Instant });
export type ListedPerson = z.infer<typeof ListedPerson>;

export const InvitationsQuery = listQuery().extend({ box: z.enum(['received', 'sent']) });
export const FollowsQuery = listQuery().extend({ way: z.enum(['following', 'followers']) });

export const NewInvitation = z.object({
  userId: Id,
  /** Words that go with it; must be empty where `mayWriteNote` is false. */
  note: Line(networkLimits.note).default(''),
});
export type NewInvitation = z.infer<typeof NewInvitation>;

export const InvitationMove = z.object({ event: z.enum(invitationEvents) });

export const ByUser = z.object({ userId: Id });

/** What the reader and somebody else are to each other. */
export const Standing = z.object({
  state: z.enum(['own', 'none', 'invited', 'invites', 'connected', 'blocked']),
  /** The invitation that waits, whoever sent it. */
  invitationId: Id.nullable(),
  isFollowed: z.boolean(),
  mutual: z.int().nonnegative(),
  /** Whether words may go with an invitation. */
  mayWriteNote: z.boolean(),
  /** From when on they may be invited again; null: now. */
  inviteAgainAt: Instant.nullable(),
});
export type Standing = z.infer<typeof Standing>;

export const NetworkCounts = z.object({
  connections: z.int().nonnegative(),
  received: z.int().nonnegative(),
  sent: z.int().nonnegative(),
  following: z.int().nonnegative(),
  followers: z.int().nonnegative(),
});
export type NetworkCounts = z.infer<typeof NetworkCounts>;
