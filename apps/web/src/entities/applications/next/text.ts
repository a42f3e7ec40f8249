import { applicationsMissingTexts } from '@app/messages/applications-missing';
import { textsFor } from '../../../lib/texts/text.ts';

export const useMissingText = textsFor('applications-missing', applicationsMissingTexts);

export type MissingKey = Parameters<ReturnType<typeof useMissingText>>[0];
