import { recordAudit } from '../../../platform/audit.repo.ts';
import type { Tx } from '../../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../../platform/http/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Account, findById } from '../accounts.repo.ts';
import { lifetime, successorOf, tokenHash } from '../secrets/tokens.ts';
import type { Client } from '../sign-in/guards.ts';
import { accountChanged } from '../signals.ts';
import {
  endSession,
  findRefreshToken,
  insertRefreshToken,
  lockRefreshToken,
  type RefreshTokenRow,
  type SessionRow,
  spendRefreshToken,
  touchSession,
} from './sessions.repo.ts';

/** What a signed-in client holds. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** What is kept of a refresh token. */
export function tokenRow(token: string, sessionId: string, at: Date) {
  return {
    hash: tokenHash(token),
    sessionId,
    createdAt: at,
    expiresAt: new Date(at.getTime() + lifetime.refreshToken),
  };
}

/** Signs an access token of a session. */
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
      await insertRefreshToken(tx, tokenRow(successor, found.session.id, at));
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
  await recordAudit(tx, {
    action: 'account.refresh-token-replayed',
    subject: session.userId,
    actorId: null,
    at,
    details: { sessionId: session.id },
  });
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
    await recordAudit(tx, {
      action: 'account.signed-out',
      subject: userId,
      actorId: userId,
      at,
      details: { sessionId: id },
    });
    await accountChanged(tx, p, userId);
  });
  return { success: true };
}
