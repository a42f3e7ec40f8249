import { searchTexts } from '@app/messages/search';
import { textsFor } from '../../lib/texts/text.ts';

export const useSearchText = textsFor('search', searchTexts);
