import { campaignPagesTexts } from '@app/messages/campaign-pages';
import { campaignSpreadTexts } from '@app/messages/campaign-spread';
import { textsFor } from '../../lib/texts/text.ts';

export const useCampaignPageText = textsFor('campaign-pages', campaignPagesTexts);
export const useCampaignSpreadText = textsFor('campaign-spread', campaignSpreadTexts);
