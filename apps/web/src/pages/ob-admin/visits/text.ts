import { pageFiguresTexts } from '@app/messages/page-figures';
import { textsFor } from '../../../lib/text.ts';

export const useVisitsText = textsFor('page-figures', pageFiguresTexts);
