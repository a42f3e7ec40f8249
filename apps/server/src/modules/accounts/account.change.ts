import type { Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Account, lockById } from './accounts.repo.ts';
import { accountChanged } from './signals.ts';

/**
 * Changes something about an account under its lock, and tells every copy of the server.
 *
 * @returns what `work` does, or `NOT_FOUND` for no such account.
 */
export const withAccount = <T>(
  p: Platform,
  userId: string,
  work: (tx: Tx, account: Account, at: Date) => Promise<Failure | T>,
): Promise<Failure | T> =>
  p.db.transaction(async (tx) => {
    const account = await lockById(tx, userId);
    if (!account) return fail('NOT_FOUND');
    const outcome = await work(tx, account, p.clock.now());
    if (!isFailure(outcome)) await accountChanged(tx, p, userId);
    return outcome;
  });
