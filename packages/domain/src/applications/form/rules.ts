import { isDay } from '../../dates.ts';
import type { Fening } from '../../money.ts';
import type { Flaw, RuleContext } from './form.ts';

/** The second of two known days is not before the first. */
export function daysInOrder(start: string, end: string, endPath: string): Flaw[] {
  const known = isDay(start) && isDay(end);
  return known && end < start ? [[endPath, 'END_BEFORE_START']] : [];
}

export interface Period {
  readonly from: string;
  readonly to: string;
}

/** A known day lies within a period that makes sense. */
export function dayWithin(day: string, path: string, { from, to }: Period): Flaw[] {
  if (!isDay(day) || !isDay(from) || !isDay(to) || from > to) return [];
  return day < from || day > to ? [[path, 'OUTSIDE_PROJECT']] : [];
}

/** Every chosen target belongs to a chosen goal. */
export function targetsOfGoals(
  path: string,
  targets: readonly string[],
  goals: readonly number[],
): Flaw[] {
  // Without a goal the goal is what is missing.
  if (goals.length === 0) return [];
  const fitting = targets.every((target) => goals.includes(Number(target.split('.')[0])));
  return fitting ? [] : [[path, 'INVALID']];
}

/**
 * What is asked for lies within the call's limits.
 *
 * @param whole `false` while something that adds to it is not known: it is not yet too little.
 */
export function amountWithin(
  path: string,
  amount: Fening,
  whole: boolean,
  { limits }: RuleContext,
): Flaw[] {
  if (limits?.ceiling != null && amount > limits.ceiling) return [[path, 'ABOVE_CEILING']];
  if (whole && limits?.floor != null && amount < limits.floor) return [[path, 'BELOW_FLOOR']];
  return [];
}
