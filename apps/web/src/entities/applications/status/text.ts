import { applicationsStatusTexts } from '@app/messages/applications-status';
import { textsFor } from '../../../lib/text.ts';

export const useStatusText = textsFor('applications-status', applicationsStatusTexts);
