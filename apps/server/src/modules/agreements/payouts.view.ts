import type { PayeeView, PayoutView } from '@app/contracts/agreements/agreements.schemas';
import { takeBackUntil } from '@app/domain/agreements/payouts';
import { fening } from '@app/domain/money';
import type { z } from 'zod';
import type { Reader } from '../../platform/db/client.ts';
import { membersByIds } from '../accounts/public.ts';
import { payoutsOf } from '../funds/public.ts';
import type { DonePoint } from './agreements.checklist.ts';
import type { AgreementRow } from './agreements.repo.ts';

/** By how many digits somebody who does not pay tells one account from another. */
const digitsShown = 4;

export function payeeView(
  agreement: AgreementRow | undefined,
  points: readonly DonePoint[],
  did: (by: string, at: Date) => z.output<typeof PayeeView>['written'],
  { whole }: { readonly whole: boolean },
): z.output<typeof PayeeView> | null {
  if (!agreement?.payeeBy || !agreement.payeeAt) return null;
  const checked = points.find(({ point }) => point === 'account');
  const { payeeAccount } = agreement;
  return {
    holder: agreement.payeeHolder,
    account: whole ? payeeAccount : `•••• ${payeeAccount.slice(-digitsShown)}`,
    written: did(agreement.payeeBy, agreement.payeeAt),
    checked: checked ? did(checked.by, checked.at) : null,
  };
}

/** Payouts of a project that stand, in the order of their days. */
export async function payoutViews(
  read: Reader,
  applicationId: string,
  { now, canPay }: { readonly now: Date; readonly canPay: boolean },
): Promise<z.output<typeof PayoutView>[]> {
  const payouts = (await payoutsOf(read, applicationId)).filter(({ amount }) => amount !== 0);
  const people = await membersByIds(
    read,
    payouts.flatMap(({ entry }) => [entry.createdBy, entry.proposedBy ?? []].flat()),
  );
  const nameOf = (id: string) => people.get(id)?.name ?? '';
  return payouts.map(({ entry, amount }) => {
    const until = takeBackUntil(entry.createdAt);
    return {
      id: entry.id,
      on: entry.happenedOn,
      amount: fening(amount),
      by: nameOf(entry.createdBy),
      at: entry.createdAt,
      proposedBy: entry.proposedBy && nameOf(entry.proposedBy),
      takeBackUntil: canPay && now < until ? until : null,
    };
  });
}
