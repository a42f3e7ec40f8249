import { z } from 'zod';
import { ApplicationStatus, ApplicationView } from '../applications/applications.schemas.ts';
import { CallKind, CallState, RubricCriterion } from '../calls/calls.schemas.ts';
import { Id, Instant, Km, LocalizedText, listQuery, Slug, Words } from '../common.schemas.ts';

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
  scores: Scores,
  note: z.string(),
  total: z.number().nullable(),
  revision: z.int(),
  onOlderRevision: z.boolean(),
  updatedAt: Instant,
});
export type ReviewView = z.infer<typeof ReviewView>;

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
});
export type BoardCall = z.infer<typeof BoardCall>;

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
});
export type BoardItem = z.infer<typeof BoardItem>;

export const BoardInboxQuery = listQuery().extend({ call: Slug });

export const BoardDetail = z.object({
  application: ApplicationView,
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
});
export type BoardDetail = z.infer<typeof BoardDetail>;

/** A line of the ranking; the best mean first. */
export const RankingRow = z.object({
  applicationId: Id,
  slug: Slug,
  projectTitle: z.string(),
  status: ApplicationStatus,
  requestedAmount: Km,
  mean: z.number().nullable(),
  spread: z.number().nullable(),
  count: z.int(),
  conflicts: z.int(),
  quorum: z.int(),
  quorumReached: z.boolean(),
});
export type RankingRow = z.infer<typeof RankingRow>;
