import { and, eq, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Reader, Tx } from '../../platform/db/client.ts';

type FileTable = PgTable &
  Readonly<Record<'id' | 'key' | 'messageId' | 'uploadedBy' | 'uploadedAt', PgColumn>>;

/** Most files that one run of a job deletes. */
const atOnce = 1000;

/**
 * Files that are put beside a message before it is sent.
 *
 * @param place the column that says where they are written.
 */
export function messageFiles(table: FileTable, place: PgColumn) {
  const unsent = (placeId: string, userId: string) =>
    and(eq(place, placeId), eq(table.uploadedBy, userId), isNull(table.messageId));
  /** Deletes some. @returns their keys in the store. */
  const drop = async (tx: Tx, which: SQL): Promise<string[]> => {
    const gone = await tx.delete(table).where(which).returning({ key: table.key });
    return gone.map(({ key }) => key as string);
  };
  return {
    drop,

    countUnsent: (read: Reader, placeId: string, userId: string): Promise<number> =>
      read.$count(table, unsent(placeId, userId)),

    /** Ties somebody's files to the message that they are sent with. @returns how many there were. */
    async sendFiles(
      tx: Tx,
      message: { readonly id: string; readonly placeId: string; readonly by: string },
      files: readonly string[],
    ): Promise<number> {
      if (files.length === 0) return 0;
      const sent = await tx
        .update(table)
        .set({ messageId: message.id } as never)
        .where(and(unsent(message.placeId, message.by), inArray(table.id, [...files])))
        .returning({ id: table.id });
      return sent.length;
    },

    /** Deletes those that belong to nothing. @returns their keys in the store, at most 1,000. */
    async dropUnsent(tx: Tx, before: Date): Promise<string[]> {
      const old = tx
        .select({ id: table.id })
        .from(table)
        .where(and(isNull(table.messageId), lt(table.uploadedAt, before)))
        .limit(atOnce);
      return drop(tx, inArray(table.id, old));
    },
  };
}
