import { and, inArray, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/client.ts';
import { formerMember, type Person } from '../../platform/personal-data.ts';
import { volunteers } from './volunteers.tables.ts';

/** Hours stay, without whose they are; invitations end. */
export async function forget(tx: Tx, person: Person, at: Date): Promise<void> {
  const own = inArray(volunteers.email, [...person.addresses]);
  await tx.delete(volunteers).where(and(own, ne(volunteers.status, 'attended')));
  await tx
    .update(volunteers)
    .set({
      name: formerMember(person),
      // Each is one of its activity, and leads nowhere (RFC 2606).
      email: sql`${volunteers.id} || '@erased.invalid'`,
      answer: '',
      expiresAt: at,
    })
    .where(own);
}
