import { callEligibilityTexts } from '@app/messages/call-eligibility';
import { textsFor } from '../../lib/text.ts';

export const useEligibilityText = textsFor('call-eligibility', callEligibilityTexts);
