import type { SessionView } from '@app/contracts/account-settings/account-settings.schemas';
import { type Actor, isAdminRole } from '@app/domain/accounts/permissions';
import type { ReasonCode } from '@app/domain/policy';
import { securityPolicy } from '@app/domain/security/security.policy';
import { recordAudit } from '../../platform/audit.repo.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  accountChanged,
  accountClosedMail,
  actingAdmins,
  addressesTried,
  deviceOf,
  endSession,
  endSessionsOf,
  findMember,
  lifetime,
  lockById,
  lockSession,
  openSessions,
  setClosed,
  unlockAccount,
} from '../accounts/public.ts';
import { isErased } from './security.views.ts';

type Known = NonNullable<Actor>;
type Done = { readonly success: true };

const done: Done = { success: true };
const day = 24 * 3_600_000;

/** What a refusal of the policy is called in an answer. */
export const refusal = (reason: ReasonCode): Failure =>
  fail(
    reason === 'OWN_ACCOUNT' || reason === 'LAST_ADMIN' || reason === 'OWN_REQUEST'
      ? reason
      : 'FORBIDDEN',
  );

/** Closes an account: its sessions end at once, and nobody can sign in to it. */
export async function closeAccount(
  p: Platform,
  actor: Known,
  memberId: string,
): Promise<Failure | Done> {
  const at = p.clock.now();
  return p.db.transaction(async (tx) => {
    const account = await lockById(tx, memberId);
    if (!account) return fail('NOT_FOUND');
    const admins = isAdminRole(account.role) ? await actingAdmins(tx) : null;
    const isLastAdmin = admins?.every((id) => id === memberId) ?? false;
    const verdict = securityPolicy.close(actor, { memberId, isLastAdmin });
    if (!verdict.ok) return refusal(verdict.reason);
    if (account.closedAt) return fail('WRONG_STATUS');
    await setClosed(tx, memberId, at);
    const sessions = await endSessionsOf(tx, memberId, 'account-closed', at);
    await recordAudit(tx, {
      action: 'account.closed',
      subject: memberId,
      actorId: actor.id,
      at,
      details: { sessions },
    });
    await p.jobs.put(tx, accountClosedMail, { userId: memberId });
    await accountChanged(tx, p, memberId);
    return done;
  });
}

/** Opens a closed account again; the member signs in as before. */
export async function reopenAccount(
  p: Platform,
  actor: Known,
  memberId: string,
): Promise<Failure | Done> {
  const at = p.clock.now();
  return p.db.transaction(async (tx) => {
    const account = await lockById(tx, memberId);
    if (!account) return fail('NOT_FOUND');
    if (!account.closedAt || isErased(account)) return fail('WRONG_STATUS');
    await setClosed(tx, memberId, null);
    await recordAudit(tx, {
      action: 'account.reopened',
      subject: memberId,
      actorId: actor.id,
      at,
    });
    await accountChanged(tx, p, memberId);
    return done;
  });
}

/** Forgets the failed tries of an account. */
export async function unlockMember(
  p: Platform,
  actor: Known,
  memberId: string,
): Promise<Failure | Done> {
  const member = await findMember(p.db.read, memberId);
  if (!member) return fail('NOT_FOUND');
  const at = p.clock.now();
  const { id, email } = member;
  const addresses = await addressesTried(p.db.read, memberId, new Date(at.getTime() - day));
  await unlockAccount(p.limits, { id, email, addresses });
  await p.db.transaction((tx) =>
    recordAudit(tx, { action: 'account.unlocked', subject: memberId, actorId: actor.id, at }),
  );
  return done;
}

/** Devices on which a member's account is open, the last used first. */
export async function listSessions(
  p: Platform,
  memberId: string,
  ownSessionId: string | null,
): Promise<Failure | SessionView[]> {
  if (!(await findMember(p.db.read, memberId))) return fail('NOT_FOUND');
  const usedAfter = new Date(p.clock.now().getTime() - lifetime.refreshToken);
  const sessions = await openSessions(p.db.read, memberId, usedAfter);
  return sessions.map((session) => ({
    ...deviceOf(session.userAgent),
    id: session.id,
    current: session.id === ownSessionId,
    ip: session.ip,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
  }));
}

/** Signs a member out of one device. */
export async function endMemberSession(
  p: Platform,
  actor: Known,
  { memberId, sessionId }: { readonly memberId: string; readonly sessionId: string },
): Promise<Failure | Done> {
  const at = p.clock.now();
  return p.db.transaction(async (tx) => {
    const session = await lockSession(tx, sessionId, memberId);
    if (!session || session.endedAt) return fail('NOT_FOUND');
    await endSession(tx, sessionId, 'ended-by-admin', at);
    await recordAudit(tx, {
      action: 'account.session-ended',
      subject: memberId,
      actorId: actor.id,
      at,
      details: { sessionId },
    });
    await accountChanged(tx, p, memberId);
    return done;
  });
}

/** Signs a member out of all devices. */
export async function endMemberSessions(
  p: Platform,
  actor: Known,
  memberId: string,
): Promise<Failure | Done> {
  const at = p.clock.now();
  return p.db.transaction(async (tx) => {
    if (!(await findMember(tx, memberId))) return fail('NOT_FOUND');
    const sessions = await endSessionsOf(tx, memberId, 'ended-by-admin', at);
    await recordAudit(tx, {
      action: 'account.sessions-ended',
      subject: memberId,
      actorId: actor.id,
      at,
      details: { sessions },
    });
    await accountChanged(tx, p, memberId);
    return done;
  });
}
