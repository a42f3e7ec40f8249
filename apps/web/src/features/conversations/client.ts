import type { conversationsApi } from '@app/contracts/conversations/conversations.api';
import { conversationsPaths } from '@app/contracts/conversations/conversations.paths';
import { client } from '../../lib/api/client.ts';

export const conversations = client<typeof conversationsApi>(conversationsPaths);
