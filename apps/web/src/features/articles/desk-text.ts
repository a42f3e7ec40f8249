import { articlesDeskTexts } from '@app/messages/articles-desk';
import { articlesEditorTexts } from '@app/messages/articles-editor';
import { textsFor } from '../../lib/text.ts';

export const useDeskText = textsFor('articles-desk', articlesDeskTexts);
export const useEditorText = textsFor('articles-editor', articlesEditorTexts);
