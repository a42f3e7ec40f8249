import { startTexts } from '@app/messages/start';
import { textsFor } from '../../../lib/text.ts';

export const useStartText = textsFor('start', startTexts);
