import { decide, type Machine, type MoveRequest, transition } from '@app/domain/machine';
import { type AuditEntry, recordAudit } from '../platform/audit.repo.ts';
import type { Tx } from '../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../platform/http/failure.ts';
import type { Platform } from '../platform/platform.ts';
import type { Moves } from '../platform/provided.ts';
import type { Topic } from '../platform/topics.ts';

/** Code of a guard: why the move is refused, undefined if it holds. `M` is the move under way. */
export type Guard<M> = (tx: Tx, move: M) => Failure | undefined | Promise<Failure | undefined>;

/**
 * Code of an effect, in the transaction of its move.
 *
 * @returns what the effects after it know besides; a failure undoes the move.
 */
export type Effect<M> = (
  p: Platform,
  tx: Tx,
  move: M,
  // biome-ignore lint/suspicious/noConfusingVoidType: most effects answer nothing
) => Promise<Partial<M> | Failure | void>;

/** Code of everything that a status table names; one without code does not compile. */
export interface MoveCode<M, GuardName extends string, EffectName extends string> {
  readonly guards: { readonly [G in GuardName]: Guard<M> };
  readonly effects: { readonly [E in EffectName]: Effect<M> };
}

/** The words of a status table. */
interface Words {
  readonly state: string;
  readonly event: string;
  readonly actor: string;
  readonly guard: string;
  readonly effect: string;
}
type Table<W extends Words> = Machine<W['state'], W['event'], W['actor'], W['guard'], W['effect']>;
type WordsOf<T> =
  T extends Machine<infer S, infer E, infer A, infer G, infer F>
    ? { state: S; event: E; actor: A; guard: G; effect: F }
    : never;

/** A move under way: what every one knows of itself, and what is known in it besides. */
export type Move<W extends Words, Own> = Own & {
  readonly event: W['event'];
  readonly from: W['state'];
  readonly to: W['state'];
  /** Empty where none was given. */
  readonly reason: string;
  /** Whose account; null for the clock, and for whoever has none. */
  readonly actorId: string | null;
  readonly at: Date;
};
export type MoveOf<T, Own> = Move<WordsOf<T>, Own>;

/** Code of what a status table names. */
export type CodeOf<T, Own> = Code<WordsOf<T>, Own>;
type Code<W extends Words, Own> = MoveCode<Move<W, Own>, W['guard'], W['effect']>;

/** How moves of a status table are made: what of them is the same whoever asks. */
export interface Lifecycle<W extends Words, Own> {
  readonly table: Table<W>;
  readonly code: (moves: Moves) => Code<W, Own>;
  /** Writes the status, and what else the move changes of its record. */
  readonly write: Effect<Move<W, Own>>;
  /** With `last`, what effects make of the move is written with it. */
  readonly writes?: 'first' | 'last';
  /** What the trail says of a move; without it the record keeps its own. */
  readonly audit?: (move: Move<W, Own>) => Omit<AuditEntry, 'actorId' | 'at'>;
  /** Topics of those who see it. */
  readonly signals?: (move: Move<W, Own>) => readonly Topic[];
  /** What whoever asks is told of a refusal by the table. */
  readonly refusal?: (code: Refusal) => Failure;
}
export type LifecycleOf<T, Own> = Lifecycle<WordsOf<T>, Own>;

type Refusal = 'WRONG_STATUS' | 'FORBIDDEN' | 'REASON_MISSING';

/** @param field in which the reason is asked for. */
export const refusalWith =
  (field: string) =>
  (code: Refusal): Failure =>
    code === 'REASON_MISSING'
      ? fail('VALIDATION', { fields: { [field]: 'required' } })
      : fail(code);

/** Who asks for a move, of what state and why. */
type RequestedMove<W extends Words> = MoveRequest<W['state'], W['event'], W['actor']> & {
  readonly actorId: string | null;
  /** Now, if not given. */
  readonly at?: Date;
};

/** A move that its table and its guards allow, and that is not made yet. */
interface Allowed<W extends Words, Own> {
  readonly move: Move<W, Own>;
  readonly effects: readonly W['effect'][];
}

const moving = <W extends Words, Own>(
  { clock }: Platform,
  { state, event, reason = '', actorId, at = clock.now() }: Omit<RequestedMove<W>, 'actors'>,
  to: W['state'],
  own: Own,
): Move<W, Own> => ({ ...own, event, from: state, to, reason, actorId, at });

/** Tries guards in order. @returns the failure of the first that does not hold. */
async function refusedBy<M, G extends string>(
  guards: { readonly [N in G]: Guard<M> },
  names: readonly G[] = [],
  tx: Tx,
  move: M,
): Promise<Failure | undefined> {
  for (const name of names) {
    const refused = await guards[name](tx, move);
    if (refused) return refused;
  }
  return undefined;
}

/** Asks the table, then the guards of the move. What it moves is held; nothing is changed. */
export async function allowMove<W extends Words, Own>(
  p: Platform,
  tx: Tx,
  { table, code, refusal = refusalWith('reason') }: Lifecycle<W, Own>,
  request: RequestedMove<W>,
  own: NoInfer<Own>,
): Promise<Allowed<W, Own> | Failure> {
  const decided = decide(table, request);
  if (!decided.ok) return refusal(decided.code);
  const { to, guards, effects = [] } = decided.move;
  const move = moving<W, Own>(p, request, to, own);
  return (await refusedBy(code(p.moves).guards, guards, tx, move)) ?? { move, effects };
}

/**
 * Makes an allowed move: status, effects in the order of the table, audit entry, signal.
 *
 * @returns the move with all that they made known; the failure that undoes it.
 */
export async function makeMove<W extends Words, Own>(
  p: Platform,
  tx: Tx,
  { code, write, writes, audit, signals }: Lifecycle<W, Own>,
  { move, effects }: Allowed<W, Own>,
): Promise<Move<W, Own> | Failure> {
  const named = effects.map((name) => code(p.moves).effects[name]);
  let known = move;
  for (const step of writes === 'last' ? [...named, write] : [write, ...named]) {
    const made = await step(p, tx, known);
    if (isFailure(made)) return made;
    known = { ...known, ...made };
  }
  const { actorId, at } = known;
  if (audit) await recordAudit(tx, { ...audit(known), actorId, at });
  if (signals) p.signals.publish(tx, ...signals(known));
  return known;
}

/**
 * Runs a move by its table, in the transaction that holds what it moves (decision 095): guards,
 * status, effects, audit entry, signal.
 *
 * @param own what is known in this move besides.
 * @returns the move with all that it made known; the failure that refuses or undoes it.
 */
export async function runMove<W extends Words, Own>(
  p: Platform,
  tx: Tx,
  lifecycle: Lifecycle<W, Own>,
  request: RequestedMove<W>,
  own: NoInfer<Own>,
): Promise<Move<W, Own> | Failure> {
  const allowed = await allowMove(p, tx, lifecycle, request, own);
  return isFailure(allowed) ? allowed : makeMove(p, tx, lifecycle, allowed);
}

/** The code by which a move would be refused now, whoever asks; undefined if nothing is in its way. */
export async function refusalOfMove<W extends Words, Own>(
  p: Platform,
  tx: Tx,
  { table, code }: Lifecycle<W, Own>,
  request: Omit<RequestedMove<W>, 'actors'>,
  own: NoInfer<Own>,
): Promise<string | undefined> {
  const row = transition(table, request.state, request.event);
  if (!row) return 'WRONG_STATUS';
  const move = moving<W, Own>(p, request, row.to, own);
  return (await refusedBy(code(p.moves).guards, row.guards, tx, move))?.code;
}

/**
 * What hangs on another record: found, the other held, and found again, for somebody may have
 * changed it before.
 */
export async function findLocked<Row, Holder>(
  find: () => Promise<Row | undefined>,
  hold: (found: Row) => Promise<Holder | undefined>,
): Promise<{ readonly row: Row; readonly record: Holder } | undefined> {
  const found = await find();
  const record = found && (await hold(found));
  const row = record && (await find());
  return row && { row, record };
}
