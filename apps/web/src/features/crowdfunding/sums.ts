import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { progressPercent } from '@app/domain/crowdfunding/campaign';
import { addFening, missingKm, readKm } from '@app/domain/money';

type Sums = Pick<CampaignView, 'currentAmount' | 'targetAmount'>;

/** Capped at 100 (specification §5). `added`: KM of a donation that is still being chosen. */
export const percentRaised = ({ currentAmount, targetAmount }: Sums, added = 0): number =>
  progressPercent({
    target: readKm(targetAmount),
    settled: addFening(readKm(currentAmount), readKm(added)),
  });

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
