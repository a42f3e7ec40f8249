import { and, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { adultsAmong } from '../accounts/public.ts';
import {
  applicationTable as applications,
  applicationMemberTable as members,
  shownToAll,
} from '../applications/public.ts';
import { bankPeopleTable, bankRefColumns, bankTable } from '../banks/public.ts';
import { callTable } from '../calls/public.ts';
import { connectionInvitations, connections, suggestionDismissals } from './network.tables.ts';

/** Own connections, and connections of each, that are looked at for those in common. */
const looked = { own: 100, theirs: 50 } as const;
/** Banks of a member that are looked at. */
const banksLooked = 5;

/**
 * That everybody sees the account with this id in the work of a bank: among its people, or as an
 * adult in the team of a published project.
 */
export const isOfBank =
  (read: Reader, slug: string, lastAdultYear: number) =>
  (id: AnyPgColumn): SQL => {
    const inTeams = read
      .select({ id: members.userId })
      .from(members)
      .innerJoin(applications, eq(applications.id, members.applicationId))
      .innerJoin(callTable, eq(callTable.id, applications.callId))
      .innerJoin(bankTable, eq(bankTable.id, applications.bankId))
      .where(and(eq(bankTable.slug, slug), shownToAll));
    const itsPeople = read
      .select({ id: bankPeopleTable.userId })
      .from(bankPeopleTable)
      .innerJoin(bankTable, eq(bankTable.id, bankPeopleTable.bankId))
      .where(eq(bankTable.slug, slug));
    return sql`${id} IN (${adultsAmong(sql`${inTeams}`, lastAdultYear)} UNION ${itsPeople})`;
  };

/** Who is or was in a team with a member, and of which project. */
export async function teammatesOf(
  read: Reader,
  memberId: string,
  limit: number,
): Promise<{ readonly userId: string; readonly title: string }[]> {
  const own = alias(members, 'own');
  return read
    .select({ userId: members.userId, title: applications.projectTitle })
    .from(own)
    .innerJoin(members, eq(members.applicationId, own.applicationId))
    .innerJoin(applications, eq(applications.id, own.applicationId))
    .where(
      and(eq(own.userId, memberId), ne(members.userId, memberId), isNull(applications.deletedAt)),
    )
    .orderBy(desc(applications.updatedAt))
    .limit(limit);
}

/**
 * Who is in teams of published projects of a bank that a member has to do with: they applied there,
 * whatever came of it, or it is the bank of their town.
 */
export async function bankmatesOf(read: Reader, memberId: string, town: string, limit: number) {
  const applied = read
    .select({ id: applications.bankId })
    .from(members)
    .innerJoin(applications, eq(applications.id, members.applicationId))
    .where(and(eq(members.userId, memberId), isNull(applications.deletedAt)));
  const shared = sql<boolean>`${inArray(bankTable.id, applied)}`.as('shared');
  const own = read
    .select({ id: bankTable.id, shared })
    .from(bankTable)
    .where(or(inArray(bankTable.id, applied), eq(bankTable.municipality, town)))
    .orderBy(desc(shared), bankTable.id)
    .limit(banksLooked)
    .as('own');
  const latest = read
    .select({ userId: members.userId })
    .from(applications)
    .innerJoin(members, eq(members.applicationId, applications.id))
    .innerJoin(callTable, eq(callTable.id, applications.callId))
    .where(and(eq(applications.bankId, own.id), ne(members.userId, memberId), shownToAll))
    .orderBy(desc(applications.submittedAt), desc(applications.id))
    .limit(limit)
    .as('latest');
  return read
    .select({ userId: latest.userId, bank: bankRefColumns, shared: own.shared })
    .from(own)
    .innerJoin(bankTable, eq(bankTable.id, own.id))
    .crossJoinLateral(latest);
}

/** Whom a member's connections know, and how many of them. */
export async function connectionsOfConnections(
  read: Reader,
  memberId: string,
  limit: number,
): Promise<{ readonly userId: string; readonly count: number }[]> {
  const own = read
    .select({ id: connections.otherId })
    .from(connections)
    .where(eq(connections.memberId, memberId))
    .orderBy(desc(connections.since))
    .limit(looked.own)
    .as('own');
  const theirs = read
    .select({ id: connections.otherId })
    .from(connections)
    .where(and(eq(connections.memberId, own.id), ne(connections.otherId, memberId)))
    .orderBy(desc(connections.since))
    .limit(looked.theirs)
    .as('theirs');
  const count = sql<number>`count(*)::int`;
  return read
    .select({ userId: theirs.id, count })
    .from(own)
    .crossJoinLateral(theirs)
    .groupBy(theirs.id)
    .orderBy(desc(count), theirs.id)
    .limit(limit);
}

/**
 * Those of these accounts of whom a member knows what they think of: connections, whoever invited
 * the other and waits or was refused, and whom the member does not want suggested.
 */
export async function settledAmong(
  read: Reader,
  memberId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await read.execute<{ id: string }>(sql`
    SELECT other.id FROM unnest(${sql.param([...ids])}::uuid[]) AS other (id)
    WHERE EXISTS (SELECT 1 FROM ${connections}
        WHERE ${connections.memberId} = ${memberId} AND ${connections.otherId} = other.id)
      OR EXISTS (SELECT 1 FROM ${suggestionDismissals}
        WHERE ${suggestionDismissals.memberId} = ${memberId}
          AND ${suggestionDismissals.otherId} = other.id)
      OR EXISTS (SELECT 1 FROM ${connectionInvitations}
        WHERE ${connectionInvitations.status} IN ('pending', 'declined')
          AND ${connectionInvitations.inviterId} = ${memberId}
          AND ${connectionInvitations.inviteeId} = other.id)
      OR EXISTS (SELECT 1 FROM ${connectionInvitations}
        WHERE ${connectionInvitations.status} IN ('pending', 'declined')
          AND ${connectionInvitations.inviterId} = other.id
          AND ${connectionInvitations.inviteeId} = ${memberId})`);
  return new Set(rows.map(({ id }) => id));
}

export async function insertDismissal(
  tx: Tx,
  row: typeof suggestionDismissals.$inferSelect,
): Promise<void> {
  await tx.insert(suggestionDismissals).values(row).onConflictDoNothing();
}
