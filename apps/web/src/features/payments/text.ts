import { paymentsTexts } from '@app/messages/payments';
import { textsFor } from '../../lib/text.ts';

export const usePaymentsText = textsFor('payments', paymentsTexts);
