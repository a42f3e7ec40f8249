import type { Limits } from '../../../platform/limits.ts';
import { type Count, countsOf, type TriedAccount } from './guards.ts';

/** Until when tries to sign in to an account are refused; null where they are taken. */
interface Lock {
  /** From networks where the member has never signed in. */
  readonly elsewhere: Date | null;
  /** From those where they have, among the addresses that tries came from. */
  readonly atHome: Date | null;
}

/** How the accounts are locked, in the order given; no try is counted by looking. */
export async function locksOf(limits: Limits, accounts: readonly TriedAccount[]): Promise<Lock[]> {
  const windows = accounts.map((account) => {
    const { elsewhere, atHome } = countsOf(limits, account);
    return { elsewhere: windowsOf(elsewhere), atHome: windowsOf(atHome) };
  });
  const ends = await limits.fullShared(windows.flatMap((of) => [...of.elsewhere, ...of.atHome]));
  const next = (of: readonly unknown[]) => latest(ends.splice(0, of.length));
  return windows.map((of) => ({ elsewhere: next(of.elsewhere), atHome: next(of.atHome) }));
}

const windowsOf = (counts: readonly Count[]) => counts.flatMap((count) => count.windows);

const latest = (ends: readonly (Date | null)[]): Date | null =>
  ends.reduce((last, end) => (last && (!end || last > end) ? last : end), null);

export async function unlockAccount(limits: Limits, account: TriedAccount): Promise<void> {
  const { elsewhere, atHome } = countsOf(limits, account);
  await Promise.all([...elsewhere, ...atHome].map((count) => count.clear()));
}
