export { CampaignCard, projectAddress } from './campaign-card.tsx';
export { crowdfunding } from './client.ts';
export {
  matchedWith,
  minimumMark,
  missingToGoal,
  missingToMinimum,
  percentRaised,
} from './sums.ts';
export { useCrowdfundingText } from './text.ts';
export { useCampaign } from './use-campaign.ts';
