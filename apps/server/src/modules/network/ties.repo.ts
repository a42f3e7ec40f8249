import { and, eq, exists, inArray, not, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { inTimeOrder } from '../../platform/db/keyset.ts';
import type { Slice } from '../../platform/lists.ts';
import { connections, memberBlocks, memberFollows } from './network.tables.ts';

/** One member's tie to another, and since when. */
export interface Tie {
  readonly from: string;
  readonly to: string;
  readonly since: Date;
}

const tables = {
  connections: { table: connections, from: connections.memberId, to: connections.otherId },
  follows: { table: memberFollows, from: memberFollows.followerId, to: memberFollows.followedId },
  blocks: { table: memberBlocks, from: memberBlocks.blockerId, to: memberBlocks.blockedId },
} as const;
export type TieKind = keyof typeof tables;

const pair = (kind: TieKind, from: string, to: string) =>
  and(eq(tables[kind].from, from), eq(tables[kind].to, to));

const eitherWay = (kind: TieKind, one: string, other: string) =>
  or(pair(kind, one, other), pair(kind, other, one));

export async function hasTie(
  read: Reader,
  kind: TieKind,
  from: string,
  to: string,
): Promise<boolean> {
  return (await read.$count(tables[kind].table, pair(kind, from, to))) > 0;
}

/** Those of the others to whom a member has the tie. */
export async function tiedAmong(
  read: Reader,
  kind: TieKind,
  from: string,
  others: readonly string[],
): Promise<ReadonlySet<string>> {
  if (others.length === 0) return new Set();
  const { table, to, ...own } = tables[kind];
  const rows = await read
    .select({ id: to })
    .from(table)
    .where(and(eq(own.from, from), inArray(to, [...others])));
  return new Set(rows.map(({ id }) => id));
}

/** Nothing happens where it stands already. */
export async function tie(tx: Tx, kind: TieKind, { from, to, since }: Tie): Promise<void> {
  const row = {
    connections: () => tx.insert(connections).values({ memberId: from, otherId: to, since }),
    follows: () => tx.insert(memberFollows).values({ followerId: from, followedId: to, since }),
    blocks: () => tx.insert(memberBlocks).values({ blockerId: from, blockedId: to, since }),
  }[kind]();
  await row.onConflictDoNothing();
}

export async function untie(tx: Tx, kind: TieKind, from: string, to: string): Promise<void> {
  await tx.delete(tables[kind].table).where(pair(kind, from, to));
}

export async function untieBoth(tx: Tx, kind: TieKind, one: string, other: string): Promise<void> {
  await tx.delete(tables[kind].table).where(eitherWay(kind, one, other));
}

/** A member's ties, newest first; `to` is the other in each. */
export async function listTies(
  read: Reader,
  kind: TieKind,
  side: 'from' | 'to',
  memberId: string,
  { after, limit }: Slice,
): Promise<{ readonly id: string; readonly since: Date }[]> {
  const { table } = tables[kind];
  const own = tables[kind][side];
  const other = tables[kind][side === 'from' ? 'to' : 'from'];
  const order = inTimeOrder('desc', table.since, other);
  return read
    .select({ id: other, since: table.since })
    .from(table)
    .where(and(eq(own, memberId), order.beyond(after)))
    .orderBy(...order.by)
    .limit(limit);
}

export const countTies = (
  read: Reader,
  kind: TieKind,
  side: 'from' | 'to',
  memberId: string,
): Promise<number> => read.$count(tables[kind].table, eq(tables[kind][side], memberId));

/** How many connections a member has in common with each of the others. */
export async function mutualCounts(
  read: Reader,
  memberId: string,
  others: readonly string[],
): Promise<(otherId: string) => number> {
  if (others.length === 0) return () => 0;
  const theirs = alias(connections, 'theirs');
  const own = alias(connections, 'own');
  const isOwn = read
    .select({ one: sql`1` })
    .from(own)
    .where(and(eq(own.memberId, memberId), eq(own.otherId, theirs.otherId)));
  // Counted one by one: a join would read all connections of who asks.
  const times = sql<number>`(SELECT count(*)::int FROM ${connections} AS theirs
    WHERE ${theirs.memberId} = other.id AND EXISTS ${isOwn})`;
  const { rows } = await read.execute<{ id: string; times: number }>(
    sql`SELECT other.id, ${times} AS times FROM unnest(${sql.param([...others])}::uuid[]) AS other (id)`,
  );
  const known = new Map(rows.map((row) => [row.id, row.times]));
  return (otherId) => known.get(otherId) ?? 0;
}

/** Whether one of the two blocked the other. */
export async function areBlocked(read: Reader, one: string, other: string): Promise<boolean> {
  return (await read.$count(memberBlocks, eitherWay('blocks', one, other))) > 0;
}

/** That neither the reader nor the account with this id blocked the other. */
export const isNotBlocked = (read: Reader, readerId: string | SQL, id: AnyPgColumn | SQL): SQL =>
  not(
    exists(
      read
        .select({ one: sql`1` })
        .from(memberBlocks)
        .where(
          or(
            and(eq(memberBlocks.blockerId, readerId), eq(memberBlocks.blockedId, id)),
            and(eq(memberBlocks.blockerId, id), eq(memberBlocks.blockedId, readerId)),
          ),
        ),
    ),
  );

/** Whom the reader blocked, and who blocked them. */
export async function blockedWith(read: Reader, readerId: string): Promise<ReadonlySet<string>> {
  const rows = await read
    .select({ one: memberBlocks.blockerId, other: memberBlocks.blockedId })
    .from(memberBlocks)
    .where(or(eq(memberBlocks.blockerId, readerId), eq(memberBlocks.blockedId, readerId)));
  return new Set(rows.map(({ one, other }) => (one === readerId ? other : one)));
}

/** Those of some members who blocked the reader, or whom the reader blocked. */
export async function blockedAmong(
  read: Reader,
  readerId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { blockerId, blockedId } = memberBlocks;
  const rows = await read
    .select({ blockerId, blockedId })
    .from(memberBlocks)
    .where(
      or(
        and(eq(blockerId, readerId), inArray(blockedId, [...ids])),
        and(eq(blockedId, readerId), inArray(blockerId, [...ids])),
      ),
    );
  return new Set(rows.map((row) => (row.blockerId === readerId ? row.blockedId : row.blockerId)));
}

/** Those of some members with whom a member is connected. */
export const connectedAmong = async (
  read: Reader,
  memberId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => new Set((await connectedSince(read, memberId, ids)).keys());

/** Since when a member is connected with those of some members with whom they are. */
export async function connectedSince(
  read: Reader,
  memberId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await read
    .select({ id: connections.otherId, since: connections.since })
    .from(connections)
    .where(and(eq(connections.memberId, memberId), inArray(connections.otherId, [...ids])));
  return new Map(rows.map(({ id, since }) => [id, since]));
}

/** That two members are connected, each an id or named inside a query. */
export const isConnected = (one: SQLWrapper | string, other: SQLWrapper): SQL =>
  sql`EXISTS (SELECT FROM ${connections} AS tie WHERE tie.member_id = ${one} AND tie.other_id = ${other})`;
