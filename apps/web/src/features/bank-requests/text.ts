import { bankRequestsTexts } from '@app/messages/bank-requests';
import { textsFor } from '../../lib/text.ts';

export const useRequestsText = textsFor('bank-requests', bankRequestsTexts);
