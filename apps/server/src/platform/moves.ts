import type { Transition } from '@app/domain/machine';
import type { Tx } from './db/client.ts';
import { type Failure, isFailure } from './http/failure.ts';
import type { Platform } from './platform.ts';

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

/** Tries the guards of a move in order. @returns the failure of the first that does not hold. */
export async function refusedBy<M, G extends string>(
  { guards }: Pick<MoveCode<M, G, never>, 'guards'>,
  row: Pick<Transition<string, string, G, string>, 'guards'>,
  tx: Tx,
  move: M,
): Promise<Failure | undefined> {
  for (const name of row.guards ?? []) {
    const refused = await guards[name](tx, move);
    if (refused) return refused;
  }
  return undefined;
}

/** @returns the move with all that they made known; the failure that undoes it. */
export async function runEffects<M, E extends string>(
  { effects }: Pick<MoveCode<M, never, E>, 'effects'>,
  row: Pick<Transition<string, string, string, E>, 'effects'>,
  p: Platform,
  tx: Tx,
  move: M,
): Promise<M | Failure> {
  let known = move;
  for (const name of row.effects ?? []) {
    const made = await effects[name](p, tx, known);
    if (isFailure(made)) return made;
    known = { ...known, ...made };
  }
  return known;
}
