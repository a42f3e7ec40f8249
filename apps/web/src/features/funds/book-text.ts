import { fundsBookTexts } from '@app/messages/funds-book';
import { textsFor } from '../../lib/texts/text.ts';

/** Apart from the desk's words, which no visitor needs. */
export const useBookText = textsFor('funds-book', fundsBookTexts);
