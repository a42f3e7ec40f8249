import { articlesTexts } from '@app/messages/articles';
import { textsFor } from '../../lib/texts/text.ts';

export const useArticlesText = textsFor('articles', articlesTexts);
