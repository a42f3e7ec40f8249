import { callsTexts } from '@app/messages/calls';
import { textsFor } from '../../lib/text.ts';

export const useCallsText = textsFor('calls', callsTexts);
