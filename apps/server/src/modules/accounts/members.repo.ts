import {
  and,
  arrayOverlaps,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { inTimeOrder } from '../../platform/db/keyset.ts';
import type { Slice } from '../../platform/lists.ts';
import { users } from './accounts.tables.ts';

export interface MemberRecord {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: string;
  readonly verifiedAt: Date | null;
  readonly closedAt: Date | null;
  readonly deletionRequestedAt: Date | null;
  readonly deletionDueAt: Date | null;
}

const columns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  role: users.role,
  verifiedAt: users.verifiedAt,
  closedAt: users.closedAt,
  deletionRequestedAt: users.deletionRequestedAt,
  deletionDueAt: users.deletionDueAt,
};

/** Where a found member stands: by which key they were found. */
export interface FoundPlace {
  readonly key: number;
  readonly id: string;
}

const carons: Readonly<Record<string, string>> = { č: 'c', ć: 'c', š: 's', ž: 'z', đ: 'd' };

/** As the keys are kept: small letters without carons. */
export const plainOf = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[čćšžđ]/g, (letter) => carons[letter] ?? letter)
    .replace(/\s+/g, ' ');

/** A prefix without pattern signs of its own. */
export const patternOf = (typed: string): string => `${plainOf(typed).replace(/[\\%_]/g, '\\$&')}%`;

/** Who may be found by others. */
export interface Findable {
  /** Whoever searches. */
  readonly but: string;
  /** Whoever said a later year of birth, and not that they are eighteen, is not found. */
  readonly lastAdultYear: number;
  /** What else has to hold of the account with this id. */
  readonly shown: (id: AnyPgColumn) => SQL;
}

/** That an account is one of them. */
export const findable = ({ but, lastAdultYear, shown }: Findable) =>
  and(
    ne(users.id, but),
    isNotNull(users.verifiedAt),
    isNull(users.closedAt),
    isNull(users.deletionRequestedAt),
    or(isNull(users.birthYear), isNotNull(users.adultSaidAt), lte(users.birthYear, lastAdultYear)),
    shown(users.id),
  );

/** The latest members among them who have some of these interests. */
export async function interestedInSome(
  read: Reader,
  interests: readonly string[],
  among: Findable,
  limit: number,
): Promise<{ readonly id: string; readonly interests: string[] }[]> {
  if (interests.length === 0) return [];
  return read
    .select({ id: users.id, interests: users.interests })
    .from(users)
    .where(and(arrayOverlaps(users.interests, [...interests]), findable(among)))
    .orderBy(desc(users.id))
    .limit(limit);
}

/** Of these accounts, those who said that they are eighteen, or a year by which they are. */
export const adultsAmong = (ids: SQL, lastAdultYear: number): SQL =>
  sql`SELECT ${users.id} FROM ${users} WHERE ${users.id} IN (${ids})
    AND (${users.adultSaidAt} IS NOT NULL OR ${users.birthYear} <= ${lastAdultYear})`;

/** That the account with this id is interested in all of these. */
export const isInterestedIn = (interests: readonly string[]): SQL =>
  sql`${users.interests} @> ${sql.param([...interests])}::text[]`;

/** The key of a member, read from their record, so that no name travels in a cursor. */
export const keyOfMember = (key: SQL, id: string): SQL =>
  sql`(select ${key} from ${users} where ${users.id} = ${id})`;

/** Those who stand after that member. */
export const beyond = (key: SQL, id: string): SQL =>
  sql`(${key}, ${users.id}) > (${keyOfMember(key, id)}, ${id}::uuid)`;

export async function findMember(read: Reader, id: string): Promise<MemberRecord | undefined> {
  return (await read.select(columns).from(users).where(eq(users.id, id)))[0];
}

/** Members by their ids; ids without an account are left out. */
export async function membersAmong(
  read: Reader,
  ids: readonly string[],
): Promise<Map<string, MemberRecord>> {
  if (ids.length === 0) return new Map();
  const rows = await read
    .select(columns)
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function listClosed(read: Reader, { after, limit }: Slice): Promise<MemberRecord[]> {
  const order = inTimeOrder('desc', users.closedAt, users.id);
  return read
    .select(columns)
    .from(users)
    .where(and(isNotNull(users.closedAt), order.beyond(after)))
    .orderBy(...order.by)
    .limit(limit);
}

/** Closes an account or opens it again. @param closedAt null opens it. */
export async function setClosed(tx: Tx, id: string, closedAt: Date | null): Promise<void> {
  await tx.update(users).set({ closedAt }).where(eq(users.id, id));
}
