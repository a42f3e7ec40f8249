import { fromKm } from '@app/domain/money';
import { dayText } from '@app/domain/sarajevo-time';
import type { Tx } from '../../platform/db/client.ts';
import { newId } from '../../platform/ids.ts';
import { type FundEntryRow, insertEntry } from './funds.repo.ts';

export type FundEntryPlan = Partial<Omit<FundEntryRow, 'id' | 'bankId' | 'amount'>> & {
  /** In KM; 10,000 unless named. */
  readonly km?: number;
};

/** An entry that nobody asked the fund about: 10,000 KM of the municipality unless chosen. */
export async function createFundEntry(
  tx: Tx,
  bank: { readonly id: string },
  createdBy: { readonly id: string },
  createdAt: Date,
  plan: FundEntryPlan = {},
): Promise<FundEntryRow> {
  const { km = 10_000, kind = 'received', ...chosen } = plan;
  const happenedOn = plan.happenedOn ?? dayText(createdAt);
  const amount = fromKm(Math.abs(km)) ?? 0;
  const row: FundEntryRow = {
    id: newId(),
    bankId: bank.id,
    kind,
    amount: km < 0 ? -amount : amount,
    year: Number(happenedOn.slice(0, 4)),
    happenedOn,
    sourceName: kind === 'received' ? 'Općina Tuzla' : '',
    purpose: '',
    applicationId: null,
    reason: '',
    correctsId: null,
    createdBy: createdBy.id,
    proposedBy: null,
    createdAt,
    ...chosen,
  };
  await insertEntry(tx, row);
  return row;
}
