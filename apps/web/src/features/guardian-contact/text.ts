import { guardianContactTexts } from '@app/messages/guardian-contact';
import { textsFor } from '../../lib/text.ts';

export const useGuardianContactText = textsFor('guardianContact', guardianContactTexts);
