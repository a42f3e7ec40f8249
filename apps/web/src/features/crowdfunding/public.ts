export { crowdfunding } from './client.ts';
export { OwnDonations } from './own/own-donations.tsx';
export { useOwnDonations } from './own/queries.ts';
export { CampaignCard } from './parts/campaign-card.tsx';
export { useCampaignDialogs } from './parts/campaign-dialogs.tsx';
export { CampaignBar, CampaignPanel } from './parts/campaign-panel.tsx';
export { useCampaign } from './parts/use-campaign.ts';
