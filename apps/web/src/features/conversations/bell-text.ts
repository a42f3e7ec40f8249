import { conversationsBellTexts } from '@app/messages/conversations-bell';
import { textsFor } from '../../lib/texts/text.ts';

/** Of what the headers show of messages, and of what the page shares with them. */
export const useBellText = textsFor('conversations-bell', conversationsBellTexts);
