import { fundsTexts } from '@app/messages/funds';
import { textsFor } from '../../../lib/text.ts';

export const useFundsText = textsFor('funds', fundsTexts);
