import { bluePreviewTexts } from '@app/messages/blue-preview';
import { formBlueTexts } from '@app/messages/form-blue';
import { type TextOf, textsFor } from '../../../../lib/texts/text.ts';

export const useBlueText = textsFor('blue-preview', bluePreviewTexts);
export const useBlueFormText = textsFor('form-blue', formBlueTexts);
export type BlueFormKey = Parameters<TextOf<typeof formBlueTexts>>[0];
