import { desc } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/client.ts';
import { newId } from '../../../platform/ids.ts';
import { paymentChecks } from '../crowdfunding.tables.ts';

export type PaymentCheck = typeof paymentChecks.$inferSelect;

export async function keepCheck(tx: Tx, check: Omit<PaymentCheck, 'id'>): Promise<void> {
  await tx.insert(paymentChecks).values({ id: newId(), ...check });
}

export async function lastCheck(read: Reader): Promise<PaymentCheck | undefined> {
  const rows = await read
    .select()
    .from(paymentChecks)
    .orderBy(desc(paymentChecks.endedAt))
    .limit(1);
  return rows[0];
}
