import { and, asc, count, eq, inArray, isNull, lt } from 'drizzle-orm';
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

const unsent = (conversationId: string, userId: string) =>
  and(
    eq(table.conversationId, conversationId),
    eq(table.uploadedBy, userId),
    isNull(table.messageId),
  );

export const countUnsent = (
  read: Reader,
  conversationId: string,
  userId: string,
): Promise<number> => read.$count(table, unsent(conversationId, userId));

/** Ties somebody's files to the message that they are sent with. @returns how many there were. */
export async function sendFiles(
  tx: Tx,
  message: { readonly id: string; readonly conversationId: string; readonly senderId: string },
  files: readonly string[],
): Promise<number> {
  if (files.length === 0) return 0;
  const sent = await tx
    .update(table)
    .set({ messageId: message.id })
    .where(and(unsent(message.conversationId, message.senderId), inArray(table.id, [...files])))
    .returning({ id: table.id });
  return sent.length;
}

const keysOf = (gone: readonly { readonly key: string }[]) => gone.map(({ key }) => key);

/** Deletes those of a message. @returns their keys in the store. */
export async function dropFilesOf(tx: Tx, messageId: string): Promise<string[]> {
  return keysOf(
    await tx.delete(table).where(eq(table.messageId, messageId)).returning({ key: table.key }),
  );
}

/** Takes those of a message out of it: what belongs to none is deleted in the night. */
export async function detachFiles(tx: Tx, messageId: string): Promise<void> {
  await tx.update(table).set({ messageId: null }).where(eq(table.messageId, messageId));
}

/** Deletes those that belong to nothing. @returns their keys in the store, at most 1,000. */
export async function dropUnsent(tx: Tx, before: Date): Promise<string[]> {
  const old = tx
    .select({ id: table.id })
    .from(table)
    .where(and(isNull(table.messageId), lt(table.uploadedAt, before)))
    .limit(1000);
  return keysOf(await tx.delete(table).where(inArray(table.id, old)).returning({ key: table.key }));
}
