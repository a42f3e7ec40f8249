import type { DeclaredAge } from '@app/domain/people/age';
import { adminRoles, moderatorRoles } from '@app/domain/permissions/permissions';
import type { Language } from '@app/messages/catalogue';
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { alphabetical } from '../../platform/db/alphabet.ts';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { lock } from '../../platform/db/locks.ts';
import { users } from './accounts.tables.ts';

export type Account = typeof users.$inferSelect;
export type NewAccount = typeof users.$inferInsert;

/** A member as other domains and mails need them. */
export interface MemberName {
  readonly id: string;
  readonly name: string;
  /** What mails greet with. */
  readonly firstName: string;
  readonly email: string;
  readonly language: Language;
  readonly picture: string | null;
  /** For those with the right to contact details. */
  readonly phoneNumber: string | null;
}

/** Neither closed nor waiting to be erased. */
const isOpen = and(isNull(users.closedAt), isNull(users.deletionRequestedAt));

const memberName = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  language: users.language,
  picture: users.picture,
  phoneNumber: users.phoneNumber,
};

const named = ({
  firstName,
  lastName,
  ...rest
}: Omit<MemberName, 'name'> & { lastName: string }): MemberName => ({
  ...rest,
  firstName,
  name: `${firstName} ${lastName}`.trim(),
});

/** @param email in lower case. */
export async function findByEmail(read: Reader, email: string): Promise<Account | undefined> {
  return (await read.select().from(users).where(eq(users.email, email)))[0];
}

export async function findById(read: Reader, id: string): Promise<Account | undefined> {
  return (await read.select().from(users).where(eq(users.id, id)))[0];
}

/** The account as it stands, kept from changing until the end of the transaction. */
export async function lockById(tx: Tx, id: string): Promise<Account | undefined> {
  return (await tx.select().from(users).where(eq(users.id, id)).for('update'))[0];
}

/** @returns false if the e-mail address has an account already. */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<boolean> {
  const inserted = await tx
    .insert(users)
    .values(account)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  return inserted.length === 1;
}

/** Whether the database refused a change since the address is another account's. */
export function isTakenAddress(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return (
    typeof cause === 'object' &&
    cause !== null &&
    'constraint' in cause &&
    cause.constraint === 'users_email'
  );
}

export async function updateAccount(
  tx: Tx,
  id: string,
  change: Partial<Omit<NewAccount, 'id'>>,
): Promise<void> {
  await tx.update(users).set(change).where(eq(users.id, id));
}

/** Names of members by their ids; ids without an account are left out. */
export async function membersByIds(
  read: Reader,
  ids: readonly string[],
): Promise<Map<string, MemberName>> {
  if (ids.length === 0) return new Map();
  const rows = await read
    .select(memberName)
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, named(row)]));
}

/** What members said about their age. */
export async function agesOf(
  read: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DeclaredAge>> {
  if (ids.length === 0) return new Map();
  const rows = await read
    .select({ id: users.id, birthYear: users.birthYear, adultSaidAt: users.adultSaidAt })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, ...declared }) => [id, declared]));
}

/** Members whose account is neither closed nor waiting to be erased, inside a query that joins them. */
export const openMember = {
  columns: memberName,
  named,
  isOpen,
  byName: [alphabetical(users.lastName), alphabetical(users.firstName), asc(users.id)],
} as const;

/** Those of the members whose account is neither closed nor waiting to be erased, by name. */
export async function openMembers(read: Reader, ids: readonly string[]): Promise<MemberName[]> {
  if (ids.length === 0) return [];
  const rows = await read
    .select(memberName)
    .from(users)
    .where(and(inArray(users.id, [...ids]), isOpen))
    .orderBy(...openMember.byName);
  return rows.map(named);
}

/** How many members there are whose address is confirmed and whose account is open. */
export const countOpenMembers = (read: Reader): Promise<number> =>
  read.$count(users, and(isNotNull(users.verifiedAt), isOpen));

/** Admins and moderators who can act: who answers for the whole platform. */
export async function openModerators(read: Reader): Promise<MemberName[]> {
  const rows = await read
    .select(memberName)
    .from(users)
    .where(and(inArray(users.role, [...adminRoles, ...moderatorRoles]), isOpen))
    .orderBy(asc(users.id));
  return rows.map(named);
}

/**
 * Ids of the admins who can act: neither closed nor waiting to be erased. Whoever asks has the only
 * say about admins until the transaction ends, so that of two changes at once one sees the other;
 * to be asked after the account in question has been locked.
 */
export async function actingAdmins(tx: Tx): Promise<string[]> {
  await lock(tx, 'acting-admins');
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.role, [...adminRoles]), isOpen));
  return rows.map(({ id }) => id);
}
