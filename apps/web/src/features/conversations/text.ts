import { conversationsTexts } from '@app/messages/conversations';
import { textsFor } from '../../lib/texts/text.ts';

export const useConversationsText = textsFor('conversations', conversationsTexts);
