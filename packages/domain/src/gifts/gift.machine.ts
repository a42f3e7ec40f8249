import { machine } from '../machine.ts';

/** Statuses of what a donor is asked to confirm (specification §4). */
export const giftStatuses = ['pending', 'confirmed', 'rejected', 'expired'] as const;
export type GiftStatus = (typeof giftStatuses)[number];

export const giftEvents = ['resend', 'amend', 'confirm', 'reject', 'askNew', 'expire'] as const;
export type GiftEvent = (typeof giftEvents)[number];

/** The donor is whoever holds the address that the mail brought. */
export type GiftActor = 'team' | 'donor' | 'clock';

/**
 * - `inTime`: an answer can be changed until the address ends.
 * - `lineFree`: no other donor is asked about, or confirmed, the same line of the budget.
 * - `notAsked`: the donor has not asked for a new address yet.
 */
export type GiftGuard = 'inTime' | 'lineFree' | 'notAsked';

/**
 * - `mailRequest`: a new address by mail, for two weeks; the one before opens nothing more.
 * - `mailReceipt`: the donor gets the receipt by mail; it keeps its number for good.
 * - `tellTeam`: the team hears what the donor said.
 */
export type GiftEffect = 'mailRequest' | 'mailReceipt' | 'tellTeam';

const request = {
  to: 'pending',
  by: ['team'],
  guards: ['lineFree'],
  effects: ['mailRequest'],
} as const;
const confirmed = { to: 'confirmed', by: ['donor'], effects: ['mailReceipt', 'tellTeam'] } as const;
const rejected = { to: 'rejected', by: ['donor'], effects: ['tellTeam'] } as const;

export const giftMachine = machine<GiftStatus, GiftEvent, GiftActor, GiftGuard, GiftEffect>({
  pending: {
    resend: request,
    amend: request,
    confirm: confirmed,
    reject: rejected,
    expire: { to: 'expired', by: ['clock'], effects: ['tellTeam'] },
  },
  confirmed: { reject: { ...rejected, guards: ['inTime'] } },
  rejected: { amend: request, confirm: { ...confirmed, guards: ['inTime', 'lineFree'] } },
  expired: {
    resend: request,
    amend: request,
    askNew: { to: 'expired', by: ['donor'], guards: ['notAsked'], effects: ['tellTeam'] },
  },
});
