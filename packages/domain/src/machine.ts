/** One move of a lifecycle. */
export interface Transition<State extends string, Actor extends string, Guard extends string> {
  readonly to: State;
  /** The kinds of actor that may ask for it. */
  readonly by: readonly Actor[];
  /** What must hold besides; all of them, in the order in which they are reported. */
  readonly guard?: Guard | readonly Guard[];
  /** Names of what follows, for the generated documents and the server's service. */
  readonly effects?: readonly string[];
  /** Whoever asks must say why. */
  readonly reason?: 'required';
}

/**
 * A lifecycle as plain data: state → event → move. What the table does not hold cannot happen.
 * The server moves by it, the screens and the generated documents read it.
 */
export type Machine<
  State extends string,
  Event extends string,
  Actor extends string,
  Guard extends string = never,
> = {
  readonly [S in State]: { readonly [E in Event]?: Transition<State, Actor, Guard> };
};

/** Whether a guard holds; one that does not may say what is amiss. */
export type GuardVerdict =
  | boolean
  | { readonly ok: true }
  | { readonly ok: false; readonly details: unknown };

/**
 * The answer to a move. `WRONG_STATUS`: the table has no such move. `FORBIDDEN`: not for these
 * actors. `GUARD`: the named guard does not hold, or, with `reason`, a required reason is missing.
 */
export type MoveResult<State extends string, Guard extends string> =
  | { readonly ok: true; readonly to: State }
  | {
      readonly ok: false;
      readonly code: 'WRONG_STATUS' | 'FORBIDDEN' | 'GUARD';
      readonly guard?: Guard | 'reason';
      readonly details?: unknown;
    };

/** What somebody asks of a lifecycle. */
export interface MoveRequest<
  State extends string,
  Event extends string,
  Actor extends string,
  Guard extends string,
> {
  readonly state: State;
  readonly event: Event;
  /** Every kind of actor the asking one is; none if a stranger. */
  readonly actors: readonly Actor[];
  /** The guards of this move; one that is not given does not hold. */
  readonly guards: { readonly [G in Guard]?: GuardVerdict };
  /** Why; blank counts as not given. */
  readonly reason?: string | undefined;
}

/** Declares a lifecycle: every state has its row, a final one an empty row. */
export function machine<
  State extends string,
  Event extends string,
  Actor extends string,
  Guard extends string = never,
>(table: Machine<State, Event, Actor, Guard>): Machine<State, Event, Actor, Guard> {
  return table;
}

/** The move that an event causes in a state, if the table holds one. */
export function transition<S extends string, E extends string, A extends string, G extends string>(
  table: Machine<S, E, A, G>,
  state: S,
  event: E,
): Transition<S, A, G> | undefined {
  // Own keys only: a state or an event may come from outside and be called `constructor`.
  if (!Object.hasOwn(table, state) || !Object.hasOwn(table[state], event)) return undefined;
  return table[state][event];
}

/** The guards of a move, in order. */
export function guardsOf<G extends string>(move: {
  readonly guard?: G | readonly G[];
}): readonly G[] {
  if (move.guard === undefined) return [];
  return typeof move.guard === 'string' ? [move.guard] : move.guard;
}

/** Whether the table holds a move for this event in this state, whoever asks. */
export function canMove<S extends string, E extends string, A extends string, G extends string>(
  table: Machine<S, E, A, G>,
  state: S,
  event: E,
): boolean {
  return transition(table, state, event) !== undefined;
}

/** The events that these actors may cause in this state, guards aside. */
export function eventsFrom<S extends string, E extends string, A extends string, G extends string>(
  table: Machine<S, E, A, G>,
  state: S,
  actors: readonly A[],
): E[] {
  const events = Object.hasOwn(table, state) ? (Object.keys(table[state]) as E[]) : [];
  return events.filter((event) =>
    transition(table, state, event)?.by.some((actor) => actors.includes(actor)),
  );
}

/** Decides a move: first the table, then who asks, then the reason, then the guards. */
export function move<S extends string, E extends string, A extends string, G extends string>(
  table: Machine<S, E, A, G>,
  request: MoveRequest<S, E, A, G>,
): MoveResult<S, G> {
  const found = transition(table, request.state, request.event);
  if (!found) return { ok: false, code: 'WRONG_STATUS' };
  if (!found.by.some((actor) => request.actors.includes(actor))) {
    return { ok: false, code: 'FORBIDDEN' };
  }
  if (found.reason === 'required' && !request.reason?.trim()) {
    return { ok: false, code: 'GUARD', guard: 'reason' };
  }
  for (const guard of guardsOf(found)) {
    const verdict = request.guards[guard] ?? false;
    if (verdict === true || (verdict !== false && verdict.ok)) continue;
    return verdict === false
      ? { ok: false, code: 'GUARD', guard }
      : { ok: false, code: 'GUARD', guard, details: verdict.details };
  }
  return { ok: true, to: found.to };
}
