import { and, asc, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Account, findById, updateAccount } from './accounts.repo.ts';
import { secondFactors, users } from './accounts.tables.ts';

/** Members whose waiting time is over and whose account still stands, the longest due first. */
export async function accountsDueForErasure(
  read: Reader,
  now: Date,
  limit: number,
): Promise<string[]> {
  const rows = await read
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.deletionDueAt), lte(users.deletionDueAt, now)))
    .orderBy(asc(users.deletionDueAt), asc(users.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Keeps an account from changing until the transaction ends, so that its owner cannot sign in
 * while it is erased.
 *
 * @returns false if it is not due any more: the owner came back, or another copy was faster.
 */
export async function lockForErasure(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.deletionDueAt), lte(users.deletionDueAt, now)))
    .for('update');
  return rows.length === 1;
}

/** What is kept of a member's account itself, without secrets. */
export async function collectAccount(
  read: Reader,
  userId: string,
): Promise<Record<string, unknown>> {
  const account = await findById(read, userId);
  if (!account) return {};
  const [factor] = await read
    .select({ enabledAt: secondFactors.enabledAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  return { account: withoutSecrets(account), twoFactorEnabledAt: factor?.enabledAt ?? null };
}

function withoutSecrets({ passwordHash, ...account }: Account): Record<string, unknown> {
  return { ...account, hasPassword: passwordHash !== null };
}

/**
 * Makes an account nobody's. Its record stays, so that what others rest on it (money, decisions)
 * stays whole.
 *
 * @param name what stands in place of the member's name.
 */
export async function eraseAccount(tx: Tx, userId: string, name: string, at: Date): Promise<void> {
  await updateAccount(tx, userId, {
    firstName: name,
    lastName: '',
    email: `erased-${userId}@invalid`,
    passwordHash: null,
    role: 'INDIVIDUAL',
    phoneNumber: null,
    gender: null,
    birthYear: null,
    adultSaidAt: null,
    municipality: null,
    interests: [],
    picture: null,
    deletionDueAt: null,
    closedAt: at,
  });
}

/** Members among the given whom others may see: neither closed nor waiting to be erased. */
export async function visibleAmong(read: Reader, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await read
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.id, [...new Set(ids)]),
        isNull(users.closedAt),
        isNull(users.deletionRequestedAt),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** The same of an account that is named inside a query. */
export const isVisible = (id: SQL): SQL =>
  sql`EXISTS (SELECT FROM ${users} AS account WHERE account.id = ${id}
    AND account.closed_at IS NULL AND account.deletion_requested_at IS NULL)`;
