import type { BoardCall, BoardInboxQuery, BoardItem } from '@app/contracts/reviews/reviews.schemas';
import { visibleStatus } from '@app/domain/applications/application.policy';
import { deskPolicy } from '@app/domain/bank-desk/desk.policy';
import { callState } from '@app/domain/calls/call';
import { callPolicy } from '@app/domain/calls/call.policy';
import { type Actor, isReviewBoard } from '@app/domain/permissions/permissions';
import { reviewPolicy } from '@app/domain/reviews/review.policy';
import type { z } from 'zod';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { type ListPage, listPage, timeCursor } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { moveCallWithin } from '../calls/public.ts';
import { findDeskCall, listDesk, listDeskCalls } from './reviews.desk.repo.ts';
import { type DeskEntry, entriesOf } from './reviews.entries.ts';
import { boardScope } from './reviews.scope.ts';

type SignedInActor = NonNullable<Actor>;

export async function listCalls(
  p: Platform,
  actor: SignedInActor,
): Promise<z.output<typeof BoardCall>[]> {
  const rows = await listDeskCalls(p.db.read, boardScope(actor), actor.id);
  const now = p.clock.now();
  return rows.map((row) => {
    const { titleBhs, titleEn, opensAt, closesAt, decisionsPublishedAt, totalFund, ...call } = row;
    const canDecide = callPolicy.publishDecisions(actor, row).ok;
    const state = callState({ opensAt, closesAt }, now);
    const decided = row.undecided === 0 && state === 'closed' && decisionsPublishedAt === null;
    return {
      ...call,
      mineOpen: isReviewBoard(actor, call.bankSlug) ? call.mineOpen : 0,
      title: { bhs: titleBhs, en: titleEn },
      state,
      closesAt,
      decisionsPublishedAt,
      dueOn: row.decisionsBy,
      budget: totalFund,
      canPublishDecisions: decided && canDecide,
      canDecide,
      canExport: deskPolicy.export(actor, row).ok,
    };
  });
}

export async function listInbox(
  p: Platform,
  actor: SignedInActor,
  query: z.infer<typeof BoardInboxQuery>,
): Promise<ListPage<z.output<typeof BoardItem>> | Failure> {
  const { read } = p.db;
  const call = await findDeskCall(read, boardScope(actor), { slug: query.call });
  if (!call) return fail('NOT_FOUND');
  return listPage(query, {
    cursor: timeCursor,
    read: (slice) => listDesk(read, call, slice),
    place: ({ submittedAt, id }) => ({ at: submittedAt ?? new Date(0), id }),
    show: async (rows) => {
      const which = { ids: rows.map(({ id }) => id) };
      const entries = await entriesOf(read, call, { rows, which }, actor);
      return entries.map((entry) => itemOf(entry, actor));
    },
  });
}

function itemOf(
  { row, subject, summary, assigned, quorum }: DeskEntry,
  actor: SignedInActor,
): z.output<typeof BoardItem> {
  const mine = summary.mine ?? 'none';
  const isAsked = assigned.length === 0 || assigned.includes(actor.id);
  const canScore = reviewPolicy.score(actor, { ...subject, own: mine }).ok;
  return {
    id: row.id,
    slug: row.slug,
    status: visibleStatus(actor, subject),
    projectTitle: row.projectTitle,
    municipality: row.municipality,
    requestedAmount: row.requestedAmount,
    submittedAt: row.submittedAt,
    mine,
    waits: mine === 'none' && isAsked && canScore,
    myTotal: summary.myTotal,
    reviewCount: quorum.reviewCount,
    quorum: quorum.quorum,
    asked: assigned.length === 0 ? 'everybody' : assigned.includes(actor.id) ? 'me' : 'others',
  };
}

/**
 * Announces the decisions of a closed call to all its teams at once.
 *
 * @returns `INCOMPLETE` while an application waits for its decision; done twice, nobody is told
 *   twice.
 */
export async function publishDecisions(
  p: Platform,
  actor: SignedInActor,
  id: string,
): Promise<{ announced: number } | Failure> {
  return p.db.transaction(async (tx) => {
    const call = await findDeskCall(tx, boardScope(actor), { id });
    if (!call) return fail('NOT_FOUND');
    if (!callPolicy.publishDecisions(actor, call).ok) return fail('FORBIDDEN');
    const moved = await moveCallWithin(p, tx, { callId: id, actor, event: 'announce' });
    if (!isFailure(moved)) return { announced: moved.announced };
    // Asked for twice: the second finds that everybody was told.
    const now = await findDeskCall(tx, boardScope(actor), { id });
    return now?.decisionsPublishedAt && moved.code === 'WRONG_STATUS' ? { announced: 0 } : moved;
  });
}
