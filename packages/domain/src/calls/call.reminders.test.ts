import { expect, it } from 'vitest';
import { dueReminders, lastReminder } from './call.reminders.ts';

// Over the night in which the clocks go forward: an hour of the wall clock is missing, none of these.
const closesAt = new Date('2026-03-29T21:59:00Z');

it.each<[string, number[]]>([
  ['2026-03-22T21:58:59.999Z', []],
  ['2026-03-22T21:59:00.000Z', [168]],
  ['2026-03-27T21:59:00.000Z', [168, 48]],
  ['2026-03-29T15:58:59.999Z', [168, 48]],
  ['2026-03-29T15:59:00.000Z', [168, 48, 6]],
  ['2026-03-29T21:59:00.000Z', []],
])('at %s due are %j', (now, due) => {
  expect(dueReminders(closesAt, new Date(now))).toEqual(due);
  expect(lastReminder(closesAt, new Date(now))).toBe(due.at(-1) ?? null);
});
