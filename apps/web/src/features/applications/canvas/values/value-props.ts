import type { Value } from '@app/domain/applications/form/values';
import { nameOf } from '@app/domain/applications/form/words';
import type { ComponentType } from 'react';
import { itemNameOf } from '../../../../entities/applications/public.ts';
import { type Next, useCanvas, useProblem, useSay } from '../canvas-context.tsx';

/** What the component of a kind of value gets. */
export interface ValueProps<H = unknown, V extends Value = Value> {
  /** Dotted path, also the element's id. */
  readonly path: string;
  readonly value: V;
  readonly current: H;
  onChange(next: Next<H>): void;
}

/** What writes a kind of value; `More` is what it gets besides. */
// biome-ignore lint/suspicious/noExplicitAny: each takes what its own kind of value holds
export type ValueInput<More = object> = ComponentType<ValueProps<any, any> & More>;

/** The field around a value: its words, and what is wrong with it. */
export function useFieldProps({ path, value }: Pick<ValueProps, 'path' | 'value'>) {
  const say = useSay();
  const problem = useProblem();
  const name = nameOf(path);
  const item = name.endsWith('.item');
  const n = Number(path.split('.').at(-1)) + 1;
  return {
    id: path,
    label: item ? say(name, { n }) : say(name),
    hint: say.has(`${name}.hint`) ? say(`${name}.hint`) : undefined,
    error: problem(path),
    required: value.required ?? false,
    hideLabel: item,
  };
}

export function useItemName() {
  const say = useSay();
  return (value: Value, current: unknown, path: string) => itemNameOf(say, value, current, path);
}

/** The first and last day that a day may be, as far as its kind says. */
export function useDayLimits(within: boolean | undefined) {
  const { startsOn, endsOn } = useCanvas().about;
  return within
    ? { min: startsOn || undefined, max: endsOn || lastDay }
    : { min: undefined, max: lastDay };
}

const lastDay = '2099-12-31';
