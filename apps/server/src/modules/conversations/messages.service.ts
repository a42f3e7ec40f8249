import type {
  Message,
  MessageReaction,
  MessagesPage,
  NewMessage,
} from '@app/contracts/conversations/conversations.schemas';
import { changeableUntil } from '@app/domain/comments/comment';
import { z } from 'zod';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { cursorOf, listPage } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Typing } from '../../platform/typing.ts';
import { blockedAmong } from '../network/public.ts';
import { listenersOf, markRead, type Place } from './conversations.repo.ts';
import { dropFilesOf } from './files.repo.ts';
import {
  dropReactions,
  findMessage,
  findRead,
  listMessages,
  type MessageRow,
  putReaction,
  readMarks,
  updateContent,
} from './messages.repo.ts';
import { messageViews } from './messages.view.ts';
import { readOf } from './notices.service.ts';
import { peopleFor } from './people.service.ts';
import { activePlaceOf, placeOf } from './places.service.ts';
import { settingsOf } from './settings.repo.ts';

export type ConversationTyping = Typing<'member'>;
export type Sent = z.output<typeof NewMessage>;

const numberCursor = cursorOf({
  number: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
});

export async function readMessages(
  p: Platform,
  typing: ConversationTyping,
  userId: string,
  id: string,
  query: { readonly after?: string | undefined; readonly limit: number },
): Promise<z.output<typeof MessagesPage> | Failure> {
  const { read } = p.db;
  const place = await placeOf(read, userId, id);
  if (isFailure(place)) return place;
  const page = await listPage(query, {
    cursor: numberCursor,
    read: (slice) => listMessages(read, place, slice),
    place: ({ number }) => ({ number }),
    show: (rows) => messageViews(p, read, place, rows),
  });
  if (isFailure(page)) return page;
  return { ...page, ...(await presenceIn(p, typing, place)) };
}

/** What is known of the others just now; of nobody before the reader is in. */
async function presenceIn(
  p: Platform,
  typing: ConversationTyping,
  place: Place,
): Promise<Pick<z.output<typeof MessagesPage>, 'readUpTo' | 'typing'>> {
  const { userId, status, conversationId } = place.own;
  if (status !== 'active') return { readUpTo: [], typing: [] };
  const { read } = p.db;
  const saysIt = (await settingsOf(read, [userId]))(userId).readReceipts;
  const marks = saysIt ? await readMarks(read, place) : [];
  const writing = typing.of(conversationId, 'member').filter((id) => id !== userId);
  const ids = [...writing, ...marks.map((mark) => mark.userId)];
  if (ids.length === 0) return { readUpTo: [], typing: [] };
  const people = await peopleFor(p, read, userId, ids);
  return {
    readUpTo: marks.map((mark) => ({ ...mark, name: people.name(mark.userId) })),
    typing: writing.filter((id) => !people.isBlocked(id)).map((id) => people.name(id)),
  };
}

/** Open pages read anew, and the lists of all who have it in theirs. */
export async function publishTo(p: Platform, tx: Tx, conversationId: string): Promise<void> {
  const to = await listenersOf(tx, conversationId);
  p.signals.publish(
    tx,
    `conversation:${conversationId}`,
    ...to.map((userId) => `user:${userId}` as const),
  );
}

/** A message that somebody reads, of a conversation that they are in. */
export async function findFor(
  read: Reader,
  userId: string,
  id: string,
): Promise<{ readonly place: Place; readonly row: MessageRow } | Failure> {
  const seen = await findMessage(read, id);
  const place = seen ? await placeOf(read, userId, seen.conversationId) : fail('NOT_FOUND');
  if (isFailure(place)) return place;
  const row = await findRead(read, place, id);
  return row && row.event === null ? { place, row } : fail('NOT_FOUND');
}

const shown = async (p: Platform, read: Reader, place: Place, id: string) => {
  const row = await findRead(read, place, id);
  const [view] = row ? await messageViews(p, read, place, [row]) : [];
  return view ?? fail('NOT_FOUND');
};

const isClosed = async (read: Reader, { own, other }: Place): Promise<boolean> =>
  other !== null && (await blockedAmong(read, own.userId, [other.userId])).size > 0;

/** An own message that may still be changed. */
async function ownFresh(p: Platform, tx: Tx, userId: string, id: string) {
  const found = await findFor(tx, userId, id);
  if (isFailure(found)) return found;
  const { row } = found;
  if (row.senderId !== userId || row.deletedAt !== null) return fail('NOT_FOUND');
  return changeableUntil(row.createdAt) > p.clock.now() ? found : fail('MESSAGE_FIXED');
}

export const changeMessage = (
  p: Platform,
  userId: string,
  id: string,
  content: string,
): Promise<z.output<typeof Message> | Failure> =>
  p.db.transaction(async (tx) => {
    const found = await ownFresh(p, tx, userId, id);
    if (isFailure(found)) return found;
    if (await isClosed(tx, found.place)) return fail('CONVERSATION_CLOSED');
    if (content !== found.row.content) {
      await updateContent(tx, id, { content, editedAt: p.clock.now() });
      await publishTo(p, tx, found.row.conversationId);
    }
    return shown(p, tx, found.place, id);
  });

export async function removeMessage(
  p: Platform,
  userId: string,
  id: string,
): Promise<z.output<typeof Message> | Failure> {
  const done = await p.db.transaction(async (tx) => {
    const found = await ownFresh(p, tx, userId, id);
    if (isFailure(found)) return found;
    await updateContent(tx, id, { content: '', deletedAt: p.clock.now() });
    await dropReactions(tx, id);
    const keys = await dropFilesOf(tx, id);
    await publishTo(p, tx, found.row.conversationId);
    return { keys, view: await shown(p, tx, found.place, id) };
  });
  if (isFailure(done)) return done;
  for (const key of done.keys) await p.files.delete(key);
  return done.view;
}

export const reactTo = (
  p: Platform,
  userId: string,
  id: string,
  reaction: MessageReaction | null,
): Promise<z.output<typeof Message> | Failure> =>
  p.db.transaction(async (tx) => {
    const found = await findFor(tx, userId, id);
    if (isFailure(found)) return found;
    const { place, row } = found;
    if (row.deletedAt !== null) return fail('NOT_FOUND');
    if (place.own.status !== 'active') return fail('WRONG_STATUS');
    if (await isClosed(tx, place)) return fail('CONVERSATION_CLOSED');
    await putReaction(tx, { messageId: id, userId, reaction, reactedAt: p.clock.now() });
    p.signals.publish(tx, `conversation:${row.conversationId}`);
    return shown(p, tx, place, id);
  });

/** @returns `NOT_FOUND` for a message that the reader does not read there. */
export const readUntil = (
  p: Platform,
  userId: string,
  id: string,
  messageId: string,
): Promise<{ success: true } | Failure> =>
  p.db.transaction(async (tx) => {
    const place = await placeOf(tx, userId, id);
    if (isFailure(place)) return place;
    const row = await findRead(tx, place, messageId);
    if (!row) return fail('NOT_FOUND');
    const at = p.clock.now();
    if (await markRead(tx, place.own, row.number, at)) {
      if (place.own.toldNumber > place.own.readNumber) await readOf(tx, userId, id, at);
      p.signals.publish(tx, `conversation:${id}`, `user:${userId}`);
    }
    return { success: true } as const;
  });

/** Says that somebody writes; asked every few seconds. */
export async function noteTyping(
  p: Platform,
  typing: ConversationTyping,
  userId: string,
  id: string,
): Promise<{ success: true } | Failure> {
  const place = await activePlaceOf(p.db.read, userId, id);
  if (isFailure(place)) return place;
  // Before they are let in nobody is to know that they write.
  const isHeard = place.other === null || place.other.status === 'active';
  if (isHeard) typing.beat({ place: id, userId, side: 'member' });
  return { success: true };
}
