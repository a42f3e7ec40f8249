export { OwnDonations } from './own/own-donations.tsx';
export { useOwnDonations } from './own/queries.ts';
export { useCampaignDialogs } from './parts/campaign-dialogs.tsx';
export { CampaignBar, CampaignPanel } from './parts/campaign-panel.tsx';
