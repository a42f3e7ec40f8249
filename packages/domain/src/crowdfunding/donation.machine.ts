import { machine } from '../machine.ts';

/**
 * States of a donation. `held`: its amount is kept free for it. `overfunded`: paid after its hold
 * had gone, and no longer fitting: kept for refund, never counted. `refunded`: given back whole; one
 * that was given back in part stays `settled` and counts with what is left of it.
 */
export const donationStatuses = [
  'held',
  'settled',
  'declined',
  'expired',
  'overfunded',
  'refunded',
] as const;
export type DonationStatus = (typeof donationStatuses)[number];

export const donationEvents = [
  'settle',
  'overfund',
  'decline',
  'expire',
  'free',
  'refund',
  'refundPart',
] as const;
export type DonationEvent = (typeof donationEvents)[number];

/** `provider`: a verified callback or status query. `clock`: time passing. */
export type DonationActor = 'provider' | 'clock';

/**
 * - `fits`: settled + held + this amount stays within the target of a campaign not yet closed.
 * - `fitsNot`: the opposite.
 * - `holdOver`: the hold's time is up.
 * - `graceOver`: the hold is old enough to be freed where room is short.
 * - `leavesSome`: less is given back than is left of it.
 */
export type DonationGuard = 'fits' | 'fitsNot' | 'holdOver' | 'graceOver' | 'leavesSome';

/**
 * What happens with a move besides its status and history; a settled donation always has its time
 * and its receipt number.
 *
 * - `countHeld`, `countLate`: the campaign counts the amount, out of what it held or anew.
 * - `uncount`: it counts what is given back no more. `releaseHold`: it holds it no more.
 * - `mailReceipt`, `mailRefund`: to the donor. `notifyTeam`: at once or gathered with what follows.
 * - `queueRefund`: the amount is given back.
 */
export type DonationEffect =
  | 'countHeld'
  | 'countLate'
  | 'uncount'
  | 'releaseHold'
  | 'mailReceipt'
  | 'mailRefund'
  | 'notifyTeam'
  | 'queueRefund';

const late = {
  settle: {
    to: 'settled',
    by: ['provider'],
    guards: ['fits'],
    effects: ['mailReceipt', 'countLate', 'notifyTeam'],
  },
  overfund: {
    to: 'overfunded',
    by: ['provider'],
    guards: ['fitsNot'],
    effects: ['queueRefund'],
  },
} as const;

/**
 * The life of a donation. A repeated callback finds no move and changes nothing. What counts comes
 * late: from then on to the end of the transaction all donors of the campaign wait.
 */
export const donationMachine = machine<
  DonationStatus,
  DonationEvent,
  DonationActor,
  DonationGuard,
  DonationEffect
>({
  held: {
    settle: {
      to: 'settled',
      by: ['provider'],
      effects: ['mailReceipt', 'countHeld', 'notifyTeam'],
    },
    decline: { to: 'declined', by: ['provider'], effects: ['releaseHold'] },
    expire: { to: 'expired', by: ['clock'], guards: ['holdOver'], effects: ['releaseHold'] },
    free: { to: 'expired', by: ['clock'], guards: ['graceOver'], effects: ['releaseHold'] },
  },
  declined: late,
  expired: { ...late, decline: { to: 'declined', by: ['provider'] } },
  settled: {
    refund: { to: 'refunded', by: ['provider'], effects: ['uncount', 'mailRefund'] },
    refundPart: {
      to: 'settled',
      by: ['provider'],
      guards: ['leavesSome'],
      effects: ['uncount', 'mailRefund'],
    },
  },
  overfunded: {
    refund: { to: 'refunded', by: ['provider'], effects: ['mailRefund'] },
  },
  refunded: {},
});
