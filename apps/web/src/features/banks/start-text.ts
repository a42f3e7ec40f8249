import { banksStartTexts } from '@app/messages/banks-start';
import { textsFor } from '../../lib/texts/text.ts';

export const useBanksStartText = textsFor('banks-start', banksStartTexts);
