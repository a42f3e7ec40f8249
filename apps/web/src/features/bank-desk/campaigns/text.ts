import { bankDeskCampaignsTexts } from '@app/messages/bank-desk-campaigns';
import { textsFor } from '../../../lib/texts/text.ts';

export const useCampaignsText = textsFor('bank-desk-campaigns', bankDeskCampaignsTexts);
