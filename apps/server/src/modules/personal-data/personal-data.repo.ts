import { and, asc, count, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { dataArchives } from './personal-data.tables.ts';

export type Archive = typeof dataArchives.$inferSelect;

export async function archivesOf(read: Reader, userId: string): Promise<Archive[]> {
  return read
    .select()
    .from(dataArchives)
    .where(eq(dataArchives.userId, userId))
    .orderBy(desc(dataArchives.requestedAt), desc(dataArchives.id))
    .limit(50);
}

export async function findArchive(read: Reader, id: string): Promise<Archive | undefined> {
  return (await read.select().from(dataArchives).where(eq(dataArchives.id, id)))[0];
}

/** How many archives a member asked for since a time, and when the first of them was. */
export async function requestsSince(
  read: Reader,
  userId: string,
  since: Date,
): Promise<{ readonly asked: number; readonly first: Date | null }> {
  const [row] = await read
    .select({ asked: count(), first: sql<string | null>`min(${dataArchives.requestedAt})` })
    .from(dataArchives)
    .where(and(eq(dataArchives.userId, userId), gt(dataArchives.requestedAt, since)));
  return { asked: row?.asked ?? 0, first: row?.first ? new Date(row.first) : null };
}

/** @returns undefined if another one of the member is being prepared. */
export async function insertArchive(
  tx: Tx,
  archive: Pick<Archive, 'id' | 'userId' | 'requestedAt'>,
): Promise<Archive | undefined> {
  const rows = await tx
    .insert(dataArchives)
    .values({ ...archive, state: 'preparing' })
    .onConflictDoNothing({ target: dataArchives.userId, where: sql`state = 'preparing'` })
    .returning();
  return rows[0];
}

/** @returns false if it is not being prepared any more. */
export async function endPreparing(
  tx: Tx,
  id: string,
  change: Partial<Pick<Archive, 'readyAt' | 'expiresAt' | 'fileKey' | 'size'>> & {
    readonly state: 'ready' | 'failed';
  },
): Promise<boolean> {
  const rows = await tx
    .update(dataArchives)
    .set(change)
    .where(and(eq(dataArchives.id, id), eq(dataArchives.state, 'preparing')))
    .returning({ id: dataArchives.id });
  return rows.length === 1;
}

/** Marks those whose time is up. @returns the keys of their files. */
export async function expireArchives(tx: Tx, now: Date): Promise<string[]> {
  const due = await tx
    .select({ id: dataArchives.id, fileKey: dataArchives.fileKey })
    .from(dataArchives)
    .where(and(eq(dataArchives.state, 'ready'), lte(dataArchives.expiresAt, now)))
    .orderBy(asc(dataArchives.id))
    .for('update', { skipLocked: true });
  for (const { id } of due) {
    await tx
      .update(dataArchives)
      .set({ state: 'expired', fileKey: null })
      .where(eq(dataArchives.id, id));
  }
  return due.flatMap(({ fileKey }) => fileKey ?? []);
}

/** Marks those as failed that were asked for before a time and whose job got lost. */
export async function failForgotten(tx: Tx, before: Date): Promise<void> {
  await tx
    .update(dataArchives)
    .set({ state: 'failed' })
    .where(and(eq(dataArchives.state, 'preparing'), lte(dataArchives.requestedAt, before)));
}

export async function deleteArchives(tx: Tx, userId: string): Promise<Archive[]> {
  return tx.delete(dataArchives).where(eq(dataArchives.userId, userId)).returning();
}
