import { z } from 'zod';
import { ById, listOf } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { bankRequestsPaths } from './bank-requests.paths.ts';
import {
  BankRequest,
  BankRequestMove,
  BankRequestsQuery,
  NewBankRequest,
  QueuedBankRequest,
} from './bank-requests.schemas.ts';

export const bankRequestsApi = endpoints(bankRequestsPaths, {
  create: {
    access: 'member',
    summary: 'Asks for a youth bank in a municipality, or proposes a call to a bank.',
    body: NewBankRequest,
    answer: BankRequest,
    errors: ['NOT_FOUND', 'IDEMPOTENCY_MISMATCH'],
    status: 201,
    rateLimit: { max: 30, windowSeconds: 3_600 },
  },
  mine: {
    access: 'member',
    summary: "The member's own wishes, the last first.",
    answer: z.array(BankRequest),
  },
  queue: {
    access: 'ob',
    summary:
      'Wishes that the reader may answer, the oldest open ones first, the last closed first.',
    query: BankRequestsQuery,
    answer: listOf(QueuedBankRequest),
  },
  move: {
    access: 'member',
    summary: 'Answers, accepts, declines; or replies and withdraws, as who asked.',
    params: ById,
    body: BankRequestMove,
    answer: BankRequest,
    errors: ['NOT_FOUND', 'WRONG_STATUS'],
  },
});
