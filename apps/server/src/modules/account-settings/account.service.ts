import type {
  Account as AccountView,
  SessionView,
} from '@app/contracts/account-settings/account-settings.schemas';
import type { z } from 'zod';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  type Account,
  accountChanged,
  auditAccount,
  countRecoveryCodes,
  endSessionsOf,
  findById,
  findFactor,
  lockById,
  pendingChange,
  sessionsOf,
  updateAccount,
} from '../accounts/public.ts';

export async function ownAccount(
  p: Platform,
  userId: string,
): Promise<Failure | z.output<typeof AccountView>> {
  const { read } = p.db;
  const [account, pending, factor, recoveryCodesLeft] = await Promise.all([
    findById(read, userId),
    pendingChange(read, userId, p.clock.now()),
    findFactor(read, userId),
    countRecoveryCodes(read, userId),
  ]);
  if (!account) return fail('UNAUTHENTICATED');
  return {
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    pendingEmail: pending ? { email: pending.newEmail, expiresAt: pending.expiresAt } : null,
    phoneNumber: account.phoneNumber,
    municipality: account.municipality,
    createdAt: account.createdAt,
    passwordChangedAt: account.passwordChangedAt,
    twoFactor: { enabledAt: factor?.enabledAt ?? null, recoveryCodesLeft },
  };
}

/** What a member may change without proving anything more; what is left out stays. */
export interface AccountChange {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly phoneNumber?: string | undefined;
  readonly municipality?: string | undefined;
}

export async function changeAccount(
  p: Platform,
  userId: string,
  given: AccountChange,
): Promise<Failure | z.output<typeof AccountView>> {
  const at = p.clock.now();
  await p.db.transaction(async (tx) => {
    const current = await lockById(tx, userId);
    if (!current) return;
    const change = differences(current, given);
    const fields = Object.keys(change);
    if (fields.length === 0) return;
    await updateAccount(tx, userId, change);
    await auditAccount(tx, 'account.changed', userId, at, { fields });
    await accountChanged(tx, p, userId);
  });
  return ownAccount(p, userId);
}

const changeable = ['firstName', 'lastName', 'phoneNumber', 'municipality'] as const;

const differences = (current: Account, given: AccountChange): Partial<Account> =>
  Object.fromEntries(
    changeable
      .filter((field) => given[field] !== undefined && given[field] !== current[field])
      .map((field) => [field, given[field]]),
  );

/** The devices on which the account is open, the one that asks first. */
export async function ownSessions(
  p: Platform,
  userId: string,
  currentId: string | null,
): Promise<z.output<typeof SessionView>[]> {
  const views = await sessionsOf(p, userId, currentId);
  return [...views.filter((view) => view.current), ...views.filter((view) => !view.current)];
}

/** Signs out every device but the one that asks. */
export async function endOtherSessions(
  p: Platform,
  userId: string,
  currentId: string | null,
): Promise<{ success: true; ended: number }> {
  const at = p.clock.now();
  return p.db.transaction(async (tx) => {
    const reason = 'signed-out-elsewhere';
    const ended = await endSessionsOf(tx, userId, reason, at, currentId ?? undefined);
    if (ended > 0) {
      await auditAccount(tx, 'account.other-sessions-ended', userId, at, { ended });
      await accountChanged(tx, p, userId);
    }
    return { success: true, ended } as const;
  });
}
