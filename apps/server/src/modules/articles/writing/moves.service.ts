import { type ArticleEvent, articleMachine } from '@app/domain/articles/article.machine';
import { articleActors } from '@app/domain/articles/article.policy';
import { decide, transition } from '@app/domain/machine';
import { recordAudit } from '../../../platform/audit.repo.ts';
import type { Tx } from '../../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../../platform/http/failure.ts';
import { refusedBy, runEffects } from '../../../platform/moves.ts';
import type { Platform } from '../../../platform/platform.ts';
import { updateArticle } from '../articles.repo.ts';
import type { ArticleMoveRequest, ArticleMoving } from './moves.ts';
import { type Known, lockWork, remember, subjectIn, type Work } from './work.record.ts';

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
    return runMove(p, tx, work, { actor: null, event: 'appear' });
  });
  if (failed) throw new Error(`The article ${articleId} could not appear: ${failed.code}.`);
}

/** Moves an article by the one table: guards, effects, status, history and audit entry. */
export async function runMove(
  p: Platform,
  tx: Tx,
  work: Work,
  request: ArticleMoveRequest,
): Promise<Failure | undefined> {
  const { event, actor, reason = '' } = request;
  const { article } = work;
  const actors = actorsOf(request, work);
  const decided = decide(articleMachine, { state: article.status, event, actors, reason });
  if (!decided.ok) {
    return decided.code === 'REASON_MISSING'
      ? fail('VALIDATION', { fields: { reason: 'required' } })
      : fail(decided.code);
  }
  const { to } = decided.move;
  const move: ArticleMoving = { request, work, from: article.status, to, at: p.clock.now() };
  const refused = await refusedBy(p.moves.article, decided.move, tx, move);
  if (refused) return refused;
  const done = await runEffects(p.moves.article, decided.move, p, tx, move);
  if (isFailure(done)) return done;
  await updateArticle(tx, article.id, { status: to, ...waitingSince(move) });
  await remember(tx, article, { at: move.at, actorId: actor?.id ?? null, event, reason });
  await recordAudit(tx, {
    action: `article.${event}`,
    subject: article.id,
    actorId: actor?.id ?? null,
    at: move.at,
    details: { from: article.status, to },
  });
  p.signals.publish(tx, `article:${article.id}`, 'articles:read');
  return undefined;
}

/** Since when it waits for a moderator, and why it last came back. */
function waitingSince({ request, at }: ArticleMoving) {
  const { event, actor, reason = '' } = request;
  if (event === 'submit') {
    return { submittedAt: at, returnedReason: null, returnedBy: null, returnedAt: null };
  }
  if (event === 'return') {
    const returnedBy = actor?.id ?? null;
    return { submittedAt: null, returnedReason: reason, returnedBy, returnedAt: at };
  }
  return { submittedAt: null };
}

/** The code by which a move would be refused now; undefined if nothing stands in its way. */
export async function refusalOfMove(
  p: Platform,
  tx: Tx,
  work: Work,
  { actor, event }: { readonly actor: Known; readonly event: ArticleEvent },
): Promise<string | undefined> {
  const from = work.article.status;
  const row = transition(articleMachine, from, event);
  if (!row) return 'WRONG_STATUS';
  const at = p.clock.now();
  // As if what is asked for together with the move was given.
  const appearsAt = new Date(at.getTime() + 1).toISOString();
  const request = { actor, event, reason: '-', appearsAt };
  const move: ArticleMoving = { request, work, from, to: row.to, at };
  return (await refusedBy(p.moves.article, row, tx, move))?.code;
}
