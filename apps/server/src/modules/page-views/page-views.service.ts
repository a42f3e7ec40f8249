import { dayNumber } from '@app/domain/sarajevo-time';
import type { Platform } from '../../platform/platform.ts';
import { addViews, type Counted, viewsSince } from './page-views.repo.ts';

/** Milliseconds for which views are gathered before they are written together. */
const gatherFor = 10_000;
const dayLong = 86_400_000;

const dayOf = (number: number) => new Date(number * dayLong).toISOString().slice(0, 10);

/** Counts views in this copy's memory and writes them together, so that a view costs no query. */
export function createPageViews({ db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>) {
  let counted = new Map<string, Counted>();
  let timer: NodeJS.Timeout | undefined;
  const today = () => dayNumber(clock.now());

  const add = ({ day, page, views }: Counted) => {
    const key = `${day} ${page}`;
    counted.set(key, { day, page, views: (counted.get(key)?.views ?? 0) + views });
    timer ??= setTimeout(() => void flush(), gatherFor).unref();
  };

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (counted.size === 0) return;
    // In one order, so that two copies that write at once do not wait for each other in a circle.
    const rows = [...counted.values()].sort((a, b) => (a.page < b.page ? -1 : 1));
    counted = new Map();
    try {
      await db.transaction((tx) => addViews(tx, rows));
    } catch (error) {
      log.warn({ err: error }, 'page views wait for the database');
      for (const row of rows) add(row);
    }
  };

  return {
    record: (page: string) => add({ day: dayOf(today()), page, views: 1 }),
    flush,
    /** @param days how many, today included. */
    async figures(days: number): Promise<Counted[]> {
      await flush();
      return viewsSince(db.read, dayOf(today() - days + 1));
    },
  };
}
