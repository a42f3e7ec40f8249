import { callEditorTexts } from '@app/messages/call-editor';
import { callEditorFieldsTexts } from '@app/messages/call-editor-fields';
import { textsFor } from '../../lib/texts/text.ts';

export const useEditorText = textsFor('call-editor', callEditorTexts);
export const useFieldText = textsFor('call-editor-fields', callEditorFieldsTexts);
