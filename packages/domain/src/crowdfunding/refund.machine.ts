import { machine } from '../machine.ts';

/**
 * States of a refund. `waiting`: a second person is to agree. `queued`: about to be sent. `sent`: the
 * provider was asked, and its answer is not known yet. `unclear`: nobody can tell whether it was
 * given back. `failed`: the provider refused.
 */
export const refundStatuses = [
  'waiting',
  'queued',
  'sent',
  'done',
  'unclear',
  'failed',
  'rejected',
] as const;
export type RefundStatus = (typeof refundStatuses)[number];

export const refundEvents = [
  'approve',
  'reject',
  'send',
  'succeed',
  'refuse',
  'lose',
  'retry',
  'confirm',
] as const;
export type RefundEvent = (typeof refundEvents)[number];

/** What somebody of the staff decides about a refund. */
export const refundDecisions = ['approve', 'reject', 'retry', 'confirm'] as const;
export type RefundDecision = (typeof refundDecisions)[number];

/** `treasurer`: staff with the right. `provider`: its answer or its notice. `clock`: our job. */
export type RefundActor = 'treasurer' | 'provider' | 'clock';

/**
 * - `otherPerson`: who agrees is not who asked.
 * - `notOwed`: the staff wished it; what was paid above the goal, or for a campaign that was let go,
 *   is the donor's whatever anybody wishes.
 */
export type RefundGuard = 'otherPerson' | 'notOwed';

/**
 * - `queueRefund`: the provider is asked to give the amount back, as soon as can be.
 * - `countOut`: the donation is less by it, and so is its campaign; the donor hears of it.
 * - `tellTreasurers`: staff with the right learn that it did not go through.
 */
export type RefundEffect = 'queueRefund' | 'countOut' | 'tellTreasurers';

const succeed = { to: 'done', by: ['provider'], effects: ['countOut'] } as const;
const reject = {
  to: 'rejected',
  by: ['treasurer'],
  reason: 'required',
  guards: ['notOwed'],
} as const;
/** Staff who looked it up at the provider, or gave it back in another way. */
const confirm = {
  to: 'done',
  by: ['treasurer'],
  reason: 'required',
  effects: ['countOut'],
} as const;
const retry = { to: 'queued', by: ['treasurer'], effects: ['queueRefund'] } as const;

export const refundMachine = machine<
  RefundStatus,
  RefundEvent,
  RefundActor,
  RefundGuard,
  RefundEffect
>({
  waiting: {
    approve: { to: 'queued', by: ['treasurer'], guards: ['otherPerson'], effects: ['queueRefund'] },
    reject,
    succeed,
  },
  queued: { send: { to: 'sent', by: ['clock'] }, succeed },
  sent: {
    succeed,
    refuse: { to: 'failed', by: ['provider'], effects: ['tellTreasurers'] },
    lose: { to: 'unclear', by: ['clock'], effects: ['tellTreasurers'] },
  },
  unclear: { succeed, retry, confirm, reject },
  failed: { succeed, retry, confirm, reject },
  done: {},
  rejected: {},
});
