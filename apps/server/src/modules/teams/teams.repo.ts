import type { RequestStatus } from '@app/domain/teams/team-request.machine';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  isNull,
  ne,
  notExists,
  or,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { applicationTable } from '../applications/public.ts';
import { callTable } from '../calls/public.ts';
import { isNotBlocked } from '../network/public.ts';
import { applicationInvitations, teamHandovers, teamLinks, teamRequests } from './teams.tables.ts';

export type InvitationRow = typeof applicationInvitations.$inferSelect;
export type LinkRow = typeof teamLinks.$inferSelect;
export type RequestRow = typeof teamRequests.$inferSelect;

/** Somebody as invitations know them; the address in lower case. */
export interface Invitee {
  readonly id: string;
  readonly email: string;
}

const address = sql`lower(${applicationInvitations.inviteeEmail})`;
const to = ({ id, email }: Invitee) =>
  or(eq(applicationInvitations.inviteeUserId, id), eq(address, email));

export async function findInvitation(read: Reader, id: string): Promise<InvitationRow | undefined> {
  const [found] = await read
    .select()
    .from(applicationInvitations)
    .where(eq(applicationInvitations.id, id));
  return found;
}

/**
 * The last one to this address, or to this member as found by name. Neither knows of the other:
 * whoever invites could tell from it whose an address is.
 */
export async function lastInvitationTo(
  read: Reader,
  applicationId: string,
  invited: { readonly email: string } | { readonly memberId: string },
): Promise<InvitationRow | undefined> {
  const [found] = await read
    .select()
    .from(applicationInvitations)
    .where(
      and(
        eq(applicationInvitations.applicationId, applicationId),
        'email' in invited
          ? eq(address, invited.email)
          : and(eq(address, ''), eq(applicationInvitations.inviteeUserId, invited.memberId)),
        ne(applicationInvitations.status, 'withdrawn'),
      ),
    )
    .orderBy(desc(applicationInvitations.createdAt), desc(applicationInvitations.id))
    .limit(1);
  return found;
}

export async function invitationsIn(read: Reader, applicationId: string): Promise<InvitationRow[]> {
  return read
    .select()
    .from(applicationInvitations)
    .where(
      and(
        eq(applicationInvitations.applicationId, applicationId),
        ne(applicationInvitations.status, 'withdrawn'),
      ),
    )
    .orderBy(desc(applicationInvitations.createdAt), desc(applicationInvitations.id));
}

const declined = alias(applicationInvitations, 'declined');

/** What a member declined in an application. */
const declinedBy = (read: Reader, applicationId: SQLWrapper | string, userId: string) =>
  read
    .select({ id: declined.id })
    .from(declined)
    .where(
      and(
        eq(declined.applicationId, applicationId),
        eq(declined.inviteeUserId, userId),
        eq(declined.status, 'rejected'),
      ),
    );

/** Whether a member declined to be in a team, by whatever way they were asked. */
export async function hasDeclined(
  read: Reader,
  applicationId: string,
  userId: string,
): Promise<boolean> {
  return (await declinedBy(read, applicationId, userId).limit(1)).length > 0;
}

/** Those that wait for somebody's answer, the last first; none of a team that they declined. */
export async function waitingFor(
  read: Reader,
  invitee: Invitee,
  now: Date,
): Promise<InvitationRow[]> {
  return read
    .select()
    .from(applicationInvitations)
    .where(
      and(
        to(invitee),
        eq(applicationInvitations.status, 'pending'),
        gt(applicationInvitations.expiresAt, now),
        notExists(declinedBy(read, applicationInvitations.applicationId, invitee.id)),
      ),
    )
    .orderBy(desc(applicationInvitations.createdAt), desc(applicationInvitations.id))
    .limit(50);
}

export async function insertInvitation(tx: Tx, row: InvitationRow): Promise<void> {
  await tx.insert(applicationInvitations).values(row);
}

export async function updateInvitation(
  tx: Tx,
  id: string,
  change: Partial<Omit<InvitationRow, 'id' | 'applicationId'>>,
): Promise<void> {
  await tx.update(applicationInvitations).set(change).where(eq(applicationInvitations.id, id));
}

/** Whoever is in the team has accepted, by whatever way they came. */
export async function settleFor(tx: Tx, applicationId: string, member: Invitee): Promise<void> {
  await tx
    .update(applicationInvitations)
    .set({ status: 'accepted', inviteeUserId: member.id })
    .where(
      and(
        eq(applicationInvitations.applicationId, applicationId),
        eq(applicationInvitations.status, 'pending'),
        to(member),
      ),
    );
  await tx
    .update(teamRequests)
    .set({ status: 'admitted' })
    .where(
      and(
        eq(teamRequests.applicationId, applicationId),
        eq(teamRequests.userId, member.id),
        eq(teamRequests.status, 'waiting'),
      ),
    );
}

export async function standingLink(
  read: Reader,
  applicationId: string,
): Promise<LinkRow | undefined> {
  const [found] = await read
    .select()
    .from(teamLinks)
    .where(and(eq(teamLinks.applicationId, applicationId), isNull(teamLinks.withdrawnAt)));
  return found;
}

export async function linkByCode(read: Reader, code: string): Promise<LinkRow | undefined> {
  const [found] = await read.select().from(teamLinks).where(eq(teamLinks.code, code));
  return found;
}

/** How many asked through a link. */
export async function usesOf(read: Reader, linkId: string): Promise<number> {
  const [found] = await read
    .select({ uses: count() })
    .from(teamRequests)
    .where(eq(teamRequests.linkId, linkId));
  return found?.uses ?? 0;
}

export async function endLinks(tx: Tx, applicationId: string, withdrawnAt: Date): Promise<void> {
  await tx
    .update(teamLinks)
    .set({ withdrawnAt })
    .where(and(eq(teamLinks.applicationId, applicationId), isNull(teamLinks.withdrawnAt)));
}

export async function insertLink(tx: Tx, row: LinkRow): Promise<void> {
  await tx.insert(teamLinks).values(row);
}

export async function findRequest(read: Reader, id: string): Promise<RequestRow | undefined> {
  const [found] = await read.select().from(teamRequests).where(eq(teamRequests.id, id));
  return found;
}

/** What somebody asked of a team last. */
export async function lastRequestOf(
  read: Reader,
  applicationId: string,
  userId: string,
): Promise<RequestRow | undefined> {
  const [found] = await read
    .select()
    .from(teamRequests)
    .where(and(eq(teamRequests.applicationId, applicationId), eq(teamRequests.userId, userId)))
    .orderBy(desc(teamRequests.askedAt), desc(teamRequests.id))
    .limit(1);
  return found;
}

/** Those that wait for the owner's answer; of who is apart from them none. */
export async function requestsIn(
  read: Reader,
  applicationId: string,
  ownerId: string,
): Promise<RequestRow[]> {
  return read
    .select()
    .from(teamRequests)
    .where(
      and(
        eq(teamRequests.applicationId, applicationId),
        eq(teamRequests.status, 'waiting'),
        isNotBlocked(read, ownerId, teamRequests.userId),
      ),
    )
    .orderBy(asc(teamRequests.askedAt), asc(teamRequests.id));
}

/** What is shown of an application to who is asked something about its team. */
const asked = {
  applicationId: applicationTable.id,
  kind: callTable.kind,
  title: applicationTable.projectTitle,
};
/** At most so many of either are shown. */
const asksAtMost = 50;

/** Those that wait for the answer of an owner, in whichever of their teams, the first first. */
export async function requestsToOwner(read: Reader, ownerId: string) {
  return read
    .select({
      ...asked,
      id: teamRequests.id,
      userId: teamRequests.userId,
      askedAt: teamRequests.askedAt,
    })
    .from(teamRequests)
    .innerJoin(applicationTable, eq(applicationTable.id, teamRequests.applicationId))
    .innerJoin(callTable, eq(callTable.id, applicationTable.callId))
    .where(
      and(
        eq(applicationTable.ownerId, ownerId),
        eq(teamRequests.status, 'waiting'),
        isNotBlocked(read, ownerId, teamRequests.userId),
      ),
    )
    .orderBy(asc(teamRequests.askedAt), asc(teamRequests.id))
    .limit(asksAtMost);
}

/** What a member is offered to take over. */
export async function handoversTo(read: Reader, userId: string) {
  return read
    .select({
      ...asked,
      ownerId: applicationTable.ownerId,
      offeredAt: teamHandovers.offeredAt,
    })
    .from(teamHandovers)
    .innerJoin(applicationTable, eq(applicationTable.id, teamHandovers.applicationId))
    .innerJoin(callTable, eq(callTable.id, applicationTable.callId))
    .where(eq(teamHandovers.toUserId, userId))
    .orderBy(asc(teamHandovers.offeredAt), asc(teamHandovers.applicationId))
    .limit(asksAtMost);
}

/** Asks, or asks again through the same link. */
export async function putRequest(tx: Tx, row: RequestRow): Promise<void> {
  const { status, askedAt } = row;
  await tx
    .insert(teamRequests)
    .values(row)
    .onConflictDoUpdate({
      target: [teamRequests.linkId, teamRequests.userId],
      set: { status, askedAt },
    });
}

export async function setRequest(tx: Tx, id: string, status: RequestStatus): Promise<void> {
  await tx.update(teamRequests).set({ status }).where(eq(teamRequests.id, id));
}

export async function findHandover(
  read: Reader,
  applicationId: string,
): Promise<typeof teamHandovers.$inferSelect | undefined> {
  const [found] = await read
    .select()
    .from(teamHandovers)
    .where(eq(teamHandovers.applicationId, applicationId));
  return found;
}

export async function putHandover(tx: Tx, row: typeof teamHandovers.$inferInsert): Promise<void> {
  const { toUserId, offeredAt } = row;
  await tx
    .insert(teamHandovers)
    .values(row)
    .onConflictDoUpdate({ target: teamHandovers.applicationId, set: { toUserId, offeredAt } });
}

export async function dropHandover(tx: Tx, applicationId: string): Promise<void> {
  await tx.delete(teamHandovers).where(eq(teamHandovers.applicationId, applicationId));
}
