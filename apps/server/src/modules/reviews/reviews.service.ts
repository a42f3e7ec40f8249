import type { ContentChange } from '@app/contracts/applications/applications.schemas';
import type { BoardDetail, ReviewBody, ReviewView } from '@app/contracts/reviews/reviews.schemas';
import { mayMove } from '@app/domain/applications/application.policy';
import { waitsForEnd } from '@app/domain/calls/call';
import type { Actor } from '@app/domain/permissions/permissions';
import { type ReviewSubject, reviewPolicy } from '@app/domain/reviews/review.policy';
import { type Rubric, reviewTotal, unexplained } from '@app/domain/reviews/rubric';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Reader } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Provided } from '../../platform/provided.ts';
import { membersByIds } from '../accounts/public.ts';
import {
  type ApplicationRecord,
  changesSince,
  findApplication,
  findRecord,
  lockApplication,
  subjectOf,
  viewAsInsider,
} from '../applications/public.ts';
import { findDeskCall } from './reviews.desk.repo.ts';
import { quorumOfRecord } from './reviews.quorum.ts';
import { kindOfReview, putReview, type Review, reviewsOf, rubricMeans } from './reviews.repo.ts';
import { boardScope, covers } from './reviews.scope.ts';

declare module '../../platform/provided.ts' {
  interface Provided {
    /** What donors confirmed of an application's goods and services; nobody's name. */
    readonly confirmedGoods: (
      read: Reader,
      applicationId: string,
    ) => Promise<z.output<typeof BoardDetail>['confirmedGoods']>;
  }
}

type SignedInActor = NonNullable<Actor>;
type Body = z.infer<typeof ReviewBody>;

/** Whether an application lies on the desk of this reader: of their bank, and submitted once. */
function onDeskOf<R extends ApplicationRecord>(
  actor: SignedInActor,
  record: R | undefined,
): record is R {
  return (
    record !== undefined &&
    record.application.submittedRevision > 0 &&
    covers(boardScope(actor), record.bank.slug)
  );
}

/** One application on the board's desk; others' reviews only for whom the policy shows them. */
export async function openOnDesk(
  p: Platform,
  actor: SignedInActor,
  id: string,
): Promise<z.output<typeof BoardDetail> | Failure> {
  const { read } = p.db;
  const record = await findRecord(read, { id });
  if (!onDeskOf(actor, record)) return fail('NOT_FOUND');
  const application = await viewAsInsider(p, actor, { id });
  const call = await findDeskCall(read, boardScope(actor), { id: record.call.id });
  if (isFailure(application) || !call) return fail('NOT_FOUND');
  const given = await reviewsOf(read, id);
  const { quorum, reviewCount, reached } = await quorumOfRecord(read, record);
  const mine = given.find((review) => review.reviewerId === actor.id);
  const subject: ReviewSubject = {
    ...subjectOf(record),
    own: mine?.kind ?? 'none',
    quorumReached: reached,
  };
  const canSeeOthers = reviewPolicy.seeOthers(actor, subject).ok;
  const shown = given.filter((review) => canSeeOthers || review === mine);
  const views = await viewsOf(p, shown, record.application.submittedRevision);
  const waits = waitsForEnd(record.call, p.clock.now());
  return {
    application,
    confirmedGoods: await p.provided.confirmedGoods(read, id),
    rubric: call.rubric,
    mine: views.find((view) => view.reviewerId === actor.id) ?? null,
    others: views.filter((view) => view.reviewerId !== actor.id),
    reviewCount,
    quorum,
    abilities: {
      canScore: reviewPolicy.score(actor, subject).ok,
      canSeeOthers,
      canDecide: !waits && reached && reviewPolicy.decide(actor, subject).ok,
      canStartCampaign: mayMove(actor, subject, 'startCampaign').ok,
    },
    decidesAfter: waits ? record.call.closesAt : null,
    told: subject.decisionsPublished !== false || record.call.rollingDecisions,
  };
}

/** What the team sent differently than in an earlier revision, as this reader may read it. */
export async function changesSinceRevision(
  { db: { read }, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  { id, since }: { readonly id: string; readonly since: number },
): Promise<ContentChange[] | Failure> {
  const record = await findApplication(read, { id });
  if (!onDeskOf(actor, record)) return fail('NOT_FOUND');
  return changesSince(read, record, actor, { revision: since, now: clock.now() });
}

async function viewsOf(
  p: Platform,
  given: readonly Review[],
  revision: number,
): Promise<z.output<typeof ReviewView>[]> {
  const people = await membersByIds(
    p.db.read,
    given.map((review) => review.reviewerId),
  );
  return given.map((review) => ({
    reviewerId: review.reviewerId,
    reviewerName: people.get(review.reviewerId)?.name ?? '',
    kind: review.kind,
    scores: review.scores,
    note: review.note,
    total: review.total,
    revision: review.revision,
    onOlderRevision: review.revision < revision,
    updatedAt: review.updatedAt,
  }));
}

/**
 * Gives or changes the reader's own review. Who declares a conflict of interest is locked out of
 * scoring this application, and the quorum is counted without them.
 */
export async function saveReview(
  p: Platform,
  actor: SignedInActor,
  id: string,
  body: Body,
): Promise<z.output<typeof BoardDetail> | Failure> {
  const saved = await p.db.transaction(async (tx) => {
    // Locked, so that no decision falls while a score is on its way.
    const record = await lockApplication(tx, id);
    if (!onDeskOf(actor, record)) return fail('NOT_FOUND');
    const own = (await kindOfReview(tx, id, actor.id)) ?? 'none';
    const call = await findDeskCall(tx, boardScope(actor), { id: record.call.id });
    if (!call) return fail('NOT_FOUND');
    const refused =
      refusalOf(actor, { ...subjectOf(record), own }, body.kind) ??
      staleReview(record, body) ??
      unscored(call.rubric, body);
    if (refused) return refused;
    const at = p.clock.now();
    await putReview(tx, {
      id: newId(),
      applicationId: id,
      reviewerId: actor.id,
      ...contentOf(call.rubric, body),
      revision: body.revision,
      createdAt: at,
      updatedAt: at,
    });
    await recordAudit(tx, {
      action: `review.${body.kind}`,
      subject: id,
      actorId: actor.id,
      at,
      details: { revision: body.revision, before: own },
    });
    p.signals.publish(tx, `application:${id}`);
    return undefined;
  });
  return saved ?? openOnDesk(p, actor, id);
}

export const boardFeedback: Provided['boardFeedback'] = async (read, applicationId) => {
  const given = await rubricMeans(read, applicationId);
  return (given?.rubric ?? []).flatMap(({ key, name }) => {
    const mean = given?.means.get(key);
    return mean === undefined ? [] : [{ criterion: name, mean }];
  });
};

const policyOf = {
  score: reviewPolicy.score,
  abstain: reviewPolicy.abstain,
  conflict: reviewPolicy.declareConflict,
} as const;

function refusalOf(
  actor: SignedInActor,
  subject: ReviewSubject,
  kind: Body['kind'],
): Failure | undefined {
  const verdict = policyOf[kind](actor, subject);
  if (verdict.ok) return undefined;
  const { reason } = verdict;
  return fail(
    reason === 'WRONG_STATUS' || reason === 'CONFLICT_OF_INTEREST' ? reason : 'FORBIDDEN',
  );
}

function staleReview(record: ApplicationRecord, body: Body): Failure | undefined {
  const revision = record.application.submittedRevision;
  return body.revision === revision ? undefined : fail('REVISION_CLASH', { details: { revision } });
}

/** Of what was sent the scores for the rubric's own criteria. */
const scoresIn = (rubric: Rubric, { scores }: Body) =>
  Object.fromEntries(
    rubric.flatMap(({ key }) => {
      const score = Object.hasOwn(scores, key) ? scores[key] : undefined;
      return score ? [[key, score]] : [];
    }),
  );

function unscored(rubric: Rubric, body: Body): Failure | undefined {
  if (body.kind !== 'score') return undefined;
  const scores = scoresIn(rubric, body);
  const fields = [
    ...rubric.filter(({ key }) => !(key in scores)).map(({ key }) => `scores.${key}`),
    ...unexplained(rubric, scores).map((key) => `scores.${key}.note`),
  ];
  if (fields.length === 0) return undefined;
  const missing = fields.map((field) => ({ section: 'rubric', field, code: 'REQUIRED' }));
  return fail('INCOMPLETE', { details: { missing } });
}

/** What is kept of a review: scores with no other kind. */
function contentOf(rubric: Rubric, body: Body): Pick<Review, 'kind' | 'scores' | 'note' | 'total'> {
  const { kind, note } = body;
  if (kind !== 'score') return { kind, scores: {}, note, total: null };
  const scores = scoresIn(rubric, body);
  const values = Object.entries(scores).map(([key, { value }]) => [key, value]);
  return { kind, scores, note, total: reviewTotal(rubric, Object.fromEntries(values)) };
}
