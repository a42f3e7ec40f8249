import { eq, lte } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { deskReminders } from './bank-desk.tables.ts';

export type ReminderRow = typeof deskReminders.$inferSelect;

/** The last reminder of each duty of a bank. */
export const remindersIn = (read: Reader, bankId: string): Promise<ReminderRow[]> =>
  read.select().from(deskReminders).where(eq(deskReminders.bankId, bankId));

/** Keeps a reminder. @returns false where the last one is younger than `before`. */
export async function putReminder(tx: Tx, row: ReminderRow, before: Date): Promise<boolean> {
  const { bankId, kind, about, sentAt, sentBy } = deskReminders;
  const kept = await tx
    .insert(deskReminders)
    .values(row)
    .onConflictDoUpdate({
      target: [bankId, kind, about],
      set: { sentBy: row.sentBy, sentAt: row.sentAt },
      setWhere: lte(sentAt, before),
    })
    .returning({ sentBy });
  return kept.length > 0;
}
