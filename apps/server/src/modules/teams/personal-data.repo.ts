import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { formerMember, type Person } from '../../platform/personal-data.ts';
import { applicationTable } from '../applications/public.ts';
import {
  applicationInvitations,
  guardianConsents,
  teamHandovers,
  teamRequests,
} from './teams.tables.ts';

const invited = (person: Person) =>
  or(
    eq(applicationInvitations.inviteeUserId, person.id),
    inArray(sql`lower(${applicationInvitations.inviteeEmail})`, [...person.addresses]),
  );

export async function invitationsTo(read: Reader, person: Person) {
  return read
    .select({
      applicationId: applicationInvitations.applicationId,
      name: applicationInvitations.inviteeName,
      email: applicationInvitations.inviteeEmail,
      role: applicationInvitations.role,
      responsibility: applicationInvitations.responsibility,
      message: applicationInvitations.message,
      status: applicationInvitations.status,
      createdAt: applicationInvitations.createdAt,
      expiresAt: applicationInvitations.expiresAt,
    })
    .from(applicationInvitations)
    .where(invited(person))
    .orderBy(asc(applicationInvitations.createdAt));
}

const guarded = ({ addresses }: Person) =>
  inArray(sql`lower(${guardianConsents.guardianEmail})`, [...addresses]);

/** What the member said as a guardian. */
export async function guardianOf(read: Reader, person: Person) {
  const { applicationId, status, sentAt, answeredAt, relation } = guardianConsents;
  const { guardianName: name, guardianEmail: email } = guardianConsents;
  return read
    .select({ applicationId, status, sentAt, answeredAt, name, email, relation })
    .from(guardianConsents)
    .where(guarded(person))
    .orderBy(asc(sentAt));
}

/** What a guardian said stays, without who they are. */
export async function cleanConsents(tx: Tx, person: Person): Promise<void> {
  await tx
    .update(guardianConsents)
    .set({ guardianName: '', guardianEmail: '', relation: null })
    .where(guarded(person));
}

/** Leaves of invitations to the member only that there were some; open ones end. */
export async function cleanInvitations(tx: Tx, person: Person): Promise<void> {
  await tx
    .update(applicationInvitations)
    .set({ status: 'expired' })
    .where(and(invited(person), eq(applicationInvitations.status, 'pending')));
  await tx
    .update(applicationInvitations)
    .set({
      inviteeUserId: null,
      inviteeName: formerMember(person),
      inviteeEmail: '',
      responsibility: '',
      message: '',
      codeHash: null,
    })
    .where(invited(person));
}

/** @returns them as they were: each waits no more. */
export async function endInvitationsTo(
  tx: Tx,
  applicationIds: readonly string[],
): Promise<Pick<typeof applicationInvitations.$inferSelect, 'id' | 'inviteeUserId'>[]> {
  return tx
    .update(applicationInvitations)
    .set({ status: 'expired' })
    .where(
      and(
        inArray(applicationInvitations.applicationId, [...applicationIds]),
        eq(applicationInvitations.status, 'pending'),
      ),
    )
    .returning({
      id: applicationInvitations.id,
      inviteeUserId: applicationInvitations.inviteeUserId,
    });
}

/** @returns who was to answer them. */
export async function dropRequestsOf(tx: Tx, userId: string): Promise<string[]> {
  const gone = await tx
    .delete(teamRequests)
    .where(eq(teamRequests.userId, userId))
    .returning({ id: teamRequests.applicationId });
  if (gone.length === 0) return [];
  const asked = await tx
    .select({ ownerId: applicationTable.ownerId })
    .from(applicationTable)
    .where(
      inArray(
        applicationTable.id,
        gone.map(({ id }) => id),
      ),
    );
  return asked.map(({ ownerId }) => ownerId);
}

/** Offers to somebody, and of what they own. @returns to whom. */
export async function dropOffersWith(tx: Tx, userId: string): Promise<string[]> {
  const owned = tx
    .select({ id: applicationTable.id })
    .from(applicationTable)
    .where(eq(applicationTable.ownerId, userId));
  const gone = await tx
    .delete(teamHandovers)
    .where(or(eq(teamHandovers.toUserId, userId), inArray(teamHandovers.applicationId, owned)))
    .returning({ toUserId: teamHandovers.toUserId });
  return gone.map((offer) => offer.toUserId);
}
