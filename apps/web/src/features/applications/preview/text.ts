import { applicationsPreviewTexts } from '@app/messages/applications-preview';
import { type TextOf, textsFor } from '../../../lib/texts/text.ts';

export const usePreviewText = textsFor('applications-preview', applicationsPreviewTexts);
export type PreviewKey = Parameters<TextOf<typeof applicationsPreviewTexts>>[0];
