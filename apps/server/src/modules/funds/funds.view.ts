import type { DeskGrant, Fund, FundEntryView } from '@app/contracts/funds/funds.schemas';
import { takeBackUntil } from '@app/domain/agreements/payouts';
import { byAlphabet } from '@app/domain/alphabet';
import { type Fening, fening } from '@app/domain/money';
import type { z } from 'zod';
import type { Reader } from '../../platform/db/client.ts';
import { membersByIds } from '../accounts/public.ts';
import {
  correctionsOf,
  type EntryRecord,
  type FundEntryRow,
  type listGrants,
  type sumsByYear,
} from './funds.repo.ts';

/** Whether a payout is young enough to be taken back without a reason. */
export const isFresh = ({ kind, correctsId, createdAt }: FundEntryRow, now: Date): boolean =>
  kind === 'paid' && correctsId === null && now < takeBackUntil(createdAt);

export async function viewsOf(
  read: Reader,
  records: readonly EntryRecord[],
  now: Date,
): Promise<z.output<typeof FundEntryView>[]> {
  const people = await membersByIds(
    read,
    records.flatMap(({ entry }) => [entry.createdBy, entry.proposedBy ?? []].flat()),
  );
  const fresh = records.filter(({ entry }) => isFresh(entry, now)).map(({ entry }) => entry.id);
  const corrected = (await correctionsOf(read, fresh)).map(({ correctsId }) => correctsId);
  return records.map(({ entry, project }) => ({
    id: entry.id,
    kind: entry.kind,
    amount: entry.amount,
    year: entry.year,
    on: entry.happenedOn,
    source: entry.sourceName,
    purpose: entry.purpose,
    reason: entry.reason,
    project,
    correctsId: entry.correctsId,
    createdBy: people.get(entry.createdBy)?.name ?? '',
    createdAt: entry.createdAt,
    proposedBy: entry.proposedBy && (people.get(entry.proposedBy)?.name ?? ''),
    takeBackUntil:
      fresh.includes(entry.id) && !corrected.includes(entry.id)
        ? takeBackUntil(entry.createdAt)
        : null,
  }));
}

export function grantOf({
  released,
  ...grant
}: Awaited<ReturnType<typeof listGrants>>[number]): z.output<typeof DeskGrant> {
  const { paid, returned } = grant;
  const promised = grant.promised - released;
  return {
    ...grant,
    promised: fening(promised),
    paid: fening(paid),
    returned: fening(returned),
    owed: fening(promised - paid),
  };
}

type YearSum = Awaited<ReturnType<typeof sumsByYear>>[number];

/** Year by year, the newest first; what a year leaves is there in the next. */
export function fundOf(sums: readonly YearSum[]): z.output<typeof Fund> {
  const years = [...new Set(sums.map(({ year }) => year))].sort();
  let left = 0;
  const shown = years.map((year) => {
    const own = sums.filter((sum) => sum.year === year);
    const money = moneyOf(own);
    left += money.left;
    const sources = own
      .filter(({ kind, amount }) => kind === 'received' && amount !== 0)
      .map(({ source, amount }) => ({ name: source, amount }))
      .sort((a, b) => b.amount - a.amount || byAlphabet(a.name, b.name));
    return { ...money, left, year, sources };
  });
  return { totals: moneyOf(sums), years: shown.reverse() };
}

function moneyOf(sums: readonly YearSum[]) {
  const of = (kind: YearSum['kind']) =>
    sums.reduce((sum, one) => (one.kind === kind ? sum + one.amount : sum), 0);
  const granted = fening(of('promised') - of('released'));
  const [received, paid, returned] = [of('received'), of('paid'), of('returned')].map(fening) as [
    Fening,
    Fening,
    Fening,
  ];
  return { received, granted, paid, returned, left: received + returned - granted };
}
