import { adminTexts } from '@app/messages/admin';
import { textsFor } from '../../lib/texts/text.ts';

export const useAdminText = textsFor('admin', adminTexts);
