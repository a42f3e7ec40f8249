import {
  bankRequestEvents,
  bankRequestStatuses,
} from '@app/domain/bank-requests/bank-request.machine';
import { z } from 'zod';
import { BankRef } from '../banks/banks.schemas.ts';
import { Id, Instant, listQuery, Slug, Words } from '../common.schemas.ts';

const told = {
  /** Chosen by the sender, so that a lost answer asks for nothing twice. */
  id: Id,
  groupName: Words(120).trim().min(2),
  text: Words(2000).trim().min(40),
};

export const NewBankRequest = z.discriminatedUnion('kind', [
  z.object({
    ...told,
    kind: z.literal('bank'),
    municipality: Words(80).trim().min(2),
    /** Young people who would begin it. */
    people: z.int().min(1).max(500),
  }),
  z.object({
    ...told,
    kind: z.literal('call'),
    bank: Slug,
    title: Words(120).trim().min(5),
  }),
]);
export type NewBankRequest = z.infer<typeof NewBankRequest>;

export const BankRequest = z.object({
  id: Id,
  kind: z.enum(['bank', 'call']),
  status: z.enum(bankRequestStatuses),
  groupName: z.string(),
  /** Of the wished bank, or of the bank that the call is proposed to. */
  municipality: z.string(),
  bank: BankRef.nullable(),
  people: z.int().nullable(),
  /** Of the proposed call; empty for a bank. */
  title: z.string(),
  text: z.string(),
  /** What both sides wrote since, the first of them first. */
  messages: z.array(z.object({ event: z.enum(bankRequestEvents), text: z.string(), at: Instant })),
  createdAt: Instant,
  /** What the reader may do now. */
  events: z.array(z.enum(bankRequestEvents)),
});
export type BankRequest = z.input<typeof BankRequest>;

/** As those see it who answer. */
export const QueuedBankRequest = BankRequest.extend({
  from: z.object({ name: z.string(), email: z.string() }),
});
export type QueuedBankRequest = z.input<typeof QueuedBankRequest>;

export const BankRequestsQuery = listQuery(20).extend({
  state: z.enum(['open', 'closed']).default('open'),
});

export const BankRequestMove = z.object({
  event: z.enum(bankRequestEvents),
  text: Words(2000).trim().default(''),
});
