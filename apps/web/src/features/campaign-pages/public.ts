export { campaignPages } from './client.ts';
export { Amounts } from './parts/amounts.tsx';
export { NewsChoice } from './parts/news-choice.tsx';
export { CampaignQuestions } from './parts/questions.tsx';
export { Spread } from './parts/spread.tsx';
export { CampaignStorySection, Spending } from './parts/story.tsx';
export { Updates } from './parts/updates.tsx';
export { useCampaignPageText } from './text.ts';
export { useCampaignPage } from './use-campaign-page.ts';
