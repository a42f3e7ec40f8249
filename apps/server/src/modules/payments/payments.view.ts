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
import { fening, toKm } from '@app/domain/money';
import type { Refund } from '../crowdfunding/public.ts';
import type { DifferenceRow, PaymentRecord } from './payments.repo.ts';

export const km = (amount: number): number => toKm(fening(amount));

export const paymentRow = ({ donation, bank, campaign }: PaymentRecord): PaymentRow => ({
  id: donation.id,
  orderNumber: donation.orderNumber,
  receiptNumber: donation.receiptNumber,
  status: donation.status,
  amount: km(donation.amount),
  returned: km(donation.refunded),
  donorName: publicDonorName({ ...donation, showNamePublicly: donation.showName }),
  bank,
  campaign,
  createdAt: donation.createdAt.toISOString(),
  settledAt: donation.settledAt?.toISOString() ?? null,
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

export const refundView = (refund: Refund, names: Names, readerId: string): RefundView => ({
  id: refund.id,
  amount: km(refund.amount),
  cause: refund.cause,
  reason: refund.reason,
  status: refund.status,
  askedBy: nameOf(names, refund.askedBy),
  askedAt: refund.askedAt.toISOString(),
  decidedBy: nameOf(names, refund.decidedBy),
  note: refund.note,
  doneAt: refund.doneAt?.toISOString() ?? null,
  decisions: decisionsFor(refund, readerId),
});

export const differenceView = (difference: DifferenceRow, names: Names): DifferenceView => ({
  id: difference.id,
  kind: difference.kind,
  told: {
    status: difference.told.status ?? null,
    amount: toldAmount(difference.told.amount),
  },
  foundAt: difference.foundAt.toISOString(),
  closedAt: difference.closedAt?.toISOString() ?? null,
  closedBy: nameOf(names, difference.closedBy),
  note: difference.note,
});

/** What the provider says may be anything. */
const toldAmount = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,12}$/.test(text) ? km(Number(text)) : null;
