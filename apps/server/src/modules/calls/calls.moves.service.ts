import { type CallEvent, type CallStatus, callMachine } from '@app/domain/calls/call.machine';
import { callActors } from '@app/domain/calls/call.policy';
import { type LifecycleOf, refusalOfMove, runMove } from '../../kit/moves.ts';
import type { Tx } from '../../platform/db/client.ts';
import { rightsChanged } from '../../platform/hearing.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { putClock } from './calls.clock.ts';
import type { CallMove, CallMoveRequest, CallMoving } from './calls.moves.ts';
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
  const { event, reason, actor } = request;
  const moveRequest = {
    state: work.call.status,
    event,
    actors: actorsOf(request, work),
    reason,
    actorId: actor?.id ?? null,
  };
  return runMove(p, tx, lifecycle, moveRequest, { request, work, announced: 0 });
}

const lifecycle: LifecycleOf<typeof callMachine, CallMoving> = {
  table: callMachine,
  code: ({ call }) => call,
  writes: 'last',
  write: writeMove,
  audit: ({ event, work, from, to, announced }) => ({
    // The name that the trail has had for it since before there was a table of moves.
    action: event === 'announce' ? 'call.decisionsPublished' : `call.${event}`,
    subject: work.call.id,
    details: { from, to, ...(event === 'announce' ? { announced } : {}) },
  }),
  signals: ({ work: { call, bank } }) => [`call:${call.id}`, `bank:${bank.id}`],
};

async function writeMove(p: Platform, tx: Tx, move: CallMove): Promise<Failure | undefined> {
  const { request, work, event, reason, actorId, to, at } = move;
  const { id } = work.call;
  const { actor } = request;
  if (event === 'publish' && actor) {
    const failed = await publishFirst(p, tx, work, { by: actor.id, at });
    if (failed) return failed;
  }
  if (event === 'unpublish') await updateCall(tx, id, { publishedAt: null });
  if (event === 'announce') await updateCall(tx, id, { decisionsPublishedAt: at });
  if (event === 'reopen' && request.closesAt) {
    const { closesAt } = request;
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
    actorId,
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
  // Partners see what is published.
  if (event === 'publish' || event === 'unpublish') await rightsChanged(tx, p, id);
  return undefined;
}

/** The code by which a move would be refused now; undefined if nothing stands in its way. */
export function refusalOfCallMove(
  p: Platform,
  tx: Tx,
  work: CallWork,
  request: CallMoveRequest,
): Promise<string | undefined> {
  const { event, actor, reason } = request;
  const state = statusNow(work, p.clock.now());
  const moveRequest = { state, event, reason, actorId: actor?.id ?? null };
  const seen = { ...work, call: { ...work.call, status: state } };
  return refusalOfMove(p, tx, lifecycle, moveRequest, { request, work: seen, announced: 0 });
}
