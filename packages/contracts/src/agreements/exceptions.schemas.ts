import {
  exceptionEvents,
  exceptionKinds,
  exceptionReasonAtLeast,
  exceptionStates,
} from '@app/domain/agreements/exception.machine';
import { z } from 'zod';
import { Id, Instant, Km, PositiveKm, SentDay, Words } from '../common.schemas.ts';

const Did = z.object({ by: z.string(), at: Instant });

export const ExceptionView = z.object({
  id: Id,
  kind: z.enum(exceptionKinds),
  state: z.enum(exceptionStates),
  /** Of a payout: what is paid. Of a shortfall: the most that may be without a trace. */
  amount: Km,
  reason: z.string(),
  proposed: Did,
  /** Whoever accepted or refused it. */
  decided: Did.nullable(),
  decisionReason: z.string(),
  expiresAt: Instant,
  events: z.array(z.enum(exceptionEvents)),
  /** Others of the bank who may accept it, while it waits. */
  seconds: z.array(z.string()),
});
export type ExceptionView = z.input<typeof ExceptionView>;

export const ExceptionBody = z
  .object({
    /** Chosen by who asks: sent again, it is not proposed twice. */
    id: Id,
    kind: z.enum(exceptionKinds),
    amount: PositiveKm,
    /** The day of a payout. */
    on: SentDay.nullable().default(null),
    reason: Words(1000).trim().min(exceptionReasonAtLeast, 'required'),
  })
  .refine((it) => (it.kind === 'payout') === (it.on !== null), {
    path: ['on'],
    message: 'required',
  });
export type ExceptionBody = z.input<typeof ExceptionBody>;

export const ExceptionMove = z.object({
  event: z.enum(exceptionEvents).extract(['accept', 'refuse', 'withdraw']),
  reason: Words(1000).trim().default(''),
});

/** What waits at a bank for a second person. */
export const WaitingException = ExceptionView.pick({
  id: true,
  kind: true,
  amount: true,
  reason: true,
  proposed: true,
  expiresAt: true,
}).extend({ applicationId: Id, title: z.string() });
export type WaitingException = z.input<typeof WaitingException>;
