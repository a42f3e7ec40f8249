import { callFunnelTexts } from '@app/messages/call-funnel';
import { textsFor } from '../../../lib/texts/text.ts';

export const useCallFunnelText = textsFor('call-funnel', callFunnelTexts);
