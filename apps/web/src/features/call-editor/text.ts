import { callEditorTexts } from '@app/messages/call-editor';
import { callEditorBlocksTexts } from '@app/messages/call-editor-blocks';
import { callEditorFieldsTexts } from '@app/messages/call-editor-fields';
import { interestsTexts } from '@app/messages/interests';
import { textsFor } from '../../lib/text.ts';

export const useEditorText = textsFor('call-editor', callEditorTexts);
export const useFieldText = textsFor('call-editor-fields', callEditorFieldsTexts);
export const useBlockText = textsFor('call-editor-blocks', callEditorBlocksTexts);
export const useInterestsText = textsFor('interests', interestsTexts);
