import { type ArticleEvent, articleMachine } from '@app/domain/articles/article.machine';
import { articleActors } from '@app/domain/articles/article.policy';
import { type LifecycleOf, refusalOfMove, runMove } from '../../../kit/moves.ts';
import type { Tx } from '../../../platform/db/client.ts';
import { type Failure, isFailure } from '../../../platform/http/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { updateArticle } from '../articles.repo.ts';
import type { ArticleMove, ArticleMoveRequest, ArticleMoving } from './moves.ts';
import { lockWork, remember, type SignedIn, subjectIn, type Work } from './work.record.ts';

/** Whom a move is asked by: the clock, or every kind of actor that somebody is for the article. */
const actorsOf = ({ actor }: ArticleMoveRequest, work: Work) =>
  actor === null ? (['clock'] as const) : articleActors(actor, subjectIn(work));

/**
 * Lets an article appear whose moment has come, once: it is held, and its status says whether it
 * has.
 */
export async function appear(p: Platform, articleId: string): Promise<void> {
  const failed = await p.db.transaction(async (tx) => {
    const work = await lockWork(tx, articleId);
    if (work?.article.status !== 'scheduled') return undefined;
    const { appearsAt } = work.article;
    if (!appearsAt || appearsAt > p.clock.now()) return undefined;
    return moveWork(p, tx, work, { actor: null, event: 'appear' });
  });
  if (failed) throw new Error(`The article ${articleId} could not appear: ${failed.code}.`);
}

/** Moves an article by the one table: guards, effects, status, history and audit entry. */
export async function moveWork(
  p: Platform,
  tx: Tx,
  work: Work,
  request: ArticleMoveRequest,
): Promise<Failure | undefined> {
  const { event, actor, reason } = request;
  const actors = actorsOf(request, work);
  const moveRequest = {
    state: work.article.status,
    event,
    actors,
    reason,
    actorId: actor?.id ?? null,
  };
  const done = await runMove(p, tx, lifecycle, moveRequest, { request, work });
  return isFailure(done) ? done : undefined;
}

const lifecycle: LifecycleOf<typeof articleMachine, ArticleMoving> = {
  table: articleMachine,
  code: ({ article }) => article,
  writes: 'last',
  async write(_p, tx, move) {
    const { article } = move.work;
    await updateArticle(tx, article.id, { status: move.to, ...waitingSince(move) });
    await remember(tx, article, move);
  },
  audit: ({ event, work, from, to }) => ({
    action: `article.${event}`,
    subject: work.article.id,
    details: { from, to },
  }),
  signals: ({ work }) => [`article:${work.article.id}`, 'articles:read'],
};

/** Since when it waits for a moderator, and why it last came back. */
function waitingSince({ event, actorId, reason, at }: ArticleMove) {
  if (event === 'submit') {
    return { submittedAt: at, returnedReason: null, returnedBy: null, returnedAt: null };
  }
  if (event === 'return') {
    return { submittedAt: null, returnedReason: reason, returnedBy: actorId, returnedAt: at };
  }
  return { submittedAt: null };
}

/** The code by which a move would be refused now; undefined if nothing stands in its way. */
export function refusalOfArticleMove(
  p: Platform,
  tx: Tx,
  work: Work,
  { actor, event }: { readonly actor: SignedIn; readonly event: ArticleEvent },
): Promise<string | undefined> {
  const at = p.clock.now();
  // As if what is asked for together with the move was given.
  const appearsAt = new Date(at.getTime() + 1);
  const request = { actor, event, reason: '-', appearsAt };
  const moveRequest = { state: work.article.status, event, reason: '-', actorId: actor.id, at };
  return refusalOfMove(p, tx, lifecycle, moveRequest, { request, work });
}
