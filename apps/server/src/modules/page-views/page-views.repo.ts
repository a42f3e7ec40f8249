import { desc, gte, lt, ne, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { pageViews, pageVisitors } from './page-views.tables.ts';

/** Stands for all pages where visitors are counted. */
export const wholeProduct = '*';

export interface Counted {
  readonly day: string;
  readonly page: string;
  readonly views: number;
  readonly visitors: ReadonlySet<string>;
}

/** Adds views, and those of the visitors who were not there on that day yet. */
export async function addViews(tx: Tx, counted: readonly Counted[]): Promise<void> {
  const fresh = await addVisitors(tx, counted);
  await tx
    .insert(pageViews)
    .values(
      counted.map(({ day, page, views }) => ({
        day,
        page,
        views,
        visitors: fresh.get(`${day} ${page}`) ?? 0,
      })),
    )
    .onConflictDoUpdate({
      target: [pageViews.day, pageViews.page],
      set: {
        views: sql`${pageViews.views} + excluded.views`,
        visitors: sql`${pageViews.visitors} + excluded.visitors`,
      },
    });
}

/** @returns how many were new, by day and page. */
async function addVisitors(
  tx: Tx,
  counted: readonly Counted[],
): Promise<ReadonlyMap<string, number>> {
  const rows = counted.flatMap(({ day, page, visitors }) =>
    [...visitors].sort().map((visitor) => ({ day, page, visitor })),
  );
  if (rows.length === 0) return new Map();
  const column = (name: keyof (typeof rows)[number]) =>
    sql`${sql.param(rows.map((row) => row[name]))}::text[]`;
  // As three values however many rows there are: a statement takes 65,535.
  const { rows: fresh } = await tx.execute<{ day: string; page: string; visitors: number }>(sql`
    with fresh as (
      insert into ${pageVisitors} (day, page, visitor)
      select day::date, page, visitor
      from unnest(${column('day')}, ${column('page')}, ${column('visitor')})
        as one (day, page, visitor)
      on conflict do nothing
      returning day, page
    )
    select day::text as day, page, count(*)::int as visitors from fresh group by 1, 2`);
  return new Map(fresh.map(({ day, page, visitors }) => [`${day} ${page}`, visitors]));
}

export async function forgetVisitors(tx: Tx, before: string): Promise<void> {
  await tx.delete(pageVisitors).where(lt(pageVisitors.day, before));
}

/** Since a day, that day included; the oldest first. */
export function viewsByDay(read: Reader, since: string) {
  const ofProduct = sql`filter (where ${pageViews.page} = ${wholeProduct})`;
  return read
    .select({
      day: pageViews.day,
      views: sql<number>`sum(${pageViews.views})::int`,
      visitors: sql<number>`coalesce(sum(${pageViews.visitors}) ${ofProduct}, 0)::int`,
    })
    .from(pageViews)
    .where(gte(pageViews.day, since))
    .groupBy(pageViews.day)
    .orderBy(pageViews.day);
}

/** Since a day, that day included; the most views first. */
export function viewsByPage(read: Reader, since: string) {
  return read
    .select({
      page: pageViews.page,
      views: sql<number>`sum(${pageViews.views})::int`,
      visitors: sql<number>`sum(${pageViews.visitors})::int`,
    })
    .from(pageViews)
    .where(sql`${gte(pageViews.day, since)} and ${ne(pageViews.page, wholeProduct)}`)
    .groupBy(pageViews.page)
    .orderBy(desc(sql`sum(${pageViews.views})`), pageViews.page);
}
