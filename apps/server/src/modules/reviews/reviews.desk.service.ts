import type {
  BoardCall,
  BoardInboxQuery,
  BoardItem,
  RankingRow,
} from '@app/contracts/reviews/reviews.schemas';
import {
  type ApplicationSubject,
  visibleStatus,
} from '@app/domain/applications/application.policy';
import { callState } from '@app/domain/calls/call';
import { callPolicy } from '@app/domain/calls/call.policy';
import { fening, toKm } from '@app/domain/money';
import type { Actor } from '@app/domain/permissions/permissions';
import { reviewPolicy } from '@app/domain/reviews/review.policy';
import { summarise } from '@app/domain/reviews/rubric';
import type { z } from 'zod';
import type { Reader } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { type ListPage, listPage, timeCursor } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { memberIdsOf } from '../applications/public.ts';
import { moveCallWithin } from '../calls/public.ts';
import {
  type DeskCall,
  type DeskRow,
  findDeskCall,
  listDesk,
  listDeskCalls,
} from './reviews.desk.repo.ts';
import { boardOf, type QuorumState, quorumOf } from './reviews.quorum.ts';
import { type Review, reviewsOfAll } from './reviews.repo.ts';
import { boardScope } from './reviews.scope.ts';

type SignedInActor = NonNullable<Actor>;

export async function listCalls(p: Platform, actor: SignedInActor): Promise<BoardCall[]> {
  const rows = await listDeskCalls(p.db.read, boardScope(actor), actor.id);
  const now = p.clock.now();
  return rows.map((row) => {
    const { titleBhs, titleEn, opensAt, closesAt, decisionsPublishedAt, ...call } = row;
    const state = callState({ opensAt, closesAt }, now);
    const decided = row.undecided === 0 && state === 'closed' && decisionsPublishedAt === null;
    return {
      ...call,
      title: { bhs: titleBhs, en: titleEn },
      state,
      closesAt: closesAt.toISOString(),
      mineOpen: row.undecided - row.mineDone,
      decisionsPublishedAt: decisionsPublishedAt?.toISOString() ?? null,
      canPublishDecisions: decided && callPolicy.publishDecisions(actor, row).ok,
    };
  });
}

type Said = Pick<Review, 'applicationId' | 'reviewerId' | 'kind' | 'total'>;

interface DeskEntry {
  readonly row: DeskRow;
  readonly subject: ApplicationSubject;
  readonly said: readonly Said[];
  readonly mine: Said | undefined;
  readonly quorum: QuorumState;
}

async function entriesOf(
  read: Reader,
  call: DeskCall,
  rows: readonly DeskRow[],
  actor: SignedInActor,
): Promise<DeskEntry[]> {
  const ids = rows.map((row) => row.id);
  const [board, teams, all] = await Promise.all([
    boardOf(read, call.bankSlug),
    memberIdsOf(read, ids),
    reviewsOfAll(read, ids),
  ]);
  const saidOf = Map.groupBy(all, (review) => review.applicationId);
  return rows.map((row) => {
    const said = saidOf.get(row.id) ?? [];
    const memberIds = teams.get(row.id) ?? [];
    return {
      row,
      subject: {
        ownerId: row.ownerId,
        memberIds,
        status: row.status,
        bankSlug: call.bankSlug,
        decisionsPublished: call.decisionsPublishedAt !== null || row.announcedAt !== null,
      },
      said,
      mine: said.find((review) => review.reviewerId === actor.id),
      quorum: quorumOf(call, board, memberIds, {
        scores: said.filter((review) => review.kind === 'score').length,
        conflicted: said
          .filter((review) => review.kind === 'conflict')
          .map((review) => review.reviewerId),
      }),
    };
  });
}

export async function listInbox(
  p: Platform,
  actor: SignedInActor,
  query: z.infer<typeof BoardInboxQuery>,
): Promise<ListPage<BoardItem> | Failure> {
  const { read } = p.db;
  const call = await findDeskCall(read, boardScope(actor), { slug: query.call });
  if (!call) return fail('NOT_FOUND');
  return listPage(query, {
    cursor: timeCursor,
    read: (slice) => listDesk(read, call, slice),
    place: ({ submittedAt, id }) => ({ at: submittedAt ?? new Date(0), id }),
    show: async (rows) =>
      (await entriesOf(read, call, rows, actor)).map((entry) => itemOf(entry, actor)),
  });
}

function itemOf({ row, subject, mine, quorum }: DeskEntry, actor: SignedInActor): BoardItem {
  return {
    id: row.id,
    slug: row.slug,
    status: visibleStatus(actor, subject),
    projectTitle: row.projectTitle,
    municipality: row.municipality,
    requestedAmount: toKm(fening(row.requestedAmount)),
    submittedAt: row.submittedAt?.toISOString() ?? null,
    mine: mine?.kind ?? 'none',
    myTotal: mine?.total ?? null,
    reviewCount: quorum.reviewCount,
    quorum: quorum.quorum,
  };
}

/**
 * The ranking of a call. Mean and spread of an application stay empty for those who may not see
 * others' scores of it yet; these stand at the end, in the order of submission.
 */
export async function rankCall(
  p: Platform,
  actor: SignedInActor,
  id: string,
): Promise<RankingRow[] | Failure> {
  const { read } = p.db;
  const call = await findDeskCall(read, boardScope(actor), { id });
  if (!call) return fail('NOT_FOUND');
  const entries = await entriesOf(read, call, await listDesk(read, call), actor);
  return entries
    .map((entry) => rankingRow(entry, actor))
    .sort((a, b) => (b.mean ?? -1) - (a.mean ?? -1));
}

function rankingRow(
  { row, subject, said, mine, quorum }: DeskEntry,
  actor: SignedInActor,
): RankingRow {
  const seen = reviewPolicy.seeOthers(actor, {
    ...subject,
    own: mine?.kind ?? 'none',
    quorumReached: quorum.reached,
  }).ok;
  const totals = said.flatMap((review) => review.total ?? []);
  const { mean, spread } = seen ? summarise(totals) : summarise([]);
  return {
    applicationId: row.id,
    slug: row.slug,
    projectTitle: row.projectTitle,
    status: visibleStatus(actor, subject),
    requestedAmount: toKm(fening(row.requestedAmount)),
    mean,
    spread,
    count: quorum.reviewCount,
    conflicts: quorum.conflicts,
    quorum: quorum.quorum,
    quorumReached: quorum.reached,
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
