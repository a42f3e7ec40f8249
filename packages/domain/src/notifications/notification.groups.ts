import { dayNumber } from '../sarajevo-time.ts';
import { type NotificationType, typeRules } from './notification.types.ts';

export interface Groupable {
  readonly id: string;
  readonly type: NotificationType;
  /** What it is about; null: nothing that another could be about too. */
  readonly actionUrl: string | null;
  /** ISO instant. */
  readonly createdAt: string;
}

/** Notifications that stand in one row, newest first; most rows hold one. */
export interface Row<T> {
  /** Stays the same when another one joins the row. */
  readonly key: string;
  readonly items: readonly T[];
}

/** Rows of one day, or of all that were before yesterday. */
export interface DayGroup<T> {
  readonly day: 'today' | 'yesterday' | 'earlier';
  readonly rows: readonly Row<T>[];
}

/** What two notifications must share to stand in one row. */
export function foldKey({ id, type, actionUrl }: Omit<Groupable, 'createdAt'>): string {
  return typeRules[type]?.folds && actionUrl !== null ? `${type} ${actionUrl}` : id;
}

/** Of those with the same key the newest stands. `items` newest first. */
export function foldRows<T>(items: readonly T[], keyOf: (item: T) => string): Row<T>[] {
  const rows = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const row = rows.get(key);
    if (row) row.push(item);
    else rows.set(key, [item]);
  }
  return [...rows].map(([key, found]) => ({ key, items: found }));
}

/** By the days of Sarajevo. `items` newest first; `now` decides which day is today. */
export function groupByDay<T extends Groupable>(items: readonly T[], now: Date): DayGroup<T>[] {
  const today = dayNumber(now);
  const days = new Map(items.map((item) => [item, dayNumber(new Date(item.createdAt))]));
  const dayOf = (item: T) => days.get(item) ?? today;
  return (['today', 'yesterday', 'earlier'] as const).flatMap((day) => {
    const within = items.filter((item) => nameOf(today - dayOf(item)) === day);
    const rows = foldRows(within, (item) => `${dayOf(item)} ${foldKey(item)}`);
    return rows.length > 0 ? [{ day, rows }] : [];
  });
}

/** A clock that is a little ahead does not make another day. */
const nameOf = (daysAgo: number): DayGroup<unknown>['day'] => {
  if (daysAgo <= 0) return 'today';
  return daysAgo === 1 ? 'yesterday' : 'earlier';
};
