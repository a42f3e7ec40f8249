import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { formerMember, type Person, withoutPerson } from '../../platform/personal-data.ts';
import { volunteers } from './volunteers.tables.ts';

const themselves = ({ addresses }: Person): SQL =>
  addresses.length > 0 ? inArray(volunteers.email, [...addresses]) : sql`false`;

/** Where somebody helps, and how many they invited, without who those are. */
export async function volunteeringOf(read: Reader, userId: string, person: Person) {
  const { applicationId, activity, status, invitedAt, answeredAt, answer, halfHours } = volunteers;
  const asked = { applicationId, activity, status, invitedAt };
  const own = { name: volunteers.name, email: volunteers.email, answer, answeredAt, halfHours };
  return {
    volunteering: await read
      .select({ ...asked, ...own })
      .from(volunteers)
      .where(themselves(person))
      .orderBy(asc(volunteers.id)),
    invited: await read
      .select(asked)
      .from(volunteers)
      .where(eq(volunteers.invitedBy, userId))
      .orderBy(asc(volunteers.id)),
    recorded: await read
      .select({ ...asked, halfHours })
      .from(volunteers)
      .where(eq(volunteers.recordedBy, userId))
      .orderBy(asc(volunteers.id)),
  };
}

/** Takes a member's name, addresses and number out of what was written around them. */
export async function cleanWords(
  tx: Tx,
  person: Person,
  applicationIds: readonly string[],
): Promise<void> {
  const rows = await tx
    .select({
      id: volunteers.id,
      activity: volunteers.activity,
      answer: volunteers.answer,
      name: volunteers.name,
    })
    .from(volunteers)
    .where(
      or(
        inArray(volunteers.applicationId, [...applicationIds]),
        eq(volunteers.invitedBy, person.id),
        themselves(person),
      ),
    );
  for (const { id, ...written } of rows) {
    await tx.update(volunteers).set(withoutPerson(written, person)).where(eq(volunteers.id, id));
  }
}

/** Hours stay, without whose they are; invitations end. */
export async function forget(tx: Tx, person: Person, at: Date): Promise<void> {
  const own = themselves(person);
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
  await tx.update(volunteers).set({ invitedBy: null }).where(eq(volunteers.invitedBy, person.id));
  await tx.update(volunteers).set({ recordedBy: null }).where(eq(volunteers.recordedBy, person.id));
}
