import type { DeskTask } from '@app/contracts/bank-desk/bank-desk.schemas';
import { daysLater } from '../../../lib/format/days.ts';

/** When duties are due, in the order in which they stand. */
export const times = ['late', 'today', 'week', 'later', 'undated'] as const;
export type Time = (typeof times)[number];

function timeOf(due: string | null, today: string): Time {
  if (due === null) return 'undated';
  if (due < today) return 'late';
  if (due === today) return 'today';
  return due <= daysLater(today, 7) ? 'week' : 'later';
}

/** @param today `yyyy-mm-dd`, as the days of the tasks. */
export const byTime = (
  tasks: readonly DeskTask[],
  today: string,
): ReadonlyMap<Time, readonly DeskTask[]> => Map.groupBy(tasks, ({ due }) => timeOf(due, today));
