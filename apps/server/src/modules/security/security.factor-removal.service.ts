import type { FactorRemoval } from '@app/contracts/security/security.schemas';
import type { Actor } from '@app/domain/permissions/permissions';
import { securityPolicy } from '@app/domain/security/security.policy';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  actingAdmins,
  auditAccount,
  deleteFactor,
  deleteRemoval,
  endSessionsOf,
  findRemoval,
  hasFactor,
  lifetime,
  listRemovals,
  membersAmong,
  putRemoval,
  tellOfFactor,
  withAccount,
} from '../accounts/public.ts';
import { refusal } from './security.accounts.service.ts';
import { memberView } from './security.views.ts';

type Known = NonNullable<Actor>;
type Done = { readonly success: true };

const done: Done = { success: true };
const openSince = (p: Platform) => new Date(p.clock.now().getTime() - lifetime.factorRemoval);

/** Requests that wait for a second admin, the last first. */
export async function listFactorRemovals(p: Platform, actor: Known): Promise<FactorRemoval[]> {
  const { read } = p.db;
  const requests = await listRemovals(read, openSince(p));
  const people = await membersAmong(
    read,
    requests.flatMap(({ userId, requestedBy }) => [userId, requestedBy]),
  );
  return requests.flatMap(({ userId: memberId, requestedBy, requestedAt }) => {
    const member = people.get(memberId);
    const by = people.get(requestedBy);
    if (!member) return [];
    return {
      member: memberView(member),
      by: by ? memberView(by) : null,
      requestedAt: requestedAt.toISOString(),
      expiresAt: new Date(requestedAt.getTime() + lifetime.factorRemoval).toISOString(),
      canConfirm: securityPolicy.confirmFactorRemoval(actor, { memberId, requestedBy }).ok,
    };
  });
}

export async function requestFactorRemoval(
  p: Platform,
  actor: Known,
  memberId: string,
): Promise<Failure | Done> {
  const verdict = securityPolicy.requestFactorRemoval(actor, { memberId, isLastAdmin: false });
  if (!verdict.ok) return refusal(verdict.reason);
  return withAccount(p, memberId, async (tx, account, requestedAt) => {
    if (account.closedAt || !(await hasFactor(tx, memberId))) return fail('WRONG_STATUS');
    if (await findRemoval(tx, memberId, openSince(p))) return fail('ALREADY_EXISTS');
    await putRemoval(tx, { userId: memberId, requestedBy: actor.id, requestedAt });
    await tellOfFactor(tx, p, memberId, 'removal-requested', actor.id);
    return done;
  });
}

/**
 * Removes a second factor that another admin has asked to remove. All sessions end: the lost device
 * may be signed in. The owner is told.
 */
export const confirmFactorRemoval = (
  p: Platform,
  actor: Known,
  memberId: string,
): Promise<Failure | Done> =>
  withAccount(p, memberId, async (tx, _, at) => {
    const request = await findRemoval(tx, memberId, openSince(p));
    if (!request) return fail('NOT_FOUND');
    const { requestedBy } = request;
    const verdict = securityPolicy.confirmFactorRemoval(actor, { memberId, requestedBy });
    if (!verdict.ok) return refusal(verdict.reason);
    // Who is no admin any more does not stand for it.
    if (!(await actingAdmins(tx)).includes(requestedBy)) return fail('NOT_FOUND');
    await deleteFactor(tx, memberId);
    await endSessionsOf(tx, memberId, 'second-factor-removed', at);
    await tellOfFactor(tx, p, memberId, 'removed', actor.id);
    return done;
  });

export const withdrawFactorRemoval = (
  p: Platform,
  actor: Known,
  memberId: string,
): Promise<Failure | Done> =>
  withAccount(p, memberId, async (tx, _, at) => {
    if (!(await findRemoval(tx, memberId, openSince(p)))) return fail('NOT_FOUND');
    await deleteRemoval(tx, memberId);
    await auditAccount(tx, 'account.two-factor-removal-withdrawn', memberId, at, {}, actor.id);
    return done;
  });
