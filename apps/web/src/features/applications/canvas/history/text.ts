import { applicationsHistoryTexts } from '@app/messages/applications-history';
import { textsFor } from '../../../../lib/text.ts';

export const useHistoryText = textsFor('applications-history', applicationsHistoryTexts);
