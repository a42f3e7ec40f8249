import { asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { takeOut } from '../../kit/personal-data/personal-data.repo.ts';
import type { Reader, Tx } from '../../platform/db/client.ts';
import type { Person } from '../../platform/personal-data.ts';
import { bankRefColumns, bankTable } from '../banks/public.ts';
import { callDrafts, callHistory, calls } from './calls.tables.ts';

/** Calls that name a member as their contact, as published or as written. */
export async function callsOfContact(read: Reader, person: Person) {
  if (person.addresses.length === 0) return [];
  const addresses = [...person.addresses];
  return read
    .select({ call: calls, bank: bankRefColumns, draft: callDrafts.content })
    .from(calls)
    .innerJoin(bankTable, eq(bankTable.id, calls.bankId))
    .leftJoin(callDrafts, eq(callDrafts.callId, calls.id))
    .where(
      or(
        inArray(sql`lower(${calls.contact} ->> 'email')`, addresses),
        inArray(sql`lower(${callDrafts.content} -> 'contact' ->> 'email')`, addresses),
      ),
    )
    .orderBy(asc(calls.id));
}

export async function setContact(
  tx: Tx,
  id: string,
  contact: (typeof calls.$inferSelect)['contact'],
): Promise<void> {
  await tx.update(calls).set({ contact }).where(eq(calls.id, id));
  await tx
    .update(callDrafts)
    .set({
      content: sql`jsonb_set(${callDrafts.content}, '{contact}', ${JSON.stringify(contact)}::jsonb)`,
    })
    .where(eq(callDrafts.callId, id));
}

/** Takes a member out of what the history says in words, or quotes of calls that name them or did. */
export async function cleanHistory(
  tx: Tx,
  callIds: readonly string[],
  person: Person,
): Promise<void> {
  const named = [...person.addresses, person.lastName.toLowerCase()].filter((word) => word !== '');
  await takeOut(
    tx,
    callHistory,
    ['reason', 'fields'],
    or(
      ne(callHistory.reason, ''),
      inArray(callHistory.event, ['extend', 'endExtension']),
      inArray(callHistory.callId, [...callIds]),
      ...named.map((word) => sql`strpos(lower(${callHistory.fields}::text), ${word}) > 0`),
    ),
    person,
  );
}
