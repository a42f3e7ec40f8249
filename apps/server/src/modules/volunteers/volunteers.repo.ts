import { and, asc, desc, eq, inArray, lt, lte, ne } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { volunteers } from './volunteers.tables.ts';

export type VolunteerRow = typeof volunteers.$inferSelect;

/** In the order in which they were invited. */
export async function volunteersOf(read: Reader, applicationId: string): Promise<VolunteerRow[]> {
  return read
    .select()
    .from(volunteers)
    .where(eq(volunteers.applicationId, applicationId))
    .orderBy(asc(volunteers.id));
}

async function one(read: Reader, where: ReturnType<typeof eq>): Promise<VolunteerRow | undefined> {
  const [row] = await read.select().from(volunteers).where(where);
  return row;
}

export const findVolunteer = (read: Reader, id: string) => one(read, eq(volunteers.id, id));
export const volunteerByToken = (read: Reader, hash: string) =>
  one(read, eq(volunteers.tokenHash, hash));

/** Where somebody was invited by this address, the latest first. */
export async function volunteersAt(
  read: Reader,
  email: string,
  limit: number,
): Promise<VolunteerRow[]> {
  return read
    .select()
    .from(volunteers)
    .where(eq(volunteers.email, email))
    .orderBy(desc(volunteers.id))
    .limit(limit);
}

export async function insertVolunteers(tx: Tx, rows: readonly VolunteerRow[]): Promise<void> {
  await tx.insert(volunteers).values([...rows]);
}

export async function updateVolunteer(
  tx: Tx,
  id: string,
  change: Partial<Omit<VolunteerRow, 'id'>>,
): Promise<void> {
  await tx.update(volunteers).set(change).where(eq(volunteers.id, id));
}

export async function deleteVolunteer(tx: Tx, id: string): Promise<void> {
  await tx.delete(volunteers).where(eq(volunteers.id, id));
}

/** Ends invitations and offers that nobody answered in time. */
export async function endUnanswered(tx: Tx, now: Date): Promise<void> {
  await tx
    .update(volunteers)
    .set({ status: 'expired' })
    .where(and(inArray(volunteers.status, ['offered', 'invited']), lte(volunteers.expiresAt, now)));
}

/** Forgets who was invited long ago and did not come. */
export async function forgetAbsent(tx: Tx, before: Date): Promise<void> {
  await tx
    .delete(volunteers)
    .where(and(ne(volunteers.status, 'attended'), lt(volunteers.expiresAt, before)));
}

/** Addresses that were invited to an activity already. */
export async function invitedAmong(
  read: Reader,
  applicationId: string,
  activityId: string,
  emails: readonly string[],
): Promise<string[]> {
  const rows = await read
    .select({ email: volunteers.email })
    .from(volunteers)
    .where(
      and(
        eq(volunteers.applicationId, applicationId),
        eq(volunteers.activityId, activityId),
        inArray(volunteers.email, [...emails]),
      ),
    );
  return rows.map(({ email }) => email);
}
