import { guardianContactTexts } from '@app/messages/guardian-contact';
import { textsFor } from '../../lib/texts/text.ts';

export const useGuardianContactText = textsFor('guardianContact', guardianContactTexts);
