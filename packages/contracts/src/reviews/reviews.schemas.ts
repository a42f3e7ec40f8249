import { z } from 'zod';
import { ApplicationStatus, ApplicationView } from '../applications/applications.schemas.ts';
import { CallKind, CallState, RubricCriterion } from '../calls/calls.schemas.ts';
import {
  Day,
  Id,
  Instant,
  Km,
  LocalizedText,
  listQuery,
  SentDay,
  Slug,
  Words,
  whole,
} from '../common.schemas.ts';

/** One criterion as scored: 1 to 5, with an optional note. */
export const CriterionScore = z.object({
  value: z.int().min(1).max(5),
  note: Words(2000).trim().default(''),
});

export const Scores = z.record(z.string().max(40), CriterionScore);

/** What a board member says of an application (product decision "Review"). */
export const ReviewBody = z.object({
  kind: z.enum(['score', 'abstain', 'conflict']),
  scores: Scores.default({}),
  note: Words(4000).trim().default(''),
  /** The application's submitted revision that the reviewer has read. */
  revision: z.int().positive(),
});
export type ReviewBody = z.input<typeof ReviewBody>;

export const ReviewView = z.object({
  reviewerId: Id,
  reviewerName: z.string(),
  kind: z.enum(['score', 'abstain', 'conflict']),
  scores: whole(Scores),
  note: z.string(),
  total: z.number().nullable(),
  revision: z.int(),
  onOlderRevision: z.boolean(),
  updatedAt: Instant,
});
export type ReviewView = z.input<typeof ReviewView>;

export const BoardCall = z.object({
  id: Id,
  slug: Slug,
  kind: CallKind,
  state: CallState,
  title: LocalizedText,
  bankName: z.string(),
  bankSlug: Slug,
  bankEmblem: z.string(),
  closesAt: Instant,
  /** The day on which decisions are promised, by which the board has scored; null if none is. */
  dueOn: Day.nullable(),
  /** What there is to give. */
  budget: Km,
  /** Applications that were submitted, whatever became of them. */
  applications: z.int(),
  /** Of those still to be scored or decided, how many the reader has reviewed. */
  mineDone: z.int(),
  /** Of those still to be scored or decided, how many wait for the reader's review. */
  mineOpen: z.int(),
  /** Applications submitted and not yet decided. */
  undecided: z.int(),
  decisionsPublishedAt: Instant.nullable(),
  /** Whether the reader may announce the decisions now. */
  canPublishDecisions: z.boolean(),
  /** Whether the reader decides in this bank, and so keeps its minutes. */
  canDecide: z.boolean(),
  /** Whether the reader may take the ranking away as a file. */
  canExport: z.boolean(),
});
export type BoardCall = z.input<typeof BoardCall>;

export const BoardItem = z.object({
  id: Id,
  slug: Slug,
  status: ApplicationStatus,
  projectTitle: z.string(),
  municipality: z.string(),
  requestedAmount: Km,
  submittedAt: Instant.nullable(),
  /** The reader's own review: not begun, given, abstained, or locked out by a conflict. */
  mine: z.enum(['none', 'score', 'abstain', 'conflict']),
  myTotal: z.number().nullable(),
  reviewCount: z.int(),
  quorum: z.int(),
  /** Who is asked to score it; the whole board where nobody in particular is. */
  asked: z.enum(['me', 'others', 'everybody']),
  /** Whether it waits for the reader's own score. */
  waits: z.boolean(),
});
export type BoardItem = z.input<typeof BoardItem>;

/** An application that waits for the reader's score. */
export const WaitingItem = z.object({
  id: Id,
  slug: Slug,
  projectTitle: z.string(),
  municipality: z.string(),
  requestedAmount: Km,
  call: z.object({ slug: Slug, kind: CallKind, title: LocalizedText }),
  bankName: z.string(),
  /** The day by which it is to be scored; null if none was named. */
  dueOn: Day.nullable(),
  /** Whether the reader was asked by name, and when they were last reminded. */
  assigned: z.boolean(),
  remindedAt: Instant.nullable(),
});
export type WaitingItem = z.input<typeof WaitingItem>;

/** How far the board is with a call, and who is asked to score what. */
export const BoardWork = z.object({
  members: z.array(
    z.object({
      id: Id,
      name: z.string(),
      /** Asked of them by name, and of those how many they have dealt with. */
      assigned: z.int(),
      done: z.int(),
      /** All that they scored, abstained from or declared a conflict in. */
      said: z.int(),
    }),
  ),
  applications: z.array(
    z.object({
      id: Id,
      slug: Slug,
      projectTitle: z.string(),
      status: ApplicationStatus,
      reviewCount: z.int(),
      quorum: z.int(),
      assigned: z.array(Id),
      /** Those who have dealt with it. */
      said: z.array(Id),
      /** Those who may not score it: of its team, or with a conflict of interest. */
      barred: z.array(Id),
    }),
  ),
  dueOn: Day.nullable(),
  abilities: z.object({ canAssign: z.boolean() }),
});
export type BoardWork = z.infer<typeof BoardWork>;

export const AssignBody = z.object({
  dueOn: SentDay.nullable(),
  /** Who is asked from now on; applications that are not named stay as they are. */
  applications: z
    .array(z.object({ id: Id, reviewerIds: z.array(Id).max(40) }))
    .min(1)
    .max(500),
});
export type AssignBody = z.input<typeof AssignBody>;

export const SpreadBody = z.object({
  dueOn: SentDay.nullable(),
  perApplication: z.int().min(1).max(20),
});
export type SpreadBody = z.input<typeof SpreadBody>;

export const BoardInboxQuery = listQuery().extend({ call: Slug });

export const BoardDetail = z.object({
  application: ApplicationView,
  /** Of what the team has in goods and services: what its donors confirmed, and of which lines. */
  confirmedGoods: z.object({ value: Km, lines: z.array(z.string()) }),
  rubric: z.array(RubricCriterion),
  mine: ReviewView.nullable(),
  /** Empty until the reader has given their own. */
  others: z.array(ReviewView),
  reviewCount: z.int(),
  quorum: z.int(),
  abilities: z.object({
    canScore: z.boolean(),
    canSeeOthers: z.boolean(),
    canDecide: z.boolean(),
    canStartCampaign: z.boolean(),
  }),
  /** Until when decisions wait: the call still takes applications. Null: they need not wait. */
  decidesAfter: Instant.nullable(),
  /** Whether the team was told of the decision, or it will be the moment it is made. */
  told: z.boolean(),
});
export type BoardDetail = z.input<typeof BoardDetail>;

/** A line of the ranking; the best mean first. */
export const RankingRow = z.object({
  applicationId: Id,
  slug: Slug,
  projectTitle: z.string(),
  status: ApplicationStatus,
  requestedAmount: Km,
  /** Equal means share a place. */
  place: z.int().nullable(),
  mean: z.number().nullable(),
  spread: z.number().nullable(),
  count: z.int(),
  conflicts: z.int(),
  quorum: z.int(),
  quorumReached: z.boolean(),
  /** Whether the reader may decide about it now. */
  canDecide: z.boolean(),
});
export type RankingRow = z.input<typeof RankingRow>;

/** One decision about many, each with its own words to the team. */
export const DecideManyBody = z.object({
  event: z.enum(['approve', 'reject', 'declareWinner']),
  applications: z
    .array(z.object({ id: Id, reason: Words(2000).trim().default('') }))
    .min(1)
    .max(100),
});
export type DecideManyBody = z.input<typeof DecideManyBody>;

/** What became of each: decided, or why not. One that is refused holds up no other. */
export const Decided = z.object({ id: Id, refusal: z.string().nullable() });
export type Decided = z.infer<typeof Decided>;
