import { conversationsTexts } from '@app/messages/conversations';
import { textsFor } from '../../lib/text.ts';

export const useConversationsText = textsFor('conversations', conversationsTexts);
