import { banksEditorTexts } from '@app/messages/banks-editor';
import { textsFor } from '../../lib/text.ts';

export const useEditorText = textsFor('banks-editor', banksEditorTexts);
