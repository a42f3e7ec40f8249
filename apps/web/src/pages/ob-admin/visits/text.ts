import { pageFiguresTexts } from '@app/messages/page-figures';
import { textsFor } from '../../../lib/texts/text.ts';

export const useVisitsText = textsFor('page-figures', pageFiguresTexts);
