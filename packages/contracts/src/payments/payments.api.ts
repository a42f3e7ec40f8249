import { z } from 'zod';
import { ById, Done, listOf, SheetFormat } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { paymentsPaths } from './payments.paths.ts';
import {
  CloseBody,
  DecisionBody,
  PaymentRow,
  PaymentsFileQuery,
  PaymentsQuery,
  PaymentsWaiting,
  PaymentTerms,
  PaymentView,
  RefundBody,
} from './payments.schemas.ts';

/** Card payments, for the staff who deal with a bank's money. */
export const paymentsApi = endpoints(paymentsPaths, {
  terms: {
    access: 'public',
    summary: 'What donors are told of the settings in force, with an example.',
    answer: PaymentTerms,
  },
  list: {
    access: 'ob',
    summary: 'Payments of the banks whose money the reader deals with, newest first.',
    query: PaymentsQuery,
    answer: listOf(PaymentRow),
    errors: ['FORBIDDEN'],
  },
  waiting: {
    access: 'ob',
    summary: 'Refunds and differences that wait for somebody of the staff.',
    answer: PaymentsWaiting,
    errors: ['FORBIDDEN'],
  },
  file: {
    access: 'ob',
    kind: 'stream',
    summary: 'Money that came and went, as a CSV or XLSX file; nobody is named in it.',
    params: z.object({ format: SheetFormat }),
    query: PaymentsFileQuery,
    answer: z.string(),
    errors: ['FORBIDDEN'],
  },
  one: {
    access: 'ob',
    summary: 'One payment with its donor, history and refunds; that it was opened is noted.',
    params: ById,
    answer: PaymentView,
    errors: ['NOT_FOUND'],
  },
  refund: {
    access: 'ob',
    summary: 'Gives back a donation or a part of it; above a limit a second person has to agree.',
    params: ById,
    body: RefundBody,
    answer: PaymentView,
    errors: ['NOT_FOUND', 'WRONG_STATUS', 'IDEMPOTENCY_MISMATCH', 'ALREADY_EXISTS'],
  },
  decide: {
    access: 'ob',
    summary: 'Agrees to a refund, refuses it, tries it again, or says that it was given back.',
    params: ById,
    body: DecisionBody,
    answer: PaymentView,
    errors: ['NOT_FOUND', 'WRONG_STATUS', 'OWN_REQUEST'],
  },
  close: {
    access: 'ob',
    summary: 'Closes a difference that somebody has looked into.',
    params: ById,
    body: CloseBody,
    answer: PaymentView,
    errors: ['NOT_FOUND', 'WRONG_STATUS'],
  },
  donor: {
    access: 'ob',
    kind: 'stream',
    summary: 'All that is kept about the donor of a payment, as a JSON file, at their request.',
    params: ById,
    answer: z.object({ donations: z.array(z.record(z.string(), z.unknown())) }),
    errors: ['NOT_FOUND'],
  },
  forget: {
    access: 'ob',
    summary: 'Takes who gave out of all their decided donations, at their request.',
    params: ById,
    answer: Done,
    errors: ['NOT_FOUND', 'WRONG_STATUS'],
  },
});
