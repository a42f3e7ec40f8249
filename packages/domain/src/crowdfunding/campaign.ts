import { addFening, type Fening, subFening } from '../money.ts';

/** Minutes for which a donation's amount is kept free for it, from the donate call. */
export const HOLD_MINUTES = 30;

/** What ends within so many days ends soon. */
export const soonDays = 10;

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * The money of a campaign. Always `settled + held ≤ target`; `settled` is the sum of the settled
 * donations and of what matches gave with them, `held` that of the running holds.
 */
export interface CampaignSums {
  readonly target: Fening;
  readonly settled: Fening;
  readonly held: Fening;
}

/** What can still be given: target less settled and held. */
export function remaining(sums: CampaignSums): Fening {
  return subFening(sums.target, addFening(sums.settled, sums.held));
}

export function holdExpiresAt(now: Date): Date {
  return new Date(now.getTime() + HOLD_MINUTES * minute);
}

/** Whole percent raised, rounded down and capped at 100 (specification §5). */
export function progressPercent(sums: Pick<CampaignSums, 'target' | 'settled'>): number {
  if (sums.target === 0) return 0;
  return Math.min(100, Math.floor((sums.settled * 100) / sums.target));
}

/** Days until the end, a started one counted; 0 once it is over. */
export function daysLeft(endsAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / day));
}

export interface CampaignTerms {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** When its application moved on; `null` while it did not. */
  readonly closedAt: Date | null;
  readonly target: Fening;
  readonly settled: Fening;
}

/**
 * States of a campaign; none is stored, time and money tell them. `reached`: its goal is settled in
 * full. `ended`: its time is up or its application has moved on; what was held then may still settle.
 */
export const campaignStatuses = ['scheduled', 'open', 'reached', 'ended'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

export function campaignStatus(campaign: CampaignTerms, now: Date): CampaignStatus {
  if (campaign.closedAt !== null || now >= campaign.endsAt) return 'ended';
  if (now < campaign.startsAt) return 'scheduled';
  return campaign.settled < campaign.target ? 'open' : 'reached';
}

/**
 * How a campaign came out, `null` while it runs. `enough`: with its minimum. `below`: without it, and
 * the bank has not chosen yet. `secondRound`, `released`: what the bank chose; with `released` the
 * project is let go and donors get their money back.
 */
export const campaignOutcomes = ['enough', 'below', 'secondRound', 'released'] as const;
export type CampaignOutcome = (typeof campaignOutcomes)[number];

export function campaignOutcome(
  campaign: CampaignTerms & { readonly minimum: Fening; readonly releasedAt: Date | null },
  now: Date,
): CampaignOutcome | null {
  if (campaign.releasedAt !== null) return 'released';
  if (campaignStatus(campaign, now) !== 'ended') return null;
  if (campaign.settled >= campaign.minimum) return 'enough';
  return campaign.closedAt === null ? 'below' : 'secondRound';
}

/** Whether a donation may be begun: the campaign runs and its target is not reached. */
export function isDonationEnabled(campaign: CampaignTerms, now: Date): boolean {
  return campaignStatus(campaign, now) === 'open';
}
