import { and, asc, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Account, findById, updateAccount } from './accounts.repo.ts';
import {
  accountSecrets,
  emailChanges,
  recoveryCodes,
  refreshTokens,
  secondFactorRemovals,
  secondFactors,
  sessions,
  signInEvents,
  users,
} from './accounts.tables.ts';

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

/** All that is kept about a member's account, without secrets. */
export async function collectAccount(
  read: Reader,
  userId: string,
): Promise<Record<string, unknown>> {
  const account = await findById(read, userId);
  if (!account) return {};
  const [devices, events, changes, factor] = await Promise.all([
    read.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(asc(sessions.id)),
    read
      .select()
      .from(signInEvents)
      .where(eq(signInEvents.userId, userId))
      .orderBy(asc(signInEvents.at), asc(signInEvents.id)),
    read
      .select({
        oldEmail: emailChanges.oldEmail,
        newEmail: emailChanges.newEmail,
        requestedAt: emailChanges.requestedAt,
        confirmedAt: emailChanges.confirmedAt,
        endedAt: emailChanges.endedAt,
      })
      .from(emailChanges)
      .where(eq(emailChanges.userId, userId))
      .orderBy(asc(emailChanges.requestedAt)),
    read
      .select({ enabledAt: secondFactors.enabledAt })
      .from(secondFactors)
      .where(eq(secondFactors.userId, userId)),
  ]);
  return {
    account: withoutSecrets(account),
    twoFactorEnabledAt: factor[0]?.enabledAt ?? null,
    sessions: devices.map(({ userId: _, ...session }) => session),
    signIns: events.map(({ userId: _, ...event }) => event),
    emailChanges: changes,
  };
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
  const ofMember = tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId));
  await tx.delete(refreshTokens).where(inArray(refreshTokens.sessionId, ofMember));
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(accountSecrets).where(eq(accountSecrets.userId, userId));
  await tx
    .delete(secondFactorRemovals)
    .where(
      or(
        eq(secondFactorRemovals.userId, userId),
        eq(secondFactorRemovals.requestedBy, userId),
        eq(secondFactorRemovals.confirmedBy, userId),
      ),
    );
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
  await tx.delete(signInEvents).where(eq(signInEvents.userId, userId));
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
