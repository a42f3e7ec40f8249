import { applicationsStatusTexts } from '@app/messages/applications-status';
import { textsFor } from '../../../lib/texts/text.ts';

export const useStatusText = textsFor('applications-status', applicationsStatusTexts);
