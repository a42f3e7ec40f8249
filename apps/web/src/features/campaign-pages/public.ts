export { campaignPages } from './client.ts';
export { Amounts } from './parts/amounts.tsx';
export { NewsChoice } from './parts/news-choice.tsx';
export { Questions } from './parts/questions.tsx';
export { Spread } from './parts/spread.tsx';
export { Spending, Story } from './parts/story.tsx';
export { Updates } from './parts/updates.tsx';
export { useCampaignPageText } from './text.ts';
export { useCampaignPage } from './use-campaign-page.ts';
