import { crowdfundingTexts } from '@app/messages/crowdfunding';
import { textsFor } from '../../lib/texts/text.ts';

export const useCrowdfundingText = textsFor('crowdfunding', crowdfundingTexts);
