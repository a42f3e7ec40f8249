import { fundsTexts } from '@app/messages/funds';
import { textsFor } from '../../../lib/texts/text.ts';

export const useFundsText = textsFor('funds', fundsTexts);
