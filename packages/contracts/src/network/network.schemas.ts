import { networkLimits } from '@app/domain/network/connection';
import { invitationEvents } from '@app/domain/network/invitation.machine';
import { recommendationLimits } from '@app/domain/network/recommendation';
import { recommendationEvents } from '@app/domain/network/recommendation.machine';
import { seekingKinds } from '@app/domain/profiles/profile';
import { z } from 'zod';
import { interests } from '../accounts/accounts.schemas.ts';
import { Id, Instant, Line, listQuery, Prose, Slug } from '../common.schemas.ts';

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
export type ConnectionView = z.input<typeof ConnectionView>;

export const InvitationView = z.object({
  id: Id,
  /** Who invites, or of one that was sent, who is invited. */
  person: NetworkPerson,
  note: z.string(),
  createdAt: Instant,
  /** Connections that both have. */
  mutual: z.int().nonnegative(),
});
export type InvitationView = z.input<typeof InvitationView>;

export const ListedPerson = z.object({ person: NetworkPerson, since: Instant });
export type ListedPerson = z.input<typeof ListedPerson>;

/** `q`: of those whose name begins so. */
export const ConnectionsQuery = listQuery().extend({ q: Line(100).trim().min(2).optional() });
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
export type Standing = z.input<typeof Standing>;

/** What is left out filters nothing; words are blind to marks on their letters. */
export const DirectoryQuery = listQuery().extend({
  /** The beginning of a name, or words of a profile. */
  q: Line(80).optional(),
  place: Line(80).optional(),
  /** Slug of a bank in whose work they are seen by everybody. */
  bank: Slug.optional(),
  interest: z.enum(interests).optional(),
  skill: Line(60).optional(),
  seeking: z.enum(seekingKinds).optional(),
});
export type DirectoryQuery = z.infer<typeof DirectoryQuery>;

export const DirectoryPerson = z.object({
  person: NetworkPerson,
  place: z.string(),
  /** The first few. */
  skills: z.array(z.string()),
  seeking: z.array(z.enum(seekingKinds)),
  /** What the reader and they are to each other. */
  state: z.enum(['none', 'invited', 'invites', 'connected']),
  invitationId: Id.nullable(),
});
export type DirectoryPerson = z.infer<typeof DirectoryPerson>;

/** What somebody has in common with the reader. */
export const SuggestionReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('team'), title: z.string() }),
  z.object({ kind: z.literal('mutual'), count: z.int().positive() }),
  z.object({ kind: z.literal('school'), name: z.string() }),
  z.object({
    kind: z.literal('bank'),
    name: z.string(),
    slug: z.string(),
    emblem: z.string(),
    /** Whether the reader applied there, too; otherwise it is the bank of the reader's town. */
    shared: z.boolean(),
  }),
  z.object({ kind: z.literal('town'), name: z.string() }),
  z.object({ kind: z.literal('interests'), interests: z.array(z.enum(interests)) }),
]);
export type SuggestionReason = z.infer<typeof SuggestionReason>;

export const Suggestion = z.object({
  person: NetworkPerson,
  /** The closest first. */
  reasons: z.array(SuggestionReason),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const NewRecommendation = z.object({
  userId: Id,
  text: Prose(recommendationLimits.text).refine((text) => text.trim() !== '', 'required'),
});
export type NewRecommendation = z.infer<typeof NewRecommendation>;

export const RecommendationsQuery = listQuery().extend({
  box: z.enum(['waiting', 'received', 'given']),
});

export const RecommendationView = z.object({
  id: Id,
  /** Who wrote it, or of one that was given, whom it is about. */
  person: NetworkPerson,
  text: z.string(),
  /** Its author is told of no refusal: it looks as if nobody had answered. */
  status: z.enum(['pending', 'shown', 'hidden', 'declined']),
  createdAt: Instant,
});
export type RecommendationView = z.input<typeof RecommendationView>;

export const ShownRecommendation = RecommendationView.omit({ status: true });
export type ShownRecommendation = z.input<typeof ShownRecommendation>;

export const RecommendationMove = z.object({ event: z.enum(recommendationEvents) });

export const NetworkCounts = z.object({
  connections: z.int().nonnegative(),
  received: z.int().nonnegative(),
  sent: z.int().nonnegative(),
  following: z.int().nonnegative(),
  followers: z.int().nonnegative(),
  /** Recommendations that wait for the member's answer. */
  recommendations: z.int().nonnegative(),
});
export type NetworkCounts = z.infer<typeof NetworkCounts>;
