import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import type { Person } from '../../platform/personal-data.ts';
import { bankRefColumns, bankTable } from '../banks/public.ts';
import { calls } from './calls.tables.ts';

export async function callsOfContact(read: Reader, person: Person) {
  if (person.addresses.length === 0) return [];
  return read
    .select({ call: calls, bank: bankRefColumns })
    .from(calls)
    .innerJoin(bankTable, eq(bankTable.id, calls.bankId))
    .where(inArray(sql`lower(${calls.contact} ->> 'email')`, [...person.addresses]))
    .orderBy(asc(calls.id));
}

export async function setContact(
  tx: Tx,
  id: string,
  contact: (typeof calls.$inferSelect)['contact'],
): Promise<void> {
  await tx.update(calls).set({ contact }).where(eq(calls.id, id));
}
