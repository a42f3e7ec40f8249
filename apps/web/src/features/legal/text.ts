import { legalTexts } from '@app/messages/legal';
import { textsFor } from '../../lib/texts/text.ts';

export const useLegalText = textsFor('legal', legalTexts);
