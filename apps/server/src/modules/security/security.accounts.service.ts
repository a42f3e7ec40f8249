import type { SessionView } from '@app/contracts/account-settings/account-settings.schemas';
import { type Actor, isAdminRole } from '@app/domain/permissions/permissions';
import type { ReasonCode } from '@app/domain/policy';
import { securityPolicy } from '@app/domain/security/security.policy';
import type { z } from 'zod';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  accountClosedMail,
  actingAdmins,
  addressesTried,
  auditAccount,
  endSessionsOf,
  findMember,
  sessionsOf,
  setClosed,
  unlockAccount,
  withAccount,
} from '../accounts/public.ts';
import { isErased } from './security.views.ts';

type SignedIn = NonNullable<Actor>;
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

export const closeAccount = (
  p: Platform,
  actor: SignedIn,
  memberId: string,
): Promise<Failure | Done> =>
  withAccount(p, memberId, async (tx, account, at) => {
    const admins = isAdminRole(account.role) ? await actingAdmins(tx) : null;
    const isLastAdmin = admins?.every((id) => id === memberId) ?? false;
    const verdict = securityPolicy.close(actor, { memberId, isLastAdmin });
    if (!verdict.ok) return refusal(verdict.reason);
    if (account.closedAt) return fail('WRONG_STATUS');
    await setClosed(tx, memberId, at);
    const sessions = await endSessionsOf(tx, memberId, 'account-closed', at);
    await auditAccount(tx, 'account.closed', memberId, at, { sessions }, actor.id);
    await p.jobs.put(tx, accountClosedMail, { userId: memberId });
    return done;
  });

export const reopenAccount = (
  p: Platform,
  actor: SignedIn,
  memberId: string,
): Promise<Failure | Done> =>
  withAccount(p, memberId, async (tx, account, at) => {
    if (!account.closedAt || isErased(account)) return fail('WRONG_STATUS');
    await setClosed(tx, memberId, null);
    await auditAccount(tx, 'account.reopened', memberId, at, {}, actor.id);
    return done;
  });

export async function unlockMember(
  p: Platform,
  actor: SignedIn,
  memberId: string,
): Promise<Failure | Done> {
  const member = await findMember(p.db.read, memberId);
  if (!member) return fail('NOT_FOUND');
  const at = p.clock.now();
  const { id, email } = member;
  const addresses = await addressesTried(p.db.read, memberId, new Date(at.getTime() - day));
  await unlockAccount(p.limits, { id, email, addresses });
  await p.db.transaction((tx) => auditAccount(tx, 'account.unlocked', memberId, at, {}, actor.id));
  return done;
}

export const listSessions = async (
  p: Platform,
  memberId: string,
  ownSessionId: string | null,
): Promise<Failure | z.output<typeof SessionView>[]> =>
  (await findMember(p.db.read, memberId))
    ? sessionsOf(p, memberId, ownSessionId)
    : fail('NOT_FOUND');

export const endMemberSessions = (
  p: Platform,
  actor: SignedIn,
  memberId: string,
): Promise<Failure | Done> =>
  withAccount(p, memberId, async (tx, _, at) => {
    const sessions = await endSessionsOf(tx, memberId, 'ended-by-admin', at);
    await auditAccount(tx, 'account.sessions-ended', memberId, at, { sessions }, actor.id);
    return done;
  });
