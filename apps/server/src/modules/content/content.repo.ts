import type { EditablePage } from '@app/domain/content/pages';
import { and, asc, desc, eq, lt, lte } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { newId } from '../../platform/ids.ts';
import type { Slice } from '../../platform/lists.ts';
import { contentPages, contentVersions, type Draft } from './content.tables.ts';

export type PageRow = typeof contentPages.$inferSelect;
export type VersionRow = typeof contentVersions.$inferSelect;

export const noDraft: Draft = { blocks: null, texts: {} };

/** Nothing of the page is to be published later. */
export const unscheduled = { scheduled: null, appearsAt: null, scheduledBy: null };

const untouched = (page: EditablePage): PageRow => ({
  page,
  blocks: [],
  publishedRevision: 0,
  publishedAt: null,
  publishedBy: null,
  draft: noDraft,
  revision: 0,
  fields: {},
  savedAt: null,
  savedBy: null,
  ...unscheduled,
});

export async function findPage(read: Reader, page: EditablePage): Promise<PageRow> {
  const [row] = await read.select().from(contentPages).where(eq(contentPages.page, page));
  return row ?? untouched(page);
}

/** Holds the page, so that its changes come one after the other. */
export async function lockPage(tx: Tx, page: EditablePage): Promise<PageRow> {
  await tx.insert(contentPages).values(untouched(page)).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(contentPages)
    .where(eq(contentPages.page, page))
    .for('update');
  return row ?? untouched(page);
}

/** Pages of which something was to be published by then and is not yet. */
export async function pagesDue(read: Reader, now: Date): Promise<EditablePage[]> {
  const rows = await read
    .select({ page: contentPages.page })
    .from(contentPages)
    .where(lte(contentPages.appearsAt, now))
    .orderBy(asc(contentPages.appearsAt));
  return rows.map(({ page }) => page);
}

export async function putPage(tx: Tx, { page, ...row }: PageRow): Promise<void> {
  await tx.update(contentPages).set(row).where(eq(contentPages.page, page));
}

export async function addVersion(tx: Tx, made: Omit<VersionRow, 'id'>): Promise<VersionRow> {
  const version = { id: newId(), ...made };
  await tx.insert(contentVersions).values(version);
  return version;
}

export async function findVersion(
  read: Reader,
  page: EditablePage,
  id: string,
): Promise<VersionRow | undefined> {
  const [row] = await read
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.id, id), eq(contentVersions.page, page)));
  return row;
}

/** Without what they say: the newest first. */
export function versionsOf(
  read: Reader,
  page: EditablePage,
  { after, limit }: Slice<{ readonly id: string }>,
): Promise<Pick<VersionRow, 'id' | 'at' | 'actorId' | 'changes'>[]> {
  return read
    .select({
      id: contentVersions.id,
      at: contentVersions.at,
      actorId: contentVersions.actorId,
      changes: contentVersions.changes,
    })
    .from(contentVersions)
    .where(
      and(eq(contentVersions.page, page), after ? lt(contentVersions.id, after.id) : undefined),
    )
    .orderBy(desc(contentVersions.id))
    .limit(limit);
}

/** Which save a field was last changed by is kept, unless it was somebody's who is gone. */
export async function forgetEditor(tx: Tx, userId: string): Promise<void> {
  for (const { page, fields } of await tx.select().from(contentPages)) {
    const others = Object.entries(fields).filter(([, { by }]) => by !== userId);
    await tx
      .update(contentPages)
      .set({ fields: Object.fromEntries(others) })
      .where(eq(contentPages.page, page));
  }
}
