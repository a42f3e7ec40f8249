import { asc, desc, gte, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { pageViews } from './page-views.tables.ts';

export type Counted = typeof pageViews.$inferSelect;

export async function addViews(tx: Tx, counted: readonly Counted[]): Promise<void> {
  await tx
    .insert(pageViews)
    .values([...counted])
    .onConflictDoUpdate({
      target: [pageViews.day, pageViews.page],
      set: { views: sql`${pageViews.views} + excluded.views` },
    });
}

/** What was counted since a day, that day included; the newest day and the most seen page first. */
export function viewsSince(read: Reader, day: string): Promise<Counted[]> {
  return read
    .select()
    .from(pageViews)
    .where(gte(pageViews.day, day))
    .orderBy(desc(pageViews.day), desc(pageViews.views), asc(pageViews.page));
}
