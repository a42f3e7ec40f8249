import { banksTexts } from '@app/messages/banks';
import { textsFor } from '../../lib/texts/text.ts';

export const useBanksText = textsFor('banks', banksTexts);
