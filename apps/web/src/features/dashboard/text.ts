import { dashboardTexts } from '@app/messages/dashboard';
import { textsFor } from '../../lib/texts/text.ts';

export const useDashboardText = textsFor('dashboard', dashboardTexts);
