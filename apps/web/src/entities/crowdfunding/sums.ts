import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { progressPercent } from '@app/domain/crowdfunding/campaign';
import { matchFor } from '@app/domain/crowdfunding/match';
import { addFening, missingKm, readKm, subFening, toKm } from '@app/domain/money';

type Sums = Pick<CampaignView, 'currentAmount' | 'targetAmount'>;

/** Capped at 100 (specification §5). `added`: KM of a donation that is still being chosen. */
export const percentRaised = ({ currentAmount, targetAmount }: Sums, added = 0): number =>
  progressPercent({
    target: readKm(targetAmount),
    settled: addFening(readKm(currentAmount), readKm(added)),
  });

/** KM that a match adds to a donation that is still being chosen, by what everybody sees now. */
export function matchedWith(
  { match, availableAmount }: Pick<CampaignView, 'match' | 'availableAmount'>,
  km: number,
): number {
  const [amount, room] = [readKm(km), readKm(availableAmount)];
  if (!match || amount > room) return 0;
  return toKm(matchFor(amount, readKm(match.availableAmount), subFening(room, amount)));
}

export const minimumMark = ({
  minimumAmount,
  targetAmount,
}: Pick<CampaignView, 'minimumAmount' | 'targetAmount'>): number =>
  progressPercent({ target: readKm(targetAmount), settled: readKm(minimumAmount) });

export const missingToGoal = ({ currentAmount, targetAmount }: Sums): number =>
  missingKm(currentAmount, targetAmount);

export const missingToMinimum = ({
  currentAmount,
  minimumAmount,
}: Pick<CampaignView, 'currentAmount' | 'minimumAmount'>): number =>
  missingKm(currentAmount, minimumAmount);
