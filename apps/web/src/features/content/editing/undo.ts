/** A change of one field, as it was and as it became. */
export interface Step<V> {
  readonly field: string;
  readonly before: V;
  readonly after: V;
}

export interface Steps<V> {
  readonly done: readonly (Step<V> & { readonly at: number })[];
  readonly undone: readonly Step<V>[];
}

export const noSteps: Steps<never> = { done: [], undone: [] };

/** What is typed without a pause of so many milliseconds is one step. */
const pause = 1_000;
const most = 100;

/** `typed`: goes on with what was typed before it; anything else is a step of its own. */
export function withStep<V>({ done }: Steps<V>, step: Step<V>, at: number, typed = true): Steps<V> {
  const last = done.at(-1);
  const goesOn = typed && last && last.field === step.field && last.after === step.before;
  if (goesOn && at - last.at < pause) {
    return { done: [...done.slice(0, -1), { ...step, before: last.before, at }], undone: [] };
  }
  return { done: [...done, { ...step, at }].slice(-most), undone: [] };
}

/** Takes the last step back; what to put, and what is left. */
export function stepBack<V>({ done, undone }: Steps<V>): [Step<V> | undefined, Steps<V>] {
  const last = done.at(-1);
  if (!last) return [undefined, { done, undone }];
  return [last, { done: done.slice(0, -1), undone: [...undone, last] }];
}

export function stepForward<V>({ done, undone }: Steps<V>): [Step<V> | undefined, Steps<V>] {
  const next = undone.at(-1);
  if (!next) return [undefined, { done, undone }];
  return [next, { done: [...done, { ...next, at: 0 }], undone: undone.slice(0, -1) }];
}
