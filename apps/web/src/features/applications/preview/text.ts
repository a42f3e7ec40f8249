import { applicationsPreviewTexts } from '@app/messages/applications-preview';
import { sdgTexts } from '@app/messages/sdg';
import { type TextOf, textsFor } from '../../../lib/text.ts';

export const usePreviewText = textsFor('applications-preview', applicationsPreviewTexts);
export type PreviewKey = Parameters<TextOf<typeof applicationsPreviewTexts>>[0];
export const usePreviewSdgText = textsFor('sdg', sdgTexts);
