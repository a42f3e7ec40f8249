import type { ObPermissionType } from '@app/domain/accounts/permissions';
import type { Language } from '@app/messages/catalogue';
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { obPermissions, users } from './accounts.tables.ts';

export type Account = typeof users.$inferSelect;
export type NewAccount = typeof users.$inferInsert;
export type ObPermissionRow = typeof obPermissions.$inferSelect;

/** A member as other domains and mails need them. */
export interface MemberName {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly picture: string | null;
  /** For those with the right to contact details. */
  readonly phoneNumber: string | null;
}

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
}: Omit<MemberName, 'name'> & { firstName: string; lastName: string }): MemberName => ({
  ...rest,
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

export async function permissionsOf(read: Reader, userId: string): Promise<ObPermissionRow[]> {
  return read
    .select()
    .from(obPermissions)
    .where(eq(obPermissions.userId, userId))
    .orderBy(asc(obPermissions.id));
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

/**
 * Members with an account that is neither closed nor waiting to be erased, who hold one of the
 * permissions for a bank, by a record of the bank or a global one. Each once, in the order of their
 * names.
 */
export async function staffOf(
  read: Reader,
  bankSlug: string,
  types: readonly ObPermissionType[],
): Promise<MemberName[]> {
  if (types.length === 0) return [];
  const rows = await read
    .selectDistinct(memberName)
    .from(obPermissions)
    .innerJoin(users, eq(users.id, obPermissions.userId))
    .where(
      and(
        inArray(obPermissions.permissionType, [...types]),
        eq(obPermissions.isActive, true),
        isNull(users.closedAt),
        isNull(users.deletionRequestedAt),
        or(
          eq(obPermissions.scope, 'global'),
          and(eq(obPermissions.scope, 'bank'), eq(obPermissions.scopeValue, bankSlug)),
        ),
      ),
    )
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id));
  return rows.map(named);
}
