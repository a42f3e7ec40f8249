import { type CallEvent, type CallStatus, callMachine } from '@app/domain/calls/call.machine';
import { callActors } from '@app/domain/calls/call.policy';
import { decide, transition } from '@app/domain/machine';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Tx } from '../../platform/db/client.ts';
import { rightsChanged } from '../../platform/hearing.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { refusedBy, runEffects } from '../../platform/moves.ts';
import type { Platform } from '../../platform/platform.ts';
import { putClock } from './calls.clock.ts';
import type { CallMove, CallMoveRequest } from './calls.moves.ts';
import { type CallWork, lockWork, updateCall, writeHistory } from './calls.work.repo.ts';
import { changeCopy, publishFirst } from './calls.working-copy.ts';

/** Whom a move is asked by: the clock, or every kind of actor that somebody is for the call. */
const actorsOf = ({ actor }: CallMoveRequest, { bank }: CallWork) =>
  actor === null ? (['clock'] as const) : callActors(actor, bank.slug);

/** What the clock has to do now in this status. */
function dueEvent({ call }: CallWork, now: Date): CallEvent | undefined {
  if (call.status === 'scheduled' && call.opensAt <= now) return 'open';
  if (call.status === 'open' && call.closesAt <= now) return 'close';
  return undefined;
}

/** The status with what the clock is about to do. */
export function statusNow({ call }: CallWork, now: Date): CallStatus {
  if (call.status === 'scheduled' && call.opensAt <= now) {
    return call.closesAt <= now ? 'closed' : 'open';
  }
  return call.status === 'open' && call.closesAt <= now ? 'closed' : call.status;
}

/**
 * Opens and closes a call that is due, each once: the call is held, and its status says what was
 * done already.
 */
export async function moveByClock(
  p: Platform,
  tx: Tx,
  callId: string,
): Promise<Failure | undefined> {
  for (;;) {
    const work = await lockWork(tx, callId);
    const event = work && dueEvent(work, p.clock.now());
    if (!work || !event) return undefined;
    const moved = await run(p, tx, work, { callId, actor: null, event });
    if (isFailure(moved)) return moved;
  }
}

/**
 * Moves a call by the one table, within a transaction: what the clock asks for first, then guards,
 * effects, status, history and audit entry. Whether the reader may know of the call was asked before.
 */
export async function moveCallWithin(
  p: Platform,
  tx: Tx,
  request: CallMoveRequest,
): Promise<CallMove | Failure> {
  const late = await moveByClock(p, tx, request.callId);
  if (isFailure(late)) return late;
  const work = await lockWork(tx, request.callId);
  if (!work) return fail('NOT_FOUND');
  const moved = await run(p, tx, work, request);
  if (isFailure(moved) || moved.to !== 'scheduled') return moved;
  // A call may be published at the moment of its opening, or after it.
  const opened = await moveByClock(p, tx, request.callId);
  return isFailure(opened) ? opened : moved;
}

async function run(
  p: Platform,
  tx: Tx,
  work: CallWork,
  request: CallMoveRequest,
): Promise<CallMove | Failure> {
  const { event, reason } = request;
  const decided = decide(callMachine, {
    state: work.call.status,
    event,
    actors: actorsOf(request, work),
    reason,
  });
  if (!decided.ok) {
    return decided.code === 'REASON_MISSING'
      ? fail('VALIDATION', { fields: { reason: 'required' } })
      : fail(decided.code);
  }
  const { to } = decided.move;
  const from = work.call.status;
  const move: CallMove = { request, work, from, to, at: p.clock.now(), announced: 0 };
  const refused = await refusedBy(p.moves.call, decided.move, tx, move);
  if (refused) return refused;
  const done = await runEffects(p.moves.call, decided.move, p, tx, move);
  if (isFailure(done)) return done;
  const failed = await writeMove(p, tx, done);
  if (isFailure(failed)) return failed;
  // Partners see what is published.
  if (event === 'publish' || event === 'unpublish') await rightsChanged(tx, p, work.call.id);
  p.signals.publish(tx, `call:${work.call.id}`, `bank:${work.bank.id}`);
  return done;
}

async function writeMove(p: Platform, tx: Tx, move: CallMove): Promise<Failure | undefined> {
  const { request, work, from, to, at } = move;
  const { id } = work.call;
  const { event, actor, reason = '' } = request;
  if (event === 'publish' && actor) {
    const failed = await publishFirst(p, tx, work, { by: actor.id, at });
    if (failed) return failed;
  }
  if (event === 'unpublish') await updateCall(tx, id, { publishedAt: null });
  if (event === 'announce') await updateCall(tx, id, { decisionsPublishedAt: at });
  if (event === 'reopen' && request.closesAt) {
    const closesAt = new Date(request.closesAt);
    // A further round is decided and announced anew; what teams were told stays told.
    await updateCall(tx, id, { closesAt, decisionsPublishedAt: null });
    if (work.draft && actor) {
      const change = { closesAt: closesAt.toISOString() };
      await changeCopy(tx, work, change, { by: actor.id, at });
    }
    await putClock(p, tx, id, [closesAt]);
  }
  await updateCall(tx, id, { status: to });
  await writeHistory(tx, {
    callId: id,
    at,
    actorId: actor?.id ?? null,
    event,
    reason,
    fields:
      event === 'reopen'
        ? [
            {
              path: 'closesAt',
              before: work.call.closesAt.toISOString(),
              after: request.closesAt,
            },
          ]
        : [],
  });
  await recordAudit(tx, {
    // The name that the trail has had for it since before there was a table of moves.
    action: event === 'announce' ? 'call.decisionsPublished' : `call.${event}`,
    subject: id,
    actorId: actor?.id ?? null,
    at,
    details: { from, to, ...(event === 'announce' ? { announced: move.announced } : {}) },
  });
  return undefined;
}

/** The code by which a move would be refused now; undefined if nothing stands in its way. */
export async function refusalOfMove(
  p: Platform,
  tx: Tx,
  work: CallWork,
  request: CallMoveRequest,
): Promise<string | undefined> {
  const from = statusNow(work, p.clock.now());
  const row = transition(callMachine, from, request.event);
  if (!row) return 'WRONG_STATUS';
  const move: CallMove = {
    request,
    work: { ...work, call: { ...work.call, status: from } },
    from,
    to: row.to,
    at: p.clock.now(),
    announced: 0,
  };
  return (await refusedBy(p.moves.call, row, tx, move))?.code;
}
