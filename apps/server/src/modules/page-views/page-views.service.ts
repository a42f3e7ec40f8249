import type { Funnel, PageView } from '@app/contracts/page-views/page-views.schemas';
import { type Actor, hasAnyPermission } from '@app/domain/permissions/permissions';
import { dayNumber } from '@app/domain/sarajevo-time';
import type { z } from 'zod';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  addCallViews,
  applicationsBySource,
  type CallCounted,
  findCallOf,
  viewsBySource,
} from './funnel.repo.ts';
import { funnelOf } from './funnel.ts';
import { addViews, type Counted, viewsSince } from './page-views.repo.ts';

/** Milliseconds for which views are gathered before they are written together. */
const gatherFor = 10_000;
const dayLong = 86_400_000;

const dayOf = (number: number) => new Date(number * dayLong).toISOString().slice(0, 10);

/** Counts views in this copy's memory and writes them together, so that a view costs no query. */
export function createPageViews({ db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>) {
  let counted = new Map<string, Counted>();
  let countedCalls = new Map<string, CallCounted>();
  let timer: NodeJS.Timeout | undefined;
  const today = () => dayNumber(clock.now());
  const later = () => {
    timer ??= setTimeout(() => void flush(), gatherFor).unref();
  };

  const add = (one: Counted) => {
    const key = `${one.day} ${one.page}`;
    counted.set(key, { ...one, views: (counted.get(key)?.views ?? 0) + one.views });
    later();
  };

  const addCall = (one: CallCounted) => {
    const key = `${one.day} ${one.slug} ${one.source}`;
    countedCalls.set(key, { ...one, views: (countedCalls.get(key)?.views ?? 0) + one.views });
    later();
  };

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (counted.size === 0) return;
    // In one order, so that two copies that write at once do not wait for each other in a circle.
    const rows = [...counted.values()].sort((a, b) => (a.page < b.page ? -1 : 1));
    const ofCalls = [...countedCalls.values()];
    counted = new Map();
    countedCalls = new Map();
    try {
      await db.transaction(async (tx) => {
        await addViews(tx, rows);
        if (ofCalls.length > 0) await addCallViews(tx, ofCalls);
      });
    } catch (error) {
      log.warn({ err: error }, 'page views wait for the database');
      for (const row of rows) add(row);
      for (const row of ofCalls) addCall(row);
    }
  };

  return {
    record({ page, call }: z.infer<typeof PageView>): void {
      const seen = { day: dayOf(today()), views: 1 };
      add({ page, ...seen });
      if (call) addCall({ slug: call.slug, source: call.source ?? '', ...seen });
    },
    flush,
    /** For the people of the call's bank; whoever is none is told as if there was no call. */
    async funnel(actor: Actor, which: string): Promise<Funnel | Failure> {
      const call = await findCallOf(db.read, which);
      if (!call || !hasAnyPermission(actor, call.bankSlug)) return fail('NOT_FOUND');
      await flush();
      const [views, applications] = await Promise.all([
        viewsBySource(db.read, call.id),
        applicationsBySource(db.read, call.id),
      ]);
      const { id, slug, title } = call;
      return { call: { id, slug, title }, ...funnelOf([...views, ...applications]) };
    },
    /** @param days how many, today included. */
    async figures(days: number): Promise<Counted[]> {
      await flush();
      return viewsSince(db.read, dayOf(today() - days + 1));
    },
  };
}
