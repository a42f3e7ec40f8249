import { and, asc, inArray, like, notLike, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '../../platform/db/client.ts';
import type { Slice } from '../../platform/lists.ts';
import {
  emailKey,
  nameKey,
  nameOrder,
  surnameKey,
  surnameOrder,
  users,
} from './accounts.tables.ts';
import {
  beyond,
  type Findable,
  type FoundPlace,
  findable,
  keyOfMember,
  type MemberRecord,
  membersAmong,
  patternOf,
  plainOf,
} from './members.repo.ts';
import { beginningsOf } from './name-order.ts';

interface Part {
  readonly order: SQL;
  /** What begins with what was typed. */
  readonly begins?: SQL;
  readonly holds: readonly SQL[];
}

const [name, surname, email] = [nameKey(users), surnameKey(users), emailKey(users)];
const [byName, bySurname] = [nameOrder(users), surnameOrder(users)];

/** First those whose name begins with what was typed, then whose surname does; each once. */
const begunParts = (pattern: string): readonly Part[] => [
  { order: byName, begins: name, holds: [] },
  { order: bySurname, begins: surname, holds: [notLike(name, pattern)] },
];

/**
 * Those who may be found, in the order of the alphabet. Where something was typed: first whose name
 * begins with it, then whose surname does, then whose words hold it; each once, every part in the
 * order of an index.
 *
 * @param inWords that the words of the account with this id hold what was typed.
 */
export async function listFindable(
  read: Reader,
  among: Findable,
  typed: string,
  inWords: (id: AnyPgColumn) => SQL,
  page: Slice<FoundPlace>,
): Promise<FoundPlace[]> {
  const pattern = patternOf(typed);
  const unnamed = [notLike(name, pattern), notLike(surname, pattern)];
  const parts: readonly Part[] =
    typed === ''
      ? [{ order: byName, holds: [] }]
      : [...begunParts(pattern), { order: byName, holds: [inWords(users.id), ...unnamed] }];
  return listParts(read, parts, { typed, among: findable(among) }, page);
}

/**
 * Members whose name, surname or e-mail address begins with what was typed: first those found by
 * name, then by surname, then by address; each once, every part in the order of an index.
 */
export async function findMembers(
  read: Reader,
  typed: string,
  page: Slice<FoundPlace>,
): Promise<(FoundPlace & { readonly member: MemberRecord })[]> {
  const pattern = patternOf(typed);
  const byEmail: Part = {
    order: email,
    holds: [like(email, pattern), notLike(name, pattern), notLike(surname, pattern)],
  };
  const found = await listParts(read, [...begunParts(pattern), byEmail], { typed }, page);
  const members = await membersAmong(
    read,
    found.map(({ id }) => id),
  );
  return found.flatMap((place) => {
    const member = members.get(place.id);
    return member ? [{ ...place, member }] : [];
  });
}

export interface FoundName {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly picture: string | null;
}

/** Whose name or surname begins with what was typed: first by name, then by surname; each once. */
export async function peopleNamed(
  read: Reader,
  typed: string,
  among: Findable,
  limit: number,
): Promise<FoundName[]> {
  const query = { typed, among: findable(among) };
  const found = await listParts(read, begunParts(patternOf(typed)), query, { limit });
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await read
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      picture: users.picture,
    })
    .from(users)
    .where(inArray(users.id, ids));
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

async function listParts(
  read: Reader,
  parts: readonly Part[],
  { typed, among }: { readonly typed: string; readonly among?: SQL | undefined },
  page: Slice<FoundPlace>,
): Promise<FoundPlace[]> {
  const found: FoundPlace[] = [];
  for (const [n, { order, begins, holds }] of parts.entries()) {
    if (n < (page.after?.key ?? 0)) continue;
    const after = page.after?.key === n ? page.after.id : undefined;
    const listQuery = {
      order,
      holds: and(...holds, among),
      after,
      limit: page.limit - found.length,
    };
    const rows = begins
      ? await listBegun(read, begins, plainOf(typed), listQuery)
      : await listAll(read, listQuery);
    found.push(...rows.map(({ id }) => ({ key: n, id })));
    if (found.length >= page.limit) break;
  }
  return found;
}

interface PageQuery {
  readonly order: SQL;
  readonly holds: SQL | undefined;
  readonly after: string | undefined;
  readonly limit: number;
}

const listAll = (
  read: Reader,
  { order, holds, after, limit }: PageQuery,
): Promise<{ id: string }[]> =>
  read
    .select({ id: users.id })
    .from(users)
    .where(and(holds, after ? beyond(order, after) : undefined))
    .orderBy(asc(order), asc(users.id))
    .limit(limit);

/** Before all ids. */
const first = '00000000-0000-0000-0000-000000000000';

/** Those whose key begins with some letters: each beginning that these may have is a part of the order. */
async function listBegun(
  read: Reader,
  begins: SQL,
  plain: string,
  { order, holds, after, limit }: PageQuery,
): Promise<{ id: string }[]> {
  const { beginnings, exact } = beginningsOf(plain);
  const ends = beginnings.map((one) => `${one}\u{10ffff}`);
  const last = after && keyOfMember(order, after);
  // One bound alone: of two the index may be read from the one that is further away.
  const begun = last
    ? sql`(${order}, ${users.id}) > (greatest(part.first COLLATE "C", ${last}),
        CASE WHEN part.first COLLATE "C" > ${last} THEN ${first} ELSE ${after} END::uuid)`
    : sql`${order} >= part.first`;
  const among = read
    .select({ id: users.id, order: sql<string>`${order}`.as('order') })
    .from(users)
    .where(
      and(
        begun,
        sql`${order} <= part.last`,
        // Not as a pattern: an index of the keys would be read, and what it gives sorted.
        exact ? undefined : sql`left(${begins}, ${plain.length}) = ${plain}`,
        holds,
      ),
    )
    .orderBy(asc(order), asc(users.id))
    .limit(limit)
    .as('among');
  return read
    .select({ id: among.id })
    .from(
      sql`unnest(${sql.param(beginnings)}::text[], ${sql.param(ends)}::text[]) AS part (first, last)`,
    )
    .crossJoinLateral(among)
    .orderBy(among.order, among.id)
    .limit(limit);
}
