import type { MessageSettings } from '@app/contracts/conversations/conversations.schemas';
import { and, eq, inArray, not, notExists, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { messageSettings as table } from './conversations.tables.ts';

const usual: MessageSettings = {
  readReceipts: true,
  groups: 'connections',
  strangers: 'members',
};

export async function settingsOf(
  read: Reader,
  ids: readonly string[],
): Promise<(userId: string) => MessageSettings> {
  const rows = await read
    .select()
    .from(table)
    .where(inArray(table.userId, [...ids]));
  const known = new Map(rows.map(({ userId, ...chosen }) => [userId, chosen]));
  return (userId) => known.get(userId) ?? usual;
}

/** That a member did not choose to keep to themselves what they have read. */
export const saysWhatIsRead = (read: Reader, userId: AnyPgColumn): SQL =>
  notExists(
    read
      .select({ one: sql`1` })
      .from(table)
      .where(and(eq(table.userId, userId), not(table.readReceipts))),
  );

export async function putSettings(tx: Tx, userId: string, chosen: MessageSettings): Promise<void> {
  await tx
    .insert(table)
    .values({ userId, ...chosen })
    .onConflictDoUpdate({ target: table.userId, set: chosen });
}
