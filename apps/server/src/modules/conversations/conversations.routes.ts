import { conversationsApi } from '@app/contracts/conversations/conversations.api';
import { defineModule } from '../../platform/http/module.ts';
import { createTyping } from '../../platform/typing.ts';
import { readForm } from '../files/public.ts';
import { conversationsJobs } from './conversations.jobs.ts';
import { membershipMoves } from './conversations.moves.ts';
import { conversationsPersonalData } from './conversations.personal-data.ts';
import {
  admitConnection,
  changeSettings,
  choose,
  openConversation,
  readSettings,
  startWith,
} from './conversations.service.ts';
import { conversationsTables } from './conversations.tables.ts';
import { conversationsTopics } from './conversations.topics.ts';
import { addFile, sendFile } from './files.service.ts';
import { addMembers, moveOwn, removeMember, renameGroup, startGroup } from './groups.service.ts';
import { createLists, search } from './lists.service.ts';
import {
  changeMessage,
  noteTyping,
  reactTo,
  readMessages,
  readUntil,
  removeMessage,
} from './messages.service.ts';
import { reportedMessage } from './reported.ts';
import { createWriting } from './write.service.ts';

export const conversationsModule = defineModule({
  name: 'conversations',
  api: conversationsApi,
  tables: conversationsTables,
  topics: conversationsTopics,
  moves: { membership: membershipMoves },
  provides: { reportedMessage, connectionMade: admitConnection },
  jobs: conversationsJobs,
  personalData: conversationsPersonalData,
  handlers: (p) => {
    const lists = createLists(p);
    const typing = createTyping<'member'>(p, {
      beats: 'writes',
      news: (id) => `conversation:${id}`,
    });
    const write = createWriting(p, typing);
    return {
      list: ({ query }, context) => lists.list(query, context),
      unreadCount: (_, context) => lists.unreadCount(context),
      start: ({ body }, { actor }) => {
        const [only, ...more] = body.userIds;
        return only !== undefined && more.length === 0
          ? startWith(p, actor.id, only)
          : startGroup(p, actor.id, body);
      },
      open: ({ params }, { actor }) => openConversation(p, actor.id, params.id),
      messages: ({ params, query }, { actor }) =>
        readMessages(p, typing, actor.id, params.id, query),
      write: ({ params, body }, { actor }) => write(actor.id, params.id, body),
      read: ({ params, body }, { actor }) => readUntil(p, actor.id, params.id, body.messageId),
      typing: ({ params }, { actor }) => noteTyping(p, typing, actor.id, params.id),
      choose: ({ params, body }, { actor }) => choose(p, actor.id, params.id, body),
      move: ({ params, body }, { actor }) => moveOwn(p, actor.id, params.id, body.event),
      rename: ({ params, body }, { actor }) => renameGroup(p, actor.id, params.id, body.name),
      addMembers: ({ params, body }, { actor }) => addMembers(p, actor.id, params.id, body.userIds),
      removeMember: ({ params }, { actor }) => removeMember(p, actor.id, params.id, params.userId),
      addFile: ({ params }, { actor, request }) =>
        addFile(p, actor.id, params.id, () => readForm(request)),
      file: ({ params }, context) => sendFile(p, context.actor.id, params.id, context),
      change: ({ params, body }, { actor }) => changeMessage(p, actor.id, params.id, body.content),
      remove: ({ params }, { actor }) => removeMessage(p, actor.id, params.id),
      react: ({ params, body }, { actor }) => reactTo(p, actor.id, params.id, body.reaction),
      search: ({ query }, { actor }) => search(p, actor.id, query),
      settings: (_, { actor }) => readSettings(p, actor.id),
      setSettings: ({ body }, { actor }) => changeSettings(p, actor.id, body),
    };
  },
});
