import { blueFiguresTexts } from '@app/messages/blue-figures';
import { textsFor } from '../../../lib/texts/text.ts';

export const useFiguresText = textsFor('blue-figures', blueFiguresTexts);
