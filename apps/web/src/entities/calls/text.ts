import { callsTexts } from '@app/messages/calls';
import { textsFor } from '../../lib/texts/text.ts';

export const useCallsText = textsFor('calls', callsTexts);
