import { obAdminTexts } from '@app/messages/ob-admin';
import { textsFor } from '../../lib/texts/text.ts';

export const useAdminText = textsFor('ob-admin', obAdminTexts);
