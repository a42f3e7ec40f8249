import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { progressPercent } from '@app/domain/crowdfunding/campaign';
import { addFening, type Fening, fromKm, noFening } from '@app/domain/money';

type Sums = Pick<CampaignView, 'currentAmount' | 'targetAmount'>;

/** An amount of the API in fening; what is no amount counts as none. */
const inFening = (km: number): Fening => fromKm(km) ?? noFening;

/**
 * Whole percent raised, capped at 100 (specification §5).
 *
 * @param added KM on top, of a donation that is still being chosen.
 */
export const percentRaised = ({ currentAmount, targetAmount }: Sums, added = 0): number =>
  progressPercent({
    target: inFening(targetAmount),
    settled: addFening(inFening(currentAmount), inFening(added)),
  });

/** Where the campaign's minimum stands on its way to the goal, in percent. */
export const minimumMark = ({
  minimumAmount,
  targetAmount,
}: Pick<CampaignView, 'minimumAmount' | 'targetAmount'>): number =>
  progressPercent({ target: inFening(targetAmount), settled: inFening(minimumAmount) });

/** What is still missing to the goal, in KM. */
export const missingToGoal = ({ currentAmount, targetAmount }: Sums): number =>
  Math.max(0, Math.round((targetAmount - currentAmount) * 100) / 100);
