import { bankRequestsTexts } from '@app/messages/bank-requests';
import { textsFor } from '../../lib/texts/text.ts';

export const useRequestsText = textsFor('bank-requests', bankRequestsTexts);
