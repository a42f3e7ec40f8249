import { and, eq, gt, lte } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { callReminders, calls } from './calls.tables.ts';

export type ClosingCall = Pick<
  typeof calls.$inferSelect,
  'id' | 'kind' | 'titleBhs' | 'titleEn' | 'closesAt'
>;

/** Open calls that end by a time. */
export async function closingBy(read: Reader, now: Date, by: Date): Promise<ClosingCall[]> {
  return read
    .select({
      id: calls.id,
      kind: calls.kind,
      titleBhs: calls.titleBhs,
      titleEn: calls.titleEn,
      closesAt: calls.closesAt,
    })
    .from(calls)
    .where(and(eq(calls.status, 'open'), gt(calls.closesAt, now), lte(calls.closesAt, by)))
    .orderBy(calls.closesAt, calls.id);
}

/** @returns those of the reminders that had not gone out. */
export async function markReminded(
  tx: Tx,
  { id, closesAt }: ClosingCall,
  hours: readonly number[],
  sentAt: Date,
): Promise<number[]> {
  const rows = hours.map((one) => ({ callId: id, closesAt, hours: one, sentAt }));
  const marked = await tx
    .insert(callReminders)
    .values(rows)
    .onConflictDoNothing()
    .returning({ hours: callReminders.hours });
  return marked.map((row) => row.hours);
}
