import { callEligibilityTexts } from '@app/messages/call-eligibility';
import { textsFor } from '../../lib/texts/text.ts';

export const useEligibilityText = textsFor('call-eligibility', callEligibilityTexts);
