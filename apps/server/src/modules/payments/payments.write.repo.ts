import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/db/client.ts';
import { donationTable, noDonor, paymentDifferenceTable } from '../crowdfunding/public.ts';

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

/** @returns ids of their campaigns. */
export async function forgetDonor(tx: Tx, donationIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .update(donationTable)
    .set(noDonor)
    .where(inArray(donationTable.id, [...donationIds]))
    .returning({ campaignId: donationTable.campaignId });
  return [...new Set(rows.map(({ campaignId }) => campaignId))];
}
