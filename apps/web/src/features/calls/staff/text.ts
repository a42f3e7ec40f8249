import { callFunnelTexts } from '@app/messages/call-funnel';
import { textsFor } from '../../../lib/text.ts';

export const useCallFunnelText = textsFor('call-funnel', callFunnelTexts);
