import type { Decided, DecideManyBody, RankingRow } from '@app/contracts/reviews/reviews.schemas';
import { visibleStatus } from '@app/domain/applications/application.policy';
import { waitsForEnd } from '@app/domain/calls/call';
import { callPolicy } from '@app/domain/calls/call.policy';
import type { Actor } from '@app/domain/permissions/permissions';
import { reviewPolicy } from '@app/domain/reviews/review.policy';
import { ranked } from '@app/domain/reviews/rubric';
import type { Language } from '@app/messages/catalogue';
import { translate } from '@app/messages/translate';
import type { z } from 'zod';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BlindRule } from '../applications/public.ts';
import { moveWithin } from '../applications/public.ts';
import { applicationsIn, type DeskCall, findDeskCall, listDesk } from './reviews.desk.repo.ts';
import { type DeskEntry, entriesOf } from './reviews.entries.ts';
import { boardScope } from './reviews.scope.ts';

type SignedInActor = NonNullable<Actor>;

/**
 * The ranking of a call. Mean and spread of an application stay empty for those who may not see
 * others' scores of it yet; these stand at the end, in the order of submission.
 */
export async function rankCall(
  p: Platform,
  actor: SignedInActor,
  id: string,
): Promise<z.output<typeof RankingRow>[] | Failure> {
  const ranking = await rankingOf(p, actor, id);
  return isFailure(ranking) ? ranking : ranking.rows;
}

export async function rankingOf(
  { db: { read }, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  id: string,
  rule?: BlindRule,
): Promise<{ readonly call: DeskCall; readonly rows: z.output<typeof RankingRow>[] } | Failure> {
  const call = await findDeskCall(read, boardScope(actor), { id });
  if (!call) return fail('NOT_FOUND');
  const rows = await listDesk(read, call);
  const entries = await entriesOf(read, call, { rows, which: { callId: id } }, actor, rule);
  const waits = waitsForEnd(call, clock.now());
  return { call, rows: ranked(entries.map((entry) => rankingRow(entry, actor, waits))) };
}

const hundredths = (n: number | null) => n && Math.round(n * 100) / 100;

function rankingRow(
  { row, subject, summary, quorum }: DeskEntry,
  actor: SignedInActor,
  waits: boolean,
): Omit<z.output<typeof RankingRow>, 'place'> {
  const review = {
    ...subject,
    own: summary.mine ?? 'none',
    quorumReached: quorum.reached,
  } as const;
  const seen = reviewPolicy.seeOthers(actor, review).ok;
  return {
    applicationId: row.id,
    slug: row.slug,
    projectTitle: row.projectTitle,
    status: visibleStatus(actor, subject),
    requestedAmount: row.requestedAmount,
    mean: seen ? hundredths(summary.mean) : null,
    spread: seen ? hundredths(summary.spread) : null,
    count: quorum.reviewCount,
    conflicts: quorum.conflicts,
    quorum: quorum.quorum,
    quorumReached: quorum.reached,
    canDecide: !waits && quorum.reached && reviewPolicy.decide(actor, review).ok,
  };
}

/**
 * Decides about several applications of a call. Each stands by itself, as if it was decided alone:
 * what refuses one is told with it, and the others are decided.
 */
export async function decideMany(
  p: Platform,
  actor: SignedInActor,
  id: string,
  { event, applications }: z.infer<typeof DecideManyBody>,
  language: Language,
): Promise<Decided[] | Failure> {
  const { read } = p.db;
  const call = await findDeskCall(read, boardScope(actor), { id });
  if (!call) return fail('NOT_FOUND');
  if (!callPolicy.publishDecisions(actor, call).ok) return fail('FORBIDDEN');
  const inCall = await applicationsIn(
    read,
    id,
    applications.map((one) => one.id),
  );
  const decided: Decided[] = [];
  for (const { id: applicationId, reason } of applications) {
    const moved = inCall.has(applicationId)
      ? await p.db.transaction((tx) => moveWithin(p, tx, { applicationId, actor, event, reason }))
      : fail('NOT_FOUND');
    const refusal = isFailure(moved) ? translate(language, `errors.${moved.code}`) : null;
    decided.push({ id: applicationId, refusal });
  }
  return decided;
}
