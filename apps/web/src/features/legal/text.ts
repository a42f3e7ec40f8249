import { legalTexts } from '@app/messages/legal';
import { textsFor } from '../../lib/text.ts';

export const useLegalText = textsFor('legal', legalTexts);
