import { applicationsHistoryTexts } from '@app/messages/applications-history';
import { textsFor } from '../../../../lib/texts/text.ts';

export const useHistoryText = textsFor('applications-history', applicationsHistoryTexts);
