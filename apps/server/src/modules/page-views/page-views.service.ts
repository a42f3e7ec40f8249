import type { Funnel, PageFigures, PageView } from '@app/contracts/page-views/page-views.schemas';
import {
  type Actor,
  bankSlugsOf,
  hasAnyPermission,
  hasGlobalPermissions,
  obPermissionTypes,
} from '@app/domain/permissions/permissions';
import { dayNumber, instantAt } from '@app/domain/sarajevo-time';
import type { z } from 'zod';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { derivedToken } from '../../platform/tokens.ts';
import {
  addCallViews,
  applicationsBySource,
  type CallCounted,
  findCallOf,
  viewsBySource,
  viewsOfCalls,
} from './funnel.repo.ts';
import { funnelOf } from './funnel.ts';
import {
  addViews,
  type Counted,
  forgetVisitors,
  viewsByDay,
  viewsByPage,
  wholeProduct,
} from './page-views.repo.ts';

/** Milliseconds for which views are gathered before they are written together. */
const gatherFor = 10_000;
const dayLong = 86_400_000;

const dayOf = (number: number) => new Date(number * dayLong).toISOString().slice(0, 10);

/**
 * Counts views in this copy's memory and writes them together, so that a view costs no query.
 * Visitors are told apart within a day by a hash that no other day has.
 */
export function createPageViews(p: Pick<Platform, 'db' | 'clock' | 'log' | 'secret'>) {
  const { db, clock, log } = p;
  let counted = new Map<string, Counted & { readonly visitors: Set<string> }>();
  let countedCalls = new Map<string, CallCounted>();
  let timer: NodeJS.Timeout | undefined;
  const today = () => dayNumber(clock.now());
  const later = () => {
    timer ??= setTimeout(() => void flush(), gatherFor).unref();
  };

  const add = ({ day, page, views, visitors }: Counted) => {
    const key = `${day} ${page}`;
    const before = counted.get(key);
    const all = before?.visitors ?? new Set<string>();
    for (const visitor of visitors) all.add(visitor);
    counted.set(key, { day, page, views: (before?.views ?? 0) + views, visitors: all });
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
        await forgetVisitors(tx, dayOf(today() - 1));
        if (ofCalls.length > 0) await addCallViews(tx, ofCalls);
      });
    } catch (error) {
      log.warn({ err: error }, 'page views wait for the database');
      for (const row of rows) add(row);
      for (const row of ofCalls) addCall(row);
    }
  };

  return {
    record({ page, call }: z.infer<typeof PageView>, { ip, userAgent }: Visit): void {
      const day = dayOf(today());
      const visitors = new Set([visitorOf(p.secret, day, ip, userAgent)]);
      add({ day, page, views: 1, visitors });
      add({ day, page: wholeProduct, views: 0, visitors });
      if (call) addCall({ day, slug: call.slug, source: call.source ?? '', views: 1 });
    },
    flush,
    /** For the people of the call's bank; whoever is none is told as if there was no call. */
    async funnel(actor: Actor, which: string): Promise<Funnel | Failure> {
      const call = await findCallOf(db.read, which);
      if (!call || !hasAnyPermission(actor, call.bankSlug)) return fail('NOT_FOUND');
      await flush();
      const [views, applications] = await Promise.all([
        viewsBySource(db.read, call.id),
        applicationsBySource(db.read, [call.id]),
      ]);
      const { id, slug, title } = call;
      return { call: { id, slug, title }, ...funnelOf([...views, ...applications]) };
    },
    /** @param days how many, today included. */
    async figures(actor: Actor, days: number): Promise<PageFigures> {
      await flush();
      const [from, to] = [dayOf(today() - days + 1), dayOf(today())];
      const [byDay, byPage, ofCalls] = await Promise.all([
        viewsByDay(db.read, from),
        viewsByPage(db.read, from),
        viewsOfCalls(db.read, from, bankSlugsOf(actor, obPermissionTypes)),
      ]);
      const begun = await applicationsBySource(
        db.read,
        ofCalls.calls.map(({ id }) => id),
        instantAt(today() - days + 1, 0),
      );
      const product = hasGlobalPermissions(actor) ? { days: byDay, pages: byPage } : null;
      return { from, to, product, calls: callFigures(ofCalls, begun) };
    },
  };
}

interface Visit {
  readonly ip: string;
  readonly userAgent: string;
}

/** The day is part of what is hashed, so that nobody is known on the next one. */
const visitorOf = (secret: Uint8Array, day: string, ip: string, userAgent: string): string =>
  derivedToken(secret, `page-visitor ${day} ${ip} ${userAgent}`).slice(0, 16);

type OfCalls = Awaited<ReturnType<typeof viewsOfCalls>>;
type Begun = Awaited<ReturnType<typeof applicationsBySource>>;

function callFigures({ calls, rows }: OfCalls, begun: Begun): PageFigures['calls'] {
  const byCall = Map.groupBy(rows, ({ callId }) => callId);
  const begunIn = Map.groupBy(begun, ({ callId }) => callId);
  return calls.map(({ bankName, ...call }) => {
    const own = byCall.get(call.id) ?? [];
    const days = new Map<string, number>();
    for (const { day, views } of own) days.set(day, (days.get(day) ?? 0) + views);
    const { total, sources } = funnelOf([...own, ...(begunIn.get(call.id) ?? [])]);
    return {
      call,
      bankName,
      views: total.views,
      days: [...days].map(([day, views]) => ({ day, views })),
      sources,
    };
  });
}
