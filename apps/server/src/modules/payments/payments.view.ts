import type {
  DifferenceView,
  PaymentRow,
  RefundView,
} from '@app/contracts/payments/payments.schemas';
import { publicDonorName } from '@app/domain/crowdfunding/donation.policy';
import {
  type RefundDecision,
  refundDecisions,
  refundMachine,
} from '@app/domain/crowdfunding/refund.machine';
import { canMove } from '@app/domain/machine';
import { type Fening, fening } from '@app/domain/money';
import type { z } from 'zod';
import type { Refund } from '../crowdfunding/public.ts';
import type { DifferenceRow, PaymentRecord } from './payments.repo.ts';

export const paymentRow = ({
  donation,
  bank,
  campaign,
}: PaymentRecord): z.output<typeof PaymentRow> => ({
  id: donation.id,
  orderNumber: donation.orderNumber,
  receiptNumber: donation.receiptNumber,
  status: donation.status,
  amount: donation.amount,
  returned: donation.refunded,
  donorName: publicDonorName({ ...donation, showNamePublicly: donation.showName }),
  bank,
  campaign,
  createdAt: donation.createdAt,
  settledAt: donation.settledAt,
});

/** Names of members by their ids. */
export type Names = ReadonlyMap<string, { readonly name: string }>;

const nameOf = (names: Names, id: string | null) => (id && names.get(id)?.name) || null;

const isOwed = ({ cause }: Refund) => cause === 'overfunded' || cause === 'released';

/** What somebody may decide about a refund; who asked for it does not agree to it. */
function decisionsFor(refund: Refund, readerId: string): RefundDecision[] {
  return refundDecisions.filter((decision) => {
    if (!canMove(refundMachine, refund.status, decision)) return false;
    if (decision === 'approve') return refund.askedBy !== readerId;
    return decision !== 'reject' || !isOwed(refund);
  });
}

export const refundView = (
  refund: Refund,
  names: Names,
  readerId: string,
): z.output<typeof RefundView> => ({
  id: refund.id,
  amount: refund.amount,
  cause: refund.cause,
  reason: refund.reason,
  status: refund.status,
  askedBy: nameOf(names, refund.askedBy),
  askedAt: refund.askedAt,
  decidedBy: nameOf(names, refund.decidedBy),
  note: refund.note,
  doneAt: refund.doneAt,
  decisions: decisionsFor(refund, readerId),
});

export const differenceView = (
  difference: DifferenceRow,
  names: Names,
): z.output<typeof DifferenceView> => ({
  id: difference.id,
  kind: difference.kind,
  told: {
    status: difference.told.status ?? null,
    amount: readAmount(difference.told.amount),
  },
  foundAt: difference.foundAt,
  closedAt: difference.closedAt,
  closedBy: nameOf(names, difference.closedBy),
  note: difference.note,
});

/** What the provider says may be anything. */
const readAmount = (text: string | undefined): Fening | null =>
  text !== undefined && /^\d{1,12}$/.test(text) ? fening(Number(text)) : null;
