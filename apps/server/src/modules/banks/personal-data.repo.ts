import { eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import type { BankPersonRow } from './banks.repo.ts';
import { bankPeople } from './banks.tables.ts';

export async function shownAs(read: Reader, userId: string): Promise<BankPersonRow[]> {
  return read.select().from(bankPeople).where(eq(bankPeople.userId, userId));
}

/** @returns ids of the banks that showed the member. */
export async function hidePerson(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .delete(bankPeople)
    .where(eq(bankPeople.userId, userId))
    .returning({ bankId: bankPeople.bankId });
  return rows.map(({ bankId }) => bankId);
}
