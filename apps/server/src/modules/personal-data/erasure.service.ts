import type { Platform } from '../../platform/platform.ts';
import {
  accountsDueForErasure,
  auditAccount,
  lockForErasure,
  personOf,
} from '../accounts/public.ts';
import { deleteLater } from './archives.service.ts';

/** Domain of the accounts themselves. */
const accountsModuleName = 'accounts';
/** Accounts taken at one run; the rest waits for the next hour. */
const atOnce = 200;

/**
 * Erases the accounts whose waiting time is over, each in a transaction of its own. One that fails
 * stays as it was, holds up no other and is taken again at the next run.
 *
 * @throws AggregateError once everybody has had their turn.
 */
export async function eraseDueAccounts(p: Platform): Promise<void> {
  const errors: unknown[] = [];
  for (const id of await accountsDueForErasure(p.db.read, p.clock.now(), atOnce)) {
    await eraseAccount(p, id).catch((error: unknown) => {
      p.log.error({ err: error, userId: id }, 'personal data: an account was not erased');
      errors.push(error);
    });
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Accounts were not erased.');
}

/** What rests on other domains goes before them, and the account, on which all rests, at the end. */
function inOrder(parts: Platform['personalData']): Platform['personalData'] {
  const isAccount = (part: { name: string }) => part.name === accountsModuleName;
  const others = parts.filter((part) => !isAccount(part)).toReversed();
  return [...others, ...parts.filter(isAccount)];
}

/** Erases all that is kept about one member, or nothing. */
async function eraseAccount(p: Platform, userId: string): Promise<void> {
  const at = p.clock.now();
  await p.db.transaction(async (tx) => {
    if (!(await lockForErasure(tx, userId, at))) return;
    const person = await personOf(tx, userId);
    if (!person) return;
    const keys = new Set<string>();
    for (const part of inOrder(p.personalData)) {
      for (const key of await part.erase(tx, userId, at, person)) keys.add(key);
    }
    await auditAccount(tx, 'account.erased', userId, at, {}, null);
    await deleteLater(p, tx, [...keys]);
    await p.signals.publishDurably(tx, `account:${userId}`);
    p.signals.publish(tx, `account:${userId}`);
  });
}
