import { machine } from '../machine.ts';

/**
 * States of a donation. `held`: its amount is kept free for it. `overfunded`: paid after its hold
 * had gone, and no longer fitting: kept for refund, never counted.
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

export const donationEvents = ['settle', 'overfund', 'decline', 'expire', 'refund'] as const;
export type DonationEvent = (typeof donationEvents)[number];

/** `provider`: a verified callback or status query. `clock`: time passing. `staff`: a person. */
export type DonationActor = 'provider' | 'clock' | 'staff';

/**
 * - `fits`: settled + held + this amount stays within the target of a campaign not yet closed.
 * - `fitsNot`: the opposite.
 * - `holdOver`: the hold's time is up.
 */
export type DonationGuard = 'fits' | 'fitsNot' | 'holdOver';

const settleLate = {
  to: 'settled',
  by: ['provider'],
  guard: 'fits',
  effects: ['count', 'mailReceipt'],
} as const;
const overfund = {
  to: 'overfunded',
  by: ['provider'],
  guard: 'fitsNot',
  effects: ['queueRefund'],
} as const;

/**
 * The life of a donation. A repeated callback finds no move and changes nothing.
 */
export const donationMachine = machine<DonationStatus, DonationEvent, DonationActor, DonationGuard>(
  {
    held: {
      settle: { to: 'settled', by: ['provider'], effects: ['count', 'mailReceipt'] },
      decline: { to: 'declined', by: ['provider'], effects: ['releaseHold'] },
      expire: { to: 'expired', by: ['clock'], guard: 'holdOver', effects: ['releaseHold'] },
    },
    declined: { settle: settleLate, overfund },
    expired: { settle: settleLate, overfund, decline: { to: 'declined', by: ['provider'] } },
    settled: {
      refund: { to: 'refunded', by: ['staff', 'provider'], effects: ['uncount', 'tellDonor'] },
    },
    overfunded: {
      refund: { to: 'refunded', by: ['staff', 'provider', 'clock'], effects: ['tellDonor'] },
    },
    refunded: {},
  },
);
