import { banksEditorTexts } from '@app/messages/banks-editor';
import { textsFor } from '../../lib/texts/text.ts';

export const useEditorText = textsFor('banks-editor', banksEditorTexts);
