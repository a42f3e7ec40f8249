import { articlesBlocksTexts } from '@app/messages/articles-blocks';
import { articlesDeskTexts } from '@app/messages/articles-desk';
import { articlesEditorTexts } from '@app/messages/articles-editor';
import { textsFor } from '../../lib/texts/text.ts';

export const useBlocksText = textsFor('articles-blocks', articlesBlocksTexts);
export const useDeskText = textsFor('articles-desk', articlesDeskTexts);
export const useEditorText = textsFor('articles-editor', articlesEditorTexts);
