import { startTexts } from '@app/messages/start';
import { textsFor } from '../../../lib/texts/text.ts';

export const useStartText = textsFor('start', startTexts);
