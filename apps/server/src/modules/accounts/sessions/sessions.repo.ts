import { and, desc, eq, gt, isNull, like, lt, ne, notExists, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Reader, Tx } from '../../../platform/db/client.ts';
import { network } from '../../../platform/limits.ts';
import type { Account } from '../accounts.repo.ts';
import { accountSecrets, refreshTokens, sessions, users } from '../accounts.tables.ts';
import { retireSecrets } from '../secrets/secrets.repo.ts';

export type SessionRow = typeof sessions.$inferSelect;
export type NewSession = typeof sessions.$inferInsert;
export type RefreshTokenRow = typeof refreshTokens.$inferSelect;

export type EndReason =
  | 'signed-out'
  | 'signed-out-elsewhere'
  | 'token-replayed'
  | 'password-changed'
  | 'email-changed'
  | 'deletion-requested'
  | 'ended-by-admin'
  | 'second-factor-kept'
  | 'second-factor-removed'
  | 'account-closed';

/** Whose a session is; undefined when it has ended or the account is closed. */
export async function ownerOfSession(
  read: Reader,
  userId: string,
  sessionId: string,
): Promise<Pick<Account, 'role' | 'language' | 'verifiedAt'> | undefined> {
  const rows = await read
    .select({ role: users.role, language: users.language, verifiedAt: users.verifiedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(users.id, userId),
        isNull(sessions.endedAt),
        isNull(users.closedAt),
      ),
    );
  return rows[0];
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx.insert(sessions).values(session);
}

export async function insertRefreshToken(
  tx: Tx,
  token: typeof refreshTokens.$inferInsert,
): Promise<void> {
  await tx.insert(refreshTokens).values(token);
}

/** A refresh token with its session, both kept from changing until the transaction ends. */
export async function lockRefreshToken(
  tx: Tx,
  hash: string,
): Promise<{ token: RefreshTokenRow; session: SessionRow } | undefined> {
  const rows = await tx
    .select({ token: refreshTokens, session: sessions })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.hash, hash))
    .for('update');
  return rows[0];
}

export async function findRefreshToken(
  read: Reader,
  hash: string,
): Promise<RefreshTokenRow | undefined> {
  return (await read.select().from(refreshTokens).where(eq(refreshTokens.hash, hash)))[0];
}

export async function spendRefreshToken(tx: Tx, hash: string, at: Date): Promise<void> {
  await tx.update(refreshTokens).set({ usedAt: at }).where(eq(refreshTokens.hash, hash));
}

export async function touchSession(
  tx: Tx,
  id: string,
  client: { ip: string; userAgent: string },
  at: Date,
): Promise<void> {
  await tx
    .update(sessions)
    .set({ ip: client.ip, userAgent: client.userAgent, lastUsedAt: at })
    .where(eq(sessions.id, id));
}

export async function endSession(tx: Tx, id: string, because: EndReason, at: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: at, endedBecause: because })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)));
}

/**
 * Ends all sessions of a member, but for one if it is named; nor does a registration open one any
 * more. @returns how many it were.
 */
export async function endSessionsOf(
  tx: Tx,
  userId: string,
  because: EndReason,
  at: Date,
  except?: string,
): Promise<number> {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: at, endedBecause: because })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        except ? ne(sessions.id, except) : undefined,
      ),
    )
    .returning({ id: sessions.id });
  await retireSecrets(tx, userId, 'registration', at);
  return ended.length;
}

/** Sessions of a member that can still be gone on with, the last used first. */
export async function openSessions(
  read: Reader,
  userId: string,
  usedAfter: Date,
): Promise<SessionRow[]> {
  return read
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        gt(sessions.lastUsedAt, usedAfter),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
}

/** A session of a member, kept from changing until the transaction ends. */
export async function lockSession(
  tx: Tx,
  id: string,
  userId: string,
): Promise<SessionRow | undefined> {
  const rows = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .for('update');
  return rows[0];
}

export async function findSession(read: Reader, id: string): Promise<SessionRow | undefined> {
  return (await read.select().from(sessions).where(eq(sessions.id, id)))[0];
}

/** What a member's earlier devices said of themselves, each once. */
export async function userAgentsBefore(
  read: Reader,
  { userId, id }: Pick<SessionRow, 'userId' | 'id'>,
): Promise<string[]> {
  const rows = await read
    .selectDistinct({ userAgent: sessions.userAgent })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), lt(sessions.id, id)))
    .limit(500);
  return rows.map(({ userAgent }) => userAgent);
}

/** Whether a sign-in comes from a device that says of itself what none of the member's did. */
export async function looksNew(
  read: Reader,
  { userId, userAgent }: Pick<SessionRow, 'userId' | 'userAgent'>,
): Promise<boolean> {
  const alike = await read
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.userAgent, userAgent)))
    .limit(1);
  return alike.length === 0;
}

/** Whether the member has signed in, or used a mailed code or link, in the network of an address. */
export async function provenFrom(read: Reader, email: string, ip: string): Promise<boolean> {
  const [session, secret] = await Promise.all([
    read
      .select({ id: sessions.id })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(users.email, email), ofSameNetwork(sessions.ip, ip)))
      .limit(1),
    read
      .select({ id: accountSecrets.id })
      .from(accountSecrets)
      .innerJoin(users, eq(users.id, accountSecrets.userId))
      .where(and(eq(users.email, email), ofSameNetwork(accountSecrets.usedFrom, ip)))
      .limit(1),
  ]);
  return session.length + secret.length > 0;
}

/** Addresses as the network writes them begin alike in one IPv6 network, save where zeros are left out. */
function ofSameNetwork(kept: PgColumn, ip: string): SQL {
  const beginning = `${network(ip)}:`;
  return ip.startsWith(beginning) ? like(kept, `${beginning}%`) : eq(kept, ip);
}

/** Forgets refresh tokens that can neither be used nor be told from strangers' any more. */
export async function deleteExpiredRefreshTokens(tx: Tx, before: Date): Promise<void> {
  await tx.delete(refreshTokens).where(lt(refreshTokens.expiresAt, before));
}

/** Forgets devices that were last used before a time, once nothing can open them any more. */
export async function deleteOldSessions(tx: Tx, before: Date): Promise<void> {
  const stillOpens = tx
    .select({ hash: refreshTokens.hash })
    .from(refreshTokens)
    .where(eq(refreshTokens.sessionId, sessions.id));
  await tx.delete(sessions).where(and(lt(sessions.lastUsedAt, before), notExists(stillOpens)));
}
