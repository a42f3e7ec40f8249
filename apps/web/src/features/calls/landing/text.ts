import { callLandingTexts } from '@app/messages/call-landing';
import { textsFor } from '../../../lib/texts/text.ts';

export const useCallLandingText = textsFor('call-landing', callLandingTexts);
