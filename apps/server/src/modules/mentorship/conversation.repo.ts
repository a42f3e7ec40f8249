import type { MessageSide } from '@app/domain/mentorship/mentorship';
import { and, asc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { messageFiles } from '../../kit/files/message-files.repo.ts';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { mentorshipFiles, mentorshipMessages, mentorshipReads } from './mentorship.tables.ts';

export type MessageRow = typeof mentorshipMessages.$inferSelect;
export type FileRow = typeof mentorshipFiles.$inferSelect;

/** Where a file of a conversation is kept. */
export const fileKey = (requestId: string, id: string, ending: string) =>
  `mentorship-files/${requestId}/${id}.${ending}`;

/** The first one first. */
export async function messagesOf(
  read: Reader,
  requestId: string,
  { notes }: { readonly notes: boolean },
): Promise<MessageRow[]> {
  return read
    .select()
    .from(mentorshipMessages)
    .where(
      and(
        eq(mentorshipMessages.requestId, requestId),
        notes ? undefined : eq(mentorshipMessages.isNote, false),
      ),
    )
    .orderBy(asc(mentorshipMessages.number));
}

export async function findMessage(read: Reader, id: string): Promise<MessageRow | undefined> {
  const [row] = await read.select().from(mentorshipMessages).where(eq(mentorshipMessages.id, id));
  return row;
}

/** @returns whether it was written; not where another message has its id. */
export async function insertMessage(tx: Tx, row: MessageRow): Promise<boolean> {
  const written = await tx
    .insert(mentorshipMessages)
    .values(row)
    .onConflictDoNothing({ target: mentorshipMessages.id })
    .returning({ id: mentorshipMessages.id });
  return written.length > 0;
}

/** Moves somebody's mark on, never back. @returns whether it moved. */
export async function markRead(tx: Tx, row: typeof mentorshipReads.$inferInsert): Promise<boolean> {
  const marked = await tx
    .insert(mentorshipReads)
    .values(row)
    .onConflictDoUpdate({
      target: [mentorshipReads.requestId, mentorshipReads.userId],
      set: { number: row.number, side: row.side },
      setWhere: lt(mentorshipReads.number, row.number),
    })
    .returning({ number: mentorshipReads.number });
  return marked.length > 0;
}

/** Up to which message anybody of a side has read. */
export async function readBySide(
  read: Reader,
  requestId: string,
  side: MessageSide,
): Promise<number> {
  const [row] = await read
    .select({ number: sql<number>`coalesce(max(${mentorshipReads.number}), 0)::int` })
    .from(mentorshipReads)
    .where(and(eq(mentorshipReads.requestId, requestId), eq(mentorshipReads.side, side)));
  return row?.number ?? 0;
}

export async function insertFile(tx: Tx, row: FileRow): Promise<void> {
  await tx.insert(mentorshipFiles).values(row);
}

export const filesOf = (read: Reader, requestId: string): Promise<FileRow[]> =>
  read
    .select()
    .from(mentorshipFiles)
    .where(and(eq(mentorshipFiles.requestId, requestId), isNotNull(mentorshipFiles.messageId)))
    .orderBy(asc(mentorshipFiles.id));

/** With the message that it belongs to. */
export async function findFile(read: Reader, requestId: string, id: string) {
  const [row] = await read
    .select({ file: mentorshipFiles, isNote: mentorshipMessages.isNote })
    .from(mentorshipFiles)
    .leftJoin(mentorshipMessages, eq(mentorshipMessages.id, mentorshipFiles.messageId))
    .where(and(eq(mentorshipFiles.requestId, requestId), eq(mentorshipFiles.id, id)));
  return row;
}

const files = messageFiles(mentorshipFiles, mentorshipFiles.requestId);
export const { countUnsent, sendFiles, dropUnsent } = files;

/** Deletes those of a request. @returns their keys in the store. */
export const dropFiles = (tx: Tx, requestId: string): Promise<string[]> =>
  files.drop(tx, eq(mentorshipFiles.requestId, requestId));
