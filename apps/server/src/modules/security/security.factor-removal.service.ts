import type { FactorProofBody, FactorRemoval } from '@app/contracts/security/security.schemas';
import type { Actor } from '@app/domain/permissions/permissions';
import { factorGoesAt, factorRemovalState, factorTimes } from '@app/domain/security/factor-removal';
import { securityPolicy } from '@app/domain/security/security.policy';
import type { z } from 'zod';
import type { Tx } from '../../platform/db/client.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { tokenHash } from '../../platform/tokens.ts';
import {
  actingAdmins,
  deleteFactor,
  deleteRemoval,
  endSessionsOf,
  type FactorRemovalRow,
  factorStopToken,
  findRemoval,
  hasFactor,
  listRemovals,
  membersAmong,
  putRemoval,
  removalsAgreed,
  tellOfFactor,
  withAccount,
} from '../accounts/public.ts';
import { refusal } from './security.accounts.service.ts';
import { memberView } from './security.views.ts';

type SignedIn = NonNullable<Actor>;
type Done = { readonly success: true };

const done: Done = { success: true };

const after = (from: Date | null, ms: number) => from && new Date(from.getTime() + ms);

/** What waits for an admin, or for its day. */
export async function listFactorRemovals(
  p: Platform,
  actor: SignedIn,
): Promise<z.output<typeof FactorRemoval>[]> {
  const { read } = p.db;
  const now = p.clock.now();
  const rows = await listRemovals(read);
  const people = await membersAmong(
    read,
    rows.flatMap((row) => [row.userId, row.requestedBy, row.confirmedBy].flatMap((id) => id ?? [])),
  );
  const personOf = (id: string | null) => {
    const person = id === null ? undefined : people.get(id);
    return person ? memberView(person) : null;
  };
  return rows.flatMap((row): z.output<typeof FactorRemoval>[] => {
    const state = factorRemovalState(row, now);
    const member = personOf(row.userId);
    if (!member || state === 'over') return [];
    const { userId: memberId, reportedAt, contact } = row;
    // What no second admin saw in time says nothing any more.
    const stated = state === 'reported' ? null : row;
    const may = { memberId, requestedBy: row.requestedBy ?? '', isLastAdmin: false };
    return [
      {
        member,
        state,
        reportedAt,
        contact,
        by: personOf(stated?.requestedBy ?? null),
        requestedAt: stated?.requestedAt ?? null,
        proof: stated?.proof ?? null,
        note: stated?.note ?? '',
        confirmedBy: personOf(stated?.confirmedBy ?? null),
        goesAt: state === 'confirmed' ? factorGoesAt(row) : null,
        expiresAt:
          state === 'requested'
            ? after(row.requestedAt, factorTimes.request)
            : state === 'reported'
              ? after(reportedAt, factorTimes.report)
              : null,
        canRequest: state === 'reported' && securityPolicy.requestFactorRemoval(actor, may).ok,
        canConfirm: state === 'requested' && securityPolicy.confirmFactorRemoval(actor, may).ok,
      },
    ];
  });
}

/** A removal as it begins: whoever opens it, its owner can stop it by the link in every mail. */
export function openedRemoval(
  p: Pick<Platform, 'secret'>,
  userId: string,
  openedAt: Date,
): Pick<FactorRemovalRow, 'userId' | 'openedAt' | 'stopHash'> {
  const token = factorStopToken(p.secret, userId, openedAt.toISOString());
  return { userId, openedAt, stopHash: tokenHash(token) };
}

/** An admin states what they saw of the owner; a second one sees it before they agree. */
export async function requestFactorRemoval(
  p: Platform,
  actor: SignedIn,
  memberId: string,
  { proof, note }: z.output<typeof FactorProofBody>,
): Promise<Failure | Done> {
  const verdict = securityPolicy.requestFactorRemoval(actor, { memberId, isLastAdmin: false });
  if (!verdict.ok) return refusal(verdict.reason);
  return withAccount(p, memberId, async (tx, account, requestedAt) => {
    if (account.closedAt || !(await hasFactor(tx, memberId))) return fail('WRONG_STATUS');
    const known = await findRemoval(tx, { userId: memberId });
    const state = known ? factorRemovalState(known, requestedAt) : 'over';
    if (state === 'requested' || state === 'confirmed') return fail('ALREADY_EXISTS');
    const opened = state === 'reported' && known ? known : openedRemoval(p, memberId, requestedAt);
    await putRemoval(tx, {
      ...opened,
      requestedBy: actor.id,
      requestedAt,
      proof,
      note,
      confirmedBy: null,
      confirmedAt: null,
    });
    await tellOfFactor(tx, p, memberId, 'removal-requested', {
      actorId: actor.id,
      proof,
      goesAt: factorGoesAt({ requestedAt }),
      openedAt: opened.openedAt,
      details: { proof, note },
    });
    return done;
  });
}

/**
 * Agrees to a removal for which another admin stated the proof. It is carried out a day after that,
 * so that its owner, who was told, can stop it.
 */
export const confirmFactorRemoval = (
  p: Platform,
  actor: SignedIn,
  memberId: string,
): Promise<Failure | Done> =>
  withAccount(p, memberId, async (tx, _, confirmedAt) => {
    const request = await findRemoval(tx, { userId: memberId });
    if (!request || factorRemovalState(request, confirmedAt) !== 'requested') {
      return fail('NOT_FOUND');
    }
    const requestedBy = request.requestedBy ?? '';
    const verdict = securityPolicy.confirmFactorRemoval(actor, { memberId, requestedBy });
    if (!verdict.ok) return refusal(verdict.reason);
    // Who is no admin any more does not stand for it.
    if (!(await actingAdmins(tx)).includes(requestedBy)) return fail('NOT_FOUND');
    const agreed = { ...request, confirmedBy: actor.id, confirmedAt };
    await putRemoval(tx, agreed);
    const goesAt = factorGoesAt(request);
    if (goesAt && goesAt <= confirmedAt) await carryOut(tx, p, agreed, confirmedAt);
    else {
      const { proof, openedAt } = request;
      const doing = { actorId: actor.id, proof, goesAt, openedAt };
      await tellOfFactor(tx, p, memberId, 'removal-agreed', doing);
    }
    return done;
  });

/** Carries out what two admins agreed on, once its day has come; one by one, as often as asked. */
export async function removeDueFactors(p: Platform): Promise<void> {
  const before = new Date(p.clock.now().getTime() - factorTimes.wait);
  for (const memberId of await removalsAgreed(p.db.read, before)) {
    await withAccount(p, memberId, async (tx, _, at) => {
      const removal = await findRemoval(tx, { userId: memberId });
      if (removal?.confirmedAt) await carryOut(tx, p, removal, at);
      return done;
    });
  }
}

/** Both must be admins still. All sessions end: the lost device may be signed in. */
async function carryOut(tx: Tx, p: Platform, removal: FactorRemovalRow, at: Date): Promise<void> {
  const { userId, requestedBy, confirmedBy, proof, note } = removal;
  const admins = await actingAdmins(tx);
  if (![requestedBy, confirmedBy].every((id) => id !== null && admins.includes(id))) {
    await deleteRemoval(tx, userId);
    await tellOfFactor(tx, p, userId, 'removal-withdrawn', { actorId: null });
    return;
  }
  await deleteFactor(tx, userId);
  await endSessionsOf(tx, userId, 'second-factor-removed', at);
  const details = { proof, note, requestedBy };
  await tellOfFactor(tx, p, userId, 'removed', { actorId: confirmedBy, proof, details });
}

export const withdrawFactorRemoval = (
  p: Platform,
  actor: SignedIn,
  memberId: string,
): Promise<Failure | Done> =>
  withAccount(p, memberId, async (tx, _, at) => {
    const removal = await findRemoval(tx, { userId: memberId });
    if (!removal || factorRemovalState(removal, at) === 'over') return fail('NOT_FOUND');
    await deleteRemoval(tx, memberId);
    await tellOfFactor(tx, p, memberId, 'removal-withdrawn', { actorId: actor.id });
    return done;
  });
