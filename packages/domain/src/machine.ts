export interface Transition<
  State extends string,
  Actor extends string,
  Guard extends string,
  Effect extends string,
> {
  readonly to: State;
  readonly by: readonly Actor[];
  /** Whoever asks must say why. */
  readonly reason?: 'required';
  /** What must hold besides, tried in this order; the first that does not hold refuses the move. */
  readonly guards?: readonly Guard[];
  /** What happens with the move, in this order and in its transaction; nothing else does. */
  readonly effects?: readonly Effect[];
}

/**
 * A lifecycle as plain data: state → event → move. What the table does not hold cannot happen.
 * The server runs it, the screens and the generated documents read it.
 */
export type Machine<
  State extends string,
  Event extends string,
  Actor extends string,
  Guard extends string = never,
  Effect extends string = never,
> = {
  readonly [S in State]: { readonly [E in Event]?: Transition<State, Actor, Guard, Effect> };
};

/** Declares a lifecycle: every state has its row, a final one an empty row. */
export function machine<
  S extends string,
  E extends string,
  A extends string,
  G extends string = never,
  F extends string = never,
>(table: Machine<S, E, A, G, F>): Machine<S, E, A, G, F> {
  return table;
}

export function transition<
  S extends string,
  E extends string,
  A extends string,
  G extends string,
  F extends string,
>(table: Machine<S, E, A, G, F>, state: S, event: E): Transition<S, A, G, F> | undefined {
  // Own keys only: a state or an event may come from outside and be called `constructor`.
  if (!Object.hasOwn(table, state) || !Object.hasOwn(table[state], event)) return undefined;
  return table[state][event];
}

/** Whether the table holds a move for this event in this state, whoever asks. */
export function canMove<S extends string, E extends string>(
  table: Machine<S, E, string, string, string>,
  state: S,
  event: E,
): boolean {
  return transition(table, state, event) !== undefined;
}

/** The events that these actors may cause in this state, guards aside. */
export function eventsFrom<S extends string, E extends string, A extends string>(
  table: Machine<S, E, A, string, string>,
  state: S,
  actors: readonly A[],
): E[] {
  const events = Object.hasOwn(table, state) ? (Object.keys(table[state]) as E[]) : [];
  return events.filter((event) =>
    transition(table, state, event)?.by.some((actor) => actors.includes(actor)),
  );
}

export interface MoveRequest<State extends string, Event extends string, Actor extends string> {
  readonly state: State;
  readonly event: Event;
  /** Every kind of actor the asking one is; none if a stranger. */
  readonly actors: readonly Actor[];
  /** Why; blank counts as not given. */
  readonly reason?: string | undefined;
}

/**
 * Decides a request by the table alone: first the move, then who asks, then the reason. The guards
 * of the answered move are for whoever runs it.
 *
 * @returns the move; `WRONG_STATUS` if the table has none, `FORBIDDEN` if it is not for these
 *   actors, `REASON_MISSING` if it asks for one.
 */
export function decide<
  S extends string,
  E extends string,
  A extends string,
  G extends string,
  F extends string,
>(
  table: Machine<S, E, A, G, F>,
  { state, event, actors, reason }: MoveRequest<S, E, A>,
):
  | { readonly ok: true; readonly move: Transition<S, A, G, F> }
  | { readonly ok: false; readonly code: 'WRONG_STATUS' | 'FORBIDDEN' | 'REASON_MISSING' } {
  const move = transition(table, state, event);
  if (!move) return { ok: false, code: 'WRONG_STATUS' };
  if (!move.by.some((actor) => actors.includes(actor))) return { ok: false, code: 'FORBIDDEN' };
  if (move.reason === 'required' && !reason?.trim()) return { ok: false, code: 'REASON_MISSING' };
  return { ok: true, move };
}
