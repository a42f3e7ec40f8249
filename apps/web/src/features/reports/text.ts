import { reportsTexts } from '@app/messages/reports';
import { textsFor } from '../../lib/texts/text.ts';

export const useReportsText = textsFor('reports', reportsTexts);
