import type { FeedSettings } from '@app/contracts/posts/posts.schemas';
import { and, eq, inArray } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/client.ts';
import { inTimeOrder } from '../../../platform/db/keyset.ts';
import type { Slice } from '../../../platform/lists.ts';
import { feedMutes, feedSettings } from '../posts.tables.ts';

const unchosen: FeedSettings = { order: 'explained', mutedWords: [] };

export async function settingsOf(read: Reader, userId: string): Promise<FeedSettings> {
  const [row] = await read
    .select({ order: feedSettings.order, mutedWords: feedSettings.mutedWords })
    .from(feedSettings)
    .where(eq(feedSettings.userId, userId));
  return row ?? unchosen;
}

export async function putSettings(tx: Tx, userId: string, chosen: FeedSettings): Promise<void> {
  await tx
    .insert(feedSettings)
    .values({ userId, ...chosen })
    .onConflictDoUpdate({ target: feedSettings.userId, set: chosen });
}

/** Nothing happens where they are muted already. */
export async function putMute(tx: Tx, row: typeof feedMutes.$inferSelect): Promise<void> {
  await tx.insert(feedMutes).values(row).onConflictDoNothing();
}

/** Those of these members who muted somebody. */
export async function mutersAmong(
  read: Reader,
  mutedId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await read
    .select({ id: feedMutes.userId })
    .from(feedMutes)
    .where(and(eq(feedMutes.mutedId, mutedId), inArray(feedMutes.userId, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

/** Those of these members whom somebody muted. */
export async function mutedAmong(
  read: Reader,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await read
    .select({ id: feedMutes.mutedId })
    .from(feedMutes)
    .where(and(eq(feedMutes.userId, userId), inArray(feedMutes.mutedId, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

/** @returns whether they were muted. */
export async function deleteMute(tx: Tx, userId: string, mutedId: string): Promise<boolean> {
  const gone = await tx
    .delete(feedMutes)
    .where(and(eq(feedMutes.userId, userId), eq(feedMutes.mutedId, mutedId)))
    .returning({ id: feedMutes.mutedId });
  return gone.length > 0;
}

/** The last muted first. */
export async function listMuted(
  read: Reader,
  userId: string,
  { after, limit }: Slice,
): Promise<{ readonly id: string; readonly since: Date }[]> {
  const order = inTimeOrder('desc', feedMutes.since, feedMutes.mutedId);
  return read
    .select({ id: feedMutes.mutedId, since: feedMutes.since })
    .from(feedMutes)
    .where(and(eq(feedMutes.userId, userId), order.beyond(after)))
    .orderBy(...order.by)
    .limit(limit);
}
