import { and, count, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { applicationTable } from '../applications/public.ts';
import { bankTable } from '../banks/public.ts';
import { callTable } from '../calls/public.ts';
import { callViews } from './page-views.tables.ts';

export interface CallCounted {
  readonly slug: string;
  readonly day: string;
  readonly source: string;
  readonly views: number;
}

/** So many sources of a call are told apart; whoever invents further ones fills no table. */
const mostSources = 60;
const otherSource = 'ostalo';

/** Adds what was counted; of a slug without a call nothing is kept. */
export async function addCallViews(tx: Tx, counted: readonly CallCounted[]): Promise<void> {
  const slugs = [...new Set(counted.map(({ slug }) => slug))];
  const found = await tx
    .select({
      id: callTable.id,
      slug: callTable.slug,
      sources: sql<string[]>`array(
        select distinct ${callViews.source} from ${callViews}
        where ${callViews.callId} = ${callTable.id}
      )`,
    })
    .from(callTable)
    .where(inArray(callTable.slug, slugs));
  const calls = new Map(
    found.map(({ id, slug, sources }) => [slug, { id, known: new Set(sources) }]),
  );
  const rows = new Map<string, typeof callViews.$inferInsert>();
  for (const { slug, day, source, views } of counted) {
    const call = calls.get(slug);
    if (!call) continue;
    const kept =
      call.known.has(source) || call.known.size < mostSources || source === ''
        ? source
        : otherSource;
    call.known.add(kept);
    const key = `${call.id} ${kept} ${day}`;
    const before = rows.get(key)?.views ?? 0;
    rows.set(key, { callId: call.id, source: kept, day, views: before + views });
  }
  if (rows.size === 0) return;
  await tx
    .insert(callViews)
    // In one order, so that two copies that write at once do not wait for each other in a circle.
    .values([...rows.keys()].sort().flatMap((key) => rows.get(key) ?? []))
    .onConflictDoUpdate({
      target: [callViews.callId, callViews.source, callViews.day],
      set: { views: sql`${callViews.views} + excluded.views` },
    });
}

/** By slug or id. */
export async function findCallOf(read: Reader, which: string) {
  const [call] = await read
    .select({
      id: callTable.id,
      slug: callTable.slug,
      title: { bhs: callTable.titleBhs, en: callTable.titleEn },
      bankSlug: bankTable.slug,
    })
    .from(callTable)
    .innerJoin(bankTable, eq(bankTable.id, callTable.bankId))
    .where(
      /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(which)
        ? eq(callTable.id, which)
        : eq(callTable.slug, which),
    );
  return call;
}

export function viewsBySource(read: Reader, callId: string) {
  return read
    .select({ source: callViews.source, views: sql<number>`sum(${callViews.views})::int` })
    .from(callViews)
    .where(eq(callViews.callId, callId))
    .groupBy(callViews.source)
    .orderBy(desc(sql`sum(${callViews.views})`));
}

/**
 * A copy of a rejected application is no new beginning; a deleted draft never was one.
 *
 * @param since when those were begun that count; all, where it is not named.
 */
export function applicationsBySource(read: Reader, callIds: readonly string[], since?: Date) {
  return read
    .select({
      callId: applicationTable.callId,
      source: sql<string>`coalesce(${applicationTable.source}, '')`,
      started: count(),
      submitted: count(applicationTable.submittedAt),
    })
    .from(applicationTable)
    .where(
      and(
        inArray(applicationTable.callId, [...callIds]),
        isNull(applicationTable.copiedFrom),
        isNull(applicationTable.deletedAt),
        since === undefined ? undefined : gte(applicationTable.createdAt, since),
      ),
    )
    .groupBy(applicationTable.callId, sql`2`);
}

/** So many calls are told of, those with the most views. */
const mostCalls = 60;

/** Views of calls since a day, by day and source. `banks`: slugs of those whose calls are told of. */
export async function viewsOfCalls(read: Reader, since: string, banks: 'all' | readonly string[]) {
  const within = and(
    gte(callViews.day, since),
    banks === 'all' ? undefined : inArray(bankTable.slug, [...banks]),
  );
  const joined = {
    ofCall: eq(callTable.id, callViews.callId),
    ofBank: eq(bankTable.id, callTable.bankId),
  };
  const most = await read
    .select({
      id: callTable.id,
      slug: callTable.slug,
      kind: callTable.kind,
      title: { bhs: callTable.titleBhs, en: callTable.titleEn },
      bankName: bankTable.name,
    })
    .from(callViews)
    .innerJoin(callTable, joined.ofCall)
    .innerJoin(bankTable, joined.ofBank)
    .where(within)
    .groupBy(callTable.id, bankTable.id)
    .orderBy(desc(sql`sum(${callViews.views})`), callTable.id)
    .limit(mostCalls);
  const rows = await read
    .select()
    .from(callViews)
    .where(
      and(
        gte(callViews.day, since),
        inArray(
          callViews.callId,
          most.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(callViews.day);
  return { calls: most, rows };
}
