import { and, desc, eq, inArray, ne, or } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { inTimeOrder } from '../../platform/db/keyset.ts';
import type { Slice } from '../../platform/lists.ts';
import { connectionInvitations as table } from './network.tables.ts';

export type InvitationRow = typeof table.$inferSelect;
export type Box = 'received' | 'sent';

const isWaiting = eq(table.status, 'pending');
const ownerOf = { received: table.inviteeId, sent: table.inviterId } as const;

const between = (one: string, other: string) =>
  or(
    and(eq(table.inviterId, one), eq(table.inviteeId, other)),
    and(eq(table.inviterId, other), eq(table.inviteeId, one)),
  );

export async function insertInvitation(tx: Tx, row: InvitationRow): Promise<void> {
  await tx.insert(table).values(row);
}

export async function findInvitation(read: Reader, id: string): Promise<InvitationRow | undefined> {
  return (await read.select().from(table).where(eq(table.id, id)))[0];
}

/** The one of two members that waits for an answer, whoever sent it. */
export async function waitingBetween(
  read: Reader,
  one: string,
  other: string,
): Promise<InvitationRow | undefined> {
  const found = await read
    .select()
    .from(table)
    .where(and(between(one, other), isWaiting));
  return found[0];
}

/** What waits between a member and each of these, by the other's id. */
export async function waitingAmong(
  read: Reader,
  memberId: string,
  others: readonly string[],
): Promise<ReadonlyMap<string, InvitationRow>> {
  if (others.length === 0) return new Map();
  const rows = await read
    .select()
    .from(table)
    .where(
      and(
        isWaiting,
        or(
          and(eq(table.inviterId, memberId), inArray(table.inviteeId, [...others])),
          and(eq(table.inviteeId, memberId), inArray(table.inviterId, [...others])),
        ),
      ),
    );
  return new Map(
    rows.map((row) => [row.inviterId === memberId ? row.inviteeId : row.inviterId, row]),
  );
}

/** The latest from the one to the other. */
export async function lastFrom(
  read: Reader,
  inviterId: string,
  inviteeId: string,
): Promise<InvitationRow | undefined> {
  const [found] = await read
    .select()
    .from(table)
    .where(and(eq(table.inviterId, inviterId), eq(table.inviteeId, inviteeId)))
    .orderBy(desc(table.createdAt))
    .limit(1);
  return found;
}

export async function updateInvitation(
  tx: Tx,
  id: string,
  change: Pick<InvitationRow, 'status' | 'answeredAt'>,
): Promise<void> {
  await tx.update(table).set(change).where(eq(table.id, id));
}

/** Those that wait, newest first. */
export async function listInvitations(
  read: Reader,
  memberId: string,
  box: Box,
  { after, limit }: Slice,
): Promise<InvitationRow[]> {
  const order = inTimeOrder('desc', table.createdAt, table.id);
  return read
    .select()
    .from(table)
    .where(and(eq(ownerOf[box], memberId), isWaiting, order.beyond(after)))
    .orderBy(...order.by)
    .limit(limit);
}

export const countWaiting = (read: Reader, memberId: string, box: Box): Promise<number> =>
  read.$count(table, and(eq(ownerOf[box], memberId), isWaiting));

/** What was refused to the one who blocks stays: it says when they may ask again. */
export async function deleteBetween(tx: Tx, blockerId: string, other: string): Promise<void> {
  const isForgotten = or(ne(table.inviterId, blockerId), ne(table.status, 'declined'));
  await tx.delete(table).where(and(between(blockerId, other), isForgotten));
}

const ofMember = (memberId: string) =>
  or(eq(table.inviterId, memberId), eq(table.inviteeId, memberId));

export async function invitationsOf(read: Reader, memberId: string): Promise<InvitationRow[]> {
  return read.select().from(table).where(ofMember(memberId)).orderBy(desc(table.createdAt));
}

/** @returns whom a waiting one was of besides. */
export async function deleteInvitationsOf(tx: Tx, memberId: string): Promise<string[]> {
  const gone = await tx.delete(table).where(ofMember(memberId)).returning();
  return gone
    .filter(({ status }) => status === 'pending')
    .map(({ inviterId, inviteeId }) => (inviterId === memberId ? inviteeId : inviterId));
}
