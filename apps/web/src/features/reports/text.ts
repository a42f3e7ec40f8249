import { reportsTexts } from '@app/messages/reports';
import { textsFor } from '../../lib/text.ts';

export const useReportsText = textsFor('reports', reportsTexts);
