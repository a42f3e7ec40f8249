import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/db/client.ts';
import { paymentDifferenceTable } from '../crowdfunding/public.ts';

/** @returns false if somebody else, or a night, closed it before. */
export async function closeDifference(
  tx: Tx,
  id: string,
  closed: { readonly closedAt: Date; readonly closedBy: string; readonly note: string },
): Promise<boolean> {
  const rows = await tx
    .update(paymentDifferenceTable)
    .set(closed)
    .where(and(eq(paymentDifferenceTable.id, id), isNull(paymentDifferenceTable.closedAt)))
    .returning({ id: paymentDifferenceTable.id });
  return rows.length === 1;
}
