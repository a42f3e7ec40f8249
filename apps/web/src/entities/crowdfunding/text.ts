import { crowdfundingTexts } from '@app/messages/crowdfunding';
import { textsFor } from '../../lib/text.ts';

export const useCrowdfundingText = textsFor('crowdfunding', crowdfundingTexts);
