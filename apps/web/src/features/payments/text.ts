import { paymentsTexts } from '@app/messages/payments';
import { textsFor } from '../../lib/texts/text.ts';

export const usePaymentsText = textsFor('payments', paymentsTexts);
