import type {
  NewRecommendation,
  RecommendationView,
  ShownRecommendation,
} from '@app/contracts/network/network.schemas';
import { pages } from '@app/contracts/pages';
import { recommendationActors, statusForAuthor } from '@app/domain/network/recommendation';
import type { RecommendationEvent } from '@app/domain/network/recommendation.machine';
import type { Actor } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import { runMove } from '../../kit/moves.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import { type ListPage, listPage, timeCursor } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { notify } from '../notifications/public.ts';
import { recommendationLifecycle } from './network.moves.ts';
import { hold, publish } from './network.service.ts';
import { namingOf, peopleOf, standingOf } from './people.service.ts';
import {
  findRecommendation,
  hasRecommended,
  insertRecommendation,
  listOwn,
  listShown,
  type RecommendationRow,
} from './recommendations.repo.ts';

type Member = NonNullable<Actor>;
type Answer = Promise<{ success: true } | Failure>;

interface PageQuery {
  readonly after?: string | undefined;
  readonly limit: number;
}

const place = ({ createdAt, id }: RecommendationRow) => ({ at: createdAt, id });

/** One writes about connections only. */
export const recommend = (
  p: Platform,
  actor: Member,
  { userId, text }: NewRecommendation,
): Answer =>
  p.db.transaction(async (tx) => {
    await hold(tx, actor.id, userId);
    const standing = await standingOf(p, tx, actor, userId);
    if (isFailure(standing)) return standing;
    if (standing.state !== 'connected') return fail('NOT_FOUND');
    if (await hasRecommended(tx, actor.id, userId)) return fail('ALREADY_EXISTS');
    await insertRecommendation(tx, {
      id: newId(),
      authorId: actor.id,
      subjectId: userId,
      text,
      status: 'pending',
      createdAt: p.clock.now(),
    });
    await notify(tx, p, {
      userIds: [userId],
      type: 'recommendation',
      text: 'recommended',
      values: (await namingOf(p, tx, [actor.id]))(actor.id),
      actionUrl: pages.network({ dio: 'preporuke' }),
      from: actor.id,
      isPersonal: true,
    });
    publish(p, tx, actor.id, userId);
    return { success: true };
  });

/** To whom it is not, it is not there. */
export const moveRecommendation = (
  p: Platform,
  actor: Member,
  id: string,
  event: RecommendationEvent,
): Answer =>
  p.db.transaction(async (tx) => {
    const seen = await findRecommendation(tx, id);
    if (!seen || recommendationActors(actor.id, seen).length === 0) return fail('NOT_FOUND');
    const { authorId, subjectId } = seen;
    await hold(tx, authorId, subjectId);
    const recommendation = await findRecommendation(tx, id);
    if (!recommendation) return fail('NOT_FOUND');
    const actors = recommendationActors(actor.id, recommendation);
    const request = { state: recommendation.status, event, actors, actorId: actor.id };
    const done = await runMove(p, tx, recommendationLifecycle, request, { recommendation });
    return isFailure(done) ? done : { success: true };
  });

/** What everybody who may see a member reads of what others wrote. */
export async function recommendationsOf(
  p: Platform,
  actor: Member,
  userId: string,
  query: PageQuery,
): Promise<ListPage<z.output<typeof ShownRecommendation>> | Failure> {
  const { read } = p.db;
  const standing = await standingOf(p, read, actor, userId);
  if (isFailure(standing)) return standing;
  if (standing.state === 'blocked') return fail('NOT_FOUND');
  return listPage(query, {
    cursor: timeCursor,
    read: (slice) => listShown(read, userId, actor.id, slice),
    place,
    show: (rows) => viewsOf(p, rows, 'authorId'),
  });
}

export const listRecommendations = (
  p: Platform,
  actor: Member,
  { box, ...page }: PageQuery & { readonly box: 'waiting' | 'received' | 'given' },
): Promise<ListPage<z.output<typeof RecommendationView>> | Failure> =>
  listPage(page, {
    cursor: timeCursor,
    read: (slice) => listOwn(p.db.read, actor.id, box, slice),
    place,
    async show(rows) {
      const views = await viewsOf(p, rows, box === 'given' ? 'subjectId' : 'authorId');
      if (box !== 'given') return views;
      return views.map((view, n) => ({
        ...view,
        status: statusForAuthor(rows[n]?.status ?? 'pending'),
      }));
    },
  });

async function viewsOf(
  p: Platform,
  rows: readonly RecommendationRow[],
  side: 'authorId' | 'subjectId',
): Promise<z.output<typeof RecommendationView>[]> {
  const ids = rows.map((row) => row[side]);
  const personOf = await peopleOf(p, p.db.read, ids);
  return rows.map((row) => ({
    id: row.id,
    person: personOf(row[side]),
    text: row.text,
    // What was taken back is in no list.
    status: row.status === 'withdrawn' ? 'declined' : row.status,
    createdAt: row.createdAt,
  }));
}
