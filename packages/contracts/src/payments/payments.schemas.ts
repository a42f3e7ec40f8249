import { donationStatuses } from '@app/domain/crowdfunding/donation.machine';
import { differenceKinds, refundCauses, refundReasonLength } from '@app/domain/crowdfunding/refund';
import { refundDecisions, refundStatuses } from '@app/domain/crowdfunding/refund.machine';
import { z } from 'zod';
import { BankRef } from '../banks/banks.schemas.ts';
import {
  Id,
  Instant,
  Km,
  kmAs,
  listQuery,
  PositiveKm,
  SentDay,
  SheetQuery,
  Slug,
  Words,
} from '../common.schemas.ts';

/** What donors are told of the settings in force. */
export const PaymentTerms = z.object({
  /** `demo`: no card is charged. */
  mode: z.enum(['demo', 'monri']),
  smallest: Km,
  holdMinutes: z.int(),
  /** Minutes for which a hold is safe even while room is short. */
  safeMinutes: z.int(),
  /** How long who gave is known. */
  unpaidDays: z.int(),
  contactDays: z.int(),
  nameYears: z.int(),
  /** What the card system keeps of a payment; null where the bank does not say. */
  cardFee: z.object({ percent: z.number(), fixed: Km }).nullable(),
  /** A donation as an example: what is charged, counted, and kept by the card system. */
  example: z.object({ given: Km, charged: Km, counted: Km, fee: Km.nullable() }),
});
export type PaymentTerms = z.input<typeof PaymentTerms>;

export const PaymentStatus = z.enum(donationStatuses);

const filters = {
  bank: Slug.optional(),
  status: PaymentStatus.optional(),
  /** Number of an order or a receipt, an e-mail address, or a surname. */
  q: z.string().trim().max(100).optional(),
};
export const PaymentsQuery = listQuery(30).extend(filters);

/** A payment as the desk lists it; who gave stands in its own record. */
export const PaymentRow = z.object({
  id: Id,
  orderNumber: z.string(),
  receiptNumber: z.string().nullable(),
  status: PaymentStatus,
  amount: Km,
  /** What of it was given back. */
  returned: Km,
  /** As everybody sees it; null for who gave without a name. */
  donorName: z.string().nullable(),
  bank: BankRef,
  campaign: z.object({ id: Id, applicationId: Id, title: z.string() }),
  createdAt: Instant,
  settledAt: Instant.nullable(),
});
export type PaymentRow = z.input<typeof PaymentRow>;

export const RefundView = z.object({
  id: Id,
  amount: Km,
  cause: z.enum(refundCauses),
  reason: z.string(),
  status: z.enum(refundStatuses),
  askedBy: z.string().nullable(),
  askedAt: Instant,
  decidedBy: z.string().nullable(),
  note: z.string(),
  doneAt: Instant.nullable(),
  /** What the reader may decide. */
  decisions: z.array(z.enum(refundDecisions)),
});
export type RefundView = z.input<typeof RefundView>;

export const DifferenceView = z.object({
  id: Id,
  kind: z.enum(differenceKinds),
  /** What the provider says, in KM where it says an amount. */
  told: z.object({ status: z.string().nullable(), amount: kmAs(z.number()).nullable() }),
  foundAt: Instant,
  closedAt: Instant.nullable(),
  closedBy: z.string().nullable(),
  note: z.string(),
});
export type DifferenceView = z.input<typeof DifferenceView>;

export const PaymentEvent = z.object({ event: z.string(), amount: Km.nullable(), at: Instant });

/** Everything about one payment; that its donor was looked at is noted. */
export const PaymentView = PaymentRow.extend({
  donor: z
    .object({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      address: z.string(),
      message: z.string(),
    })
    .nullable(),
  events: z.array(PaymentEvent),
  refunds: z.array(RefundView),
  differences: z.array(DifferenceView),
  /** The most that can be given back now; 0 if nothing. */
  refundable: Km,
  /** The most that the reader gives back alone, of this one. */
  alone: Km,
  canForget: z.boolean(),
});
export type PaymentView = z.input<typeof PaymentView>;

/** What waits for somebody of the staff, the oldest first, and what the last night has brought. */
export const PaymentsWaiting = z.object({
  refunds: z.array(RefundView.extend({ payment: PaymentRow })),
  differences: z.array(DifferenceView.extend({ payment: PaymentRow })),
  lastCheck: z
    .object({
      endedAt: Instant,
      asked: z.int(),
      changed: z.int(),
      unanswered: z.int(),
      differences: z.int(),
    })
    .nullable(),
});
export type PaymentsWaiting = z.input<typeof PaymentsWaiting>;

const Reason = Words(refundReasonLength.max)
  .transform((text) => text.trim())
  .pipe(z.string().min(refundReasonLength.min));

export const RefundBody = z.object({
  /** Chosen by the client: asking again does nothing more. */
  id: Id,
  amount: PositiveKm,
  reason: Reason,
});
export type RefundBody = z.input<typeof RefundBody>;

/** `note` is needed to refuse, and to say that it was given back. */
export const DecisionBody = z.object({
  decision: z.enum(refundDecisions),
  note: Words(refundReasonLength.max).default(''),
});
export type DecisionBody = z.input<typeof DecisionBody>;

export const CloseBody = z.object({ note: Reason });
export type CloseBody = z.input<typeof CloseBody>;

/** Money that came and went, by the days of Sarajevo, both included. */
export const PaymentsFileQuery = SheetQuery.extend({
  bank: Slug.optional(),
  from: SentDay.optional(),
  to: SentDay.optional(),
});
