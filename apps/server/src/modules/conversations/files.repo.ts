import { asc, count, eq, inArray } from 'drizzle-orm';
import { messageFiles } from '../../kit/files/message-files.repo.ts';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { messageFiles as table } from './conversations.tables.ts';

export type FileRow = typeof table.$inferSelect;

/** Where a file of a message is kept. */
export const fileKey = (conversationId: string, id: string, ending: string) =>
  `message-files/${conversationId}/${id}.${ending}`;

export async function insertFile(tx: Tx, row: FileRow): Promise<void> {
  await tx.insert(table).values(row);
}

export async function findFile(read: Reader, id: string): Promise<FileRow | undefined> {
  return (await read.select().from(table).where(eq(table.id, id)))[0];
}

export async function filesOf(read: Reader, messageIds: readonly string[]): Promise<FileRow[]> {
  if (messageIds.length === 0) return [];
  return read
    .select()
    .from(table)
    .where(inArray(table.messageId, [...messageIds]))
    .orderBy(asc(table.id));
}

/** How many files go with each of some messages. */
export async function countFiles(
  read: Reader,
  messageIds: readonly string[],
): Promise<(messageId: string) => number> {
  if (messageIds.length === 0) return () => 0;
  const rows = await read
    .select({ id: table.messageId, files: count() })
    .from(table)
    .where(inArray(table.messageId, [...messageIds]))
    .groupBy(table.messageId);
  const known = new Map(rows.map(({ id, files }) => [id, files]));
  return (messageId) => known.get(messageId) ?? 0;
}

const files = messageFiles(table, table.conversationId);
export const { countUnsent, sendFiles, dropUnsent } = files;

/** Deletes those of a message. @returns their keys in the store. */
export const dropFilesOf = (tx: Tx, messageId: string): Promise<string[]> =>
  files.drop(tx, eq(table.messageId, messageId));

/** Takes those of a message out of it: what belongs to none is deleted in the night. */
export async function detachFiles(tx: Tx, messageId: string): Promise<void> {
  await tx.update(table).set({ messageId: null }).where(eq(table.messageId, messageId));
}
