import type { SessionView } from '@app/contracts/account-settings/account-settings.schemas';
import type { z } from 'zod';
import type { Tx } from '../../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../../platform/http/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tokenHash } from '../../../platform/tokens.ts';
import { auditAccount } from '../account.audit.ts';
import { type Account, findById } from '../accounts.repo.ts';
import { lifetime, successorOf } from '../secrets/tokens.ts';
import type { Client } from '../sign-in/guards.ts';
import { accountChanged } from '../signals.ts';
import { deviceOf } from './devices.ts';
import {
  endSession,
  findRefreshToken,
  insertRefreshToken,
  lockRefreshToken,
  lockSession,
  openSessions,
  type RefreshTokenRow,
  type SessionRow,
  spendRefreshToken,
  touchSession,
} from './sessions.repo.ts';

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** @param session whose end no token outlives. */
export function tokenRow(
  token: string,
  session: { readonly id: string; readonly createdAt: Date },
  at: Date,
) {
  const unused = at.getTime() + lifetime.refreshToken;
  const atMost = session.createdAt.getTime() + lifetime.session;
  return {
    hash: tokenHash(token),
    sessionId: session.id,
    createdAt: at,
    expiresAt: new Date(Math.min(unused, atMost)),
  };
}

export function accessToken(p: Platform, account: Account, sessionId: string): Promise<string> {
  return p.access.issue({
    userId: account.id,
    sessionId,
    email: account.email,
    role: account.role,
  });
}

/**
 * Exchanges a refresh token for a new pair. A token is used once; one that comes again ends the
 * session, unless it is the same client's retry within the grace, which gets the same successor.
 */
export async function refresh(
  p: Platform,
  token: string,
  client: Client,
): Promise<Failure | Tokens> {
  const at = p.clock.now();
  const successor = successorOf(p.secret, token);
  const outcome = await p.db.transaction(async (tx) => {
    const found = await lockRefreshToken(tx, tokenHash(token));
    if (!found || found.session.endedAt || found.token.expiresAt <= at) return null;
    if (found.token.usedAt) {
      if (!isRetry(found, client, at)) {
        await replayed(tx, p, found.session, at);
        return null;
      }
      const next = await findRefreshToken(tx, tokenHash(successor));
      if (!next || next.usedAt) return null;
    } else {
      await spendRefreshToken(tx, found.token.hash, at);
      await insertRefreshToken(tx, tokenRow(successor, found.session, at));
      await touchSession(tx, found.session.id, client, at);
    }
    const account = await findById(tx, found.session.userId);
    if (!account || account.closedAt) return fail('REFRESH_REJECTED');
    return { account, sessionId: found.session.id };
  });
  if (outcome === null || isFailure(outcome)) return fail('REFRESH_REJECTED');
  return {
    accessToken: await accessToken(p, outcome.account, outcome.sessionId),
    refreshToken: successor,
  };
}

function isRetry(
  { token, session }: { token: RefreshTokenRow; session: SessionRow },
  client: Client,
  at: Date,
): boolean {
  if (!token.usedAt || session.userAgent !== client.userAgent) return false;
  return at.getTime() - token.usedAt.getTime() <= lifetime.refreshGrace;
}

async function replayed(tx: Tx, p: Platform, session: SessionRow, at: Date): Promise<void> {
  await endSession(tx, session.id, 'token-replayed', at);
  await auditAccount(
    tx,
    'account.refresh-token-replayed',
    session.userId,
    at,
    { sessionId: session.id },
    null,
  );
  await accountChanged(tx, p, session.userId);
}

/** Ends the session that a refresh token belongs to; one that is unknown is no failure. */
export async function signOut(p: Platform, token: string): Promise<{ success: true }> {
  const at = p.clock.now();
  await p.db.transaction(async (tx) => {
    const found = await lockRefreshToken(tx, tokenHash(token));
    if (!found || found.session.endedAt) return;
    const { id, userId } = found.session;
    await endSession(tx, id, 'signed-out', at);
    await auditAccount(tx, 'account.signed-out', userId, at, { sessionId: id });
    await accountChanged(tx, p, userId);
  });
  return { success: true };
}

/** Devices on which an account is open, the last used first. */
export async function sessionsOf(
  p: Platform,
  userId: string,
  currentId: string | null,
): Promise<z.output<typeof SessionView>[]> {
  const usedAfter = new Date(p.clock.now().getTime() - lifetime.refreshToken);
  const rows = await openSessions(p.db.read, userId, usedAfter);
  return rows.map(({ id, userAgent, ip, createdAt, lastUsedAt }) => ({
    id,
    current: id === currentId,
    ...deviceOf(userAgent),
    ip,
    createdAt,
    lastUsedAt,
  }));
}

/**
 * Signs an account out of one device.
 *
 * @param actorId who does it, unless the member.
 * @returns `NOT_FOUND` if the device is not the member's or was signed out.
 */
export async function endSessionOf(
  p: Platform,
  userId: string,
  sessionId: string,
  actorId = userId,
): Promise<Failure | { success: true }> {
  const at = p.clock.now();
  return p.db.transaction(async (tx) => {
    const session = await lockSession(tx, sessionId, userId);
    if (!session || session.endedAt) return fail('NOT_FOUND');
    const reason = actorId === userId ? 'signed-out-elsewhere' : 'ended-by-admin';
    await endSession(tx, sessionId, reason, at);
    await auditAccount(tx, 'account.session-ended', userId, at, { sessionId }, actorId);
    await accountChanged(tx, p, userId);
    return { success: true } as const;
  });
}
