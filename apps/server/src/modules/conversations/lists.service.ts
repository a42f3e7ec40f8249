import type {
  FoundMessage,
  ListedConversation,
  MessagesUnread,
} from '@app/contracts/conversations/conversations.schemas';
import { searchable, searchWords } from '@app/domain/search';
import pLimit from 'p-limit';
import type { z } from 'zod';
import { createCache } from '../../platform/cache.ts';
import type { Reader } from '../../platform/db/client.ts';
import { versionOf } from '../../platform/feeds.ts';
import type { Context } from '../../platform/http/context.ts';
import { type Failure, isFailure } from '../../platform/http/failure.ts';
import { itemsOf, type ListPage, listPage, timeCursor } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { type ConversationRow, type Group, groupsOf } from './conversations.repo.ts';
import { conversationHead, type HeadOf, headsOf, otherOf } from './conversations.view.ts';
import { countFiles } from './files.repo.ts';
import {
  type Box,
  conversationsByIds,
  countRequests,
  countUnread,
  type ListedRow,
  latestConversations,
  listByIds,
  listConversations,
  searchMessages,
} from './lists.repo.ts';
import { type MessageRow, messagesByIds } from './messages.repo.ts';
import { withhold } from './messages.view.ts';
import { peopleFor } from './people.service.ts';

interface PageQuery {
  readonly after?: string | undefined;
  readonly limit: number;
}
type Caller = Pick<Context<NonNullable<Context['actor']>>, 'actor' | 'header' | 'unchanged'>;

/** A search reads the words of many messages: one after the other, so that others are answered too. */
const oneByOne = pLimit(1);

/** What polls ask for. */
const usualLimit = 20;

interface FirstPage {
  readonly page: ListPage<z.output<typeof ListedConversation>>;
  readonly version: string;
}

/** The list and the counts that polls ask for; an unchanged one costs no query. */
export function createLists(p: Platform) {
  // Half a minute, should a signal have been lost.
  const cache = <T extends object>() =>
    createCache<T>(p, {
      milliseconds: 30_000,
      atMost: 50_000,
      on: (topic, cached) => topic.startsWith('user:') && cached.delete(topic.slice(5)),
    });
  const inbox = cache<FirstPage | Failure>();
  const counts = cache<MessagesUnread>();
  const firstPage = async (userId: string): Promise<FirstPage | Failure> => {
    const page = await readBox(p, userId, 'inbox', { limit: usualLimit });
    return isFailure(page) ? page : { page, version: versionOf(JSON.stringify(page)) };
  };

  return {
    async list(
      { box, q, after, limit }: PageQuery & { readonly box: Box; readonly q?: string | undefined },
      context: Caller,
    ): Promise<z.output<typeof ListedConversation>[] | Failure> {
      const { actor, header, unchanged } = context;
      header('cache-control', 'private, no-cache');
      if (q !== undefined) return readNamed(p, actor.id, q, limit);
      if (box !== 'inbox' || after !== undefined || limit !== usualLimit) {
        return itemsOf(await readBox(p, actor.id, box, { after, limit }), context);
      }
      const found = await inbox(actor.id, () => firstPage(actor.id));
      if (isFailure(found)) return found;
      unchanged(found.version);
      return itemsOf(found.page, context);
    },

    async unreadCount({ actor, header, unchanged }: Caller): Promise<MessagesUnread> {
      const found = await counts(actor.id, async () => ({
        unread: await countUnread(p.db.read, actor.id),
        requests: await countRequests(p.db.read, actor.id),
      }));
      header('cache-control', 'private, no-cache');
      unchanged(`messages-${found.unread}-${found.requests}`);
      return found;
    },
  };
}

const readBox = (
  p: Platform,
  userId: string,
  box: Box,
  query: PageQuery,
): Promise<ListPage<z.output<typeof ListedConversation>> | Failure> =>
  listPage(query, {
    cursor: timeCursor,
    read: (slice) => listConversations(p.db.read, userId, box, slice),
    place: ({ own }) => ({ at: own.lastAt ?? new Date(0), id: own.conversationId }),
    show: (rows) => listed(p, p.db.read, userId, rows),
  });

/** So many of the latest conversations are looked through for a name. */
const lookedThrough = 500;

/** Conversations by whom they are with, or by what a group is called. */
async function readNamed(
  p: Platform,
  userId: string,
  q: string,
  limit: number,
): Promise<z.output<typeof ListedConversation>[]> {
  const { read } = p.db;
  const all = await latestConversations(read, userId, lookedThrough);
  const group = await groupsOf(
    read,
    all.filter(({ isGroup }) => isGroup).map(({ id }) => id),
    userId,
  );
  const peopleIn = (one: ConversationRow): readonly (string | null)[] =>
    one.isGroup ? group(one.id).faces : [otherOf(one, userId)];
  const people = await peopleFor(p, read, userId, all.flatMap(peopleIn));
  const namesOf = (one: ConversationRow) =>
    [one.name, ...peopleIn(one).map(people.name)].map(searchable);
  const wanted = searchable(q);
  const found = all
    .filter((one) => namesOf(one).some((name) => name.includes(wanted)))
    .slice(0, limit)
    .map(({ id }) => id);
  return found.length === 0 ? [] : listed(p, read, userId, await listByIds(read, userId, found));
}

interface Shown {
  readonly heads: HeadOf;
  readonly group: (id: string) => Group;
  readonly last: ReadonlyMap<string, MessageRow>;
  readonly files: (messageId: string) => number;
}

async function listed(
  p: Platform,
  read: Reader,
  userId: string,
  rows: readonly ListedRow[],
): Promise<z.output<typeof ListedConversation>[]> {
  const groups = rows.flatMap(({ conversation: one }) => (one.isGroup ? [one.id] : []));
  // Of a group that waits nothing is read yet.
  const lastIds = rows.flatMap(({ conversation, own, lastMessageId }) =>
    lastMessageId && !(conversation.isGroup && own.status === 'waiting') ? [lastMessageId] : [],
  );
  const [group, last, files] = await Promise.all([
    groupsOf(read, groups, userId),
    messagesByIds(read, lastIds),
    countFiles(read, lastIds),
  ]);
  const around = [
    ...last.map(({ senderId }) => senderId),
    ...groups.flatMap((id) => group(id).faces),
  ];
  const heads = await headsOf(p, read, userId, rows, around);
  const shown = { heads, group, last: new Map(last.map((one) => [one.id, one])), files };
  return rows.map((row) => listedView(row, shown));
}

function listedView(
  row: ListedRow,
  { heads, group, last, files }: Shown,
): z.output<typeof ListedConversation> {
  const { conversation, own, lastMessageId } = row;
  const message = lastMessageId ? last.get(lastMessageId) : undefined;
  const { count, faces } = conversation.isGroup ? group(conversation.id) : { count: 2, faces: [] };
  return {
    ...conversationHead(row, heads),
    lastMessage: message
      ? {
          id: message.id,
          content:
            own.status === 'active' ? message.content : withhold(message.content, false).content,
          createdAt: message.createdAt,
          isOwn: message.senderId === own.userId,
          senderName: heads.people.name(message.senderId),
          isDeleted: message.deletedAt !== null,
          files: files(message.id),
        }
      : null,
    unreadCount: row.unread,
    faces: faces.flatMap((id) => heads.people.of(id) ?? []),
    memberCount: count,
  };
}

export const search = (
  p: Platform,
  userId: string,
  { q, ...page }: PageQuery & { readonly q: string },
): Promise<ListPage<z.output<typeof FoundMessage>> | Failure> => {
  const { read } = p.db;
  const words = searchWords(q);
  return listPage(page, {
    cursor: timeCursor,
    read: async (slice) =>
      words.length === 0 ? [] : oneByOne(() => searchMessages(read, userId, words, slice)),
    place: ({ createdAt, id }) => ({ at: createdAt, id }),
    show: async (rows) => {
      const known = await conversationsByIds(
        read,
        rows.map(({ conversationId }) => conversationId),
      );
      const others = [...known.values()].map((one) => otherOf(one, userId));
      const senders = rows.map(({ senderId }) => senderId);
      const people = await peopleFor(p, read, userId, [...others, ...senders]);
      return rows.flatMap((row) => {
        const conversation = known.get(row.conversationId);
        if (!conversation) return [];
        const other = people.of(otherOf(conversation, userId));
        return {
          conversation: {
            id: conversation.id,
            name: conversation.isGroup ? conversation.name : (other?.name ?? ''),
            isGroup: conversation.isGroup,
            otherParticipant: other,
          },
          messageId: row.id,
          content: row.content,
          senderName: people.name(row.senderId),
          isOwn: row.senderId === userId,
          createdAt: row.createdAt,
        };
      });
    },
  });
};
