import type { DeskFund, FundEntryView } from '@app/contracts/funds/funds.schemas';

/** What an entry does to the money that is in the account; promises leave it there. */
const signs = { received: 1, returned: 1, paid: -1, promised: 0, released: 0 } as const;

/**
 * What was in the account after each entry.
 *
 * @param entries the newest first, none left out before the last.
 */
export function balances(
  totals: Pick<DeskFund['totals'], 'received' | 'returned' | 'paid'>,
  entries: readonly FundEntryView[],
): { entry: FundEntryView; balance: number }[] {
  let fening = Math.round((totals.received + totals.returned - totals.paid) * 100);
  return entries.map((entry) => {
    const balance = fening / 100;
    fening -= signs[entry.kind] * Math.round(entry.amount * 100);
    return { entry, balance };
  });
}
