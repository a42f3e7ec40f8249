import type {
  LostFactorAnswer,
  LostFactorBody,
  StopAnswer,
} from '@app/contracts/security/security.schemas';
import { factorGoesAt, factorRemovalState } from '@app/domain/security/factor-removal';
import type { z } from 'zod';
import type { Reader } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { tokenHash } from '../../platform/tokens.ts';
import {
  actingAdmins,
  challengedAccount,
  deleteRemoval,
  endSessionsOf,
  findRemoval,
  hasFactor,
  putRemoval,
  reportLost,
  tellOfFactor,
  updateAccount,
  withAccount,
} from '../accounts/public.ts';
import { openedRemoval } from './security.factor-removal.service.ts';
import { tellAdmins } from './security.notices.ts';

const none: z.output<typeof LostFactorAnswer> = { state: 'none', goesAt: null };

/**
 * At the second step of signing in, after the right password: asks for the removal of a factor that
 * is lost, or tells how far that is. What is open already stays as it is.
 */
export async function reportLostFactor(
  p: Platform,
  { challenge, contact }: z.output<typeof LostFactorBody>,
): Promise<Failure | z.output<typeof LostFactorAnswer>> {
  const challenged = await challengedAccount(p, challenge);
  if (isFailure(challenged)) return challenged;
  const { id, closedAt } = challenged.account;
  if (closedAt) return fail('ACCOUNT_CLOSED');
  const now = p.clock.now();
  const standing = await standingRemoval(p.db.read, id, now);
  if (standing) return standing;
  if (contact === undefined) return none;
  // Counted before anything is held: who counts takes a connection of its own.
  const refused = await reportLost(p.limits, id);
  if (refused) return refused;
  return withAccount(p, id, async (tx, account, at) => {
    const meanwhile = await standingRemoval(tx, id, at);
    if (meanwhile) return meanwhile;
    await putRemoval(tx, { ...openedRemoval(p, id, at), reportedAt: at, contact });
    await tellOfFactor(tx, p, id, 'lost', { openedAt: at });
    await tellAdmins(tx, p, await actingAdmins(tx), { kind: 'lost', member: account });
    return { state: 'reported', goesAt: null };
  });
}

/** How far a removal is; undefined where none is under way. */
async function standingRemoval(
  read: Reader,
  id: string,
  at: Date,
): Promise<Failure | z.output<typeof LostFactorAnswer> | undefined> {
  if (!(await hasFactor(read, id))) return fail('CODE_EXPIRED');
  const removal = await findRemoval(read, { userId: id });
  const state = removal ? factorRemovalState(removal, at) : 'over';
  if (!removal || state === 'over') return undefined;
  const goesAt = state === 'confirmed' ? factorGoesAt(removal) : null;
  return { state, goesAt };
}

/**
 * Stops a removal by the link in its mails. Where it was asked for at the sign-in, whoever asked
 * knew the password: it counts no more, and all sessions end.
 */
export async function stopFactorRemoval(
  p: Platform,
  token: string,
): Promise<Failure | z.output<typeof StopAnswer>> {
  const stopHash = tokenHash(token);
  const found = await findRemoval(p.db.read, { stopHash });
  if (!found) return fail('TOKEN_INVALID');
  const { userId } = found;
  return withAccount(p, userId, async (tx, account, at) => {
    const removal = await findRemoval(tx, { stopHash });
    if (!removal || factorRemovalState(removal, at) === 'over') return fail('TOKEN_INVALID');
    const passwordEnded = removal.reportedAt !== null;
    await deleteRemoval(tx, userId);
    if (passwordEnded) {
      await updateAccount(tx, userId, { passwordHash: null });
      await endSessionsOf(tx, userId, 'second-factor-kept', at);
    }
    await tellOfFactor(tx, p, userId, 'removal-stopped', {
      actorId: null,
      details: { passwordEnded, requestedBy: removal.requestedBy },
    });
    await tellAdmins(tx, p, await actingAdmins(tx), { kind: 'stopped', member: account });
    return { success: true, passwordEnded } as const;
  });
}
