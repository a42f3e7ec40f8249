import { searchWords } from '@app/domain/search';
import { and, asc, eq, inArray, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Person, withoutPerson } from '../../platform/personal-data.ts';
import {
  conversations,
  conversationMembers as members,
  messageFiles,
  messageReactions,
  messages,
} from './conversations.tables.ts';
import { deleteSettings, settingsOf } from './settings.repo.ts';

/** What somebody wrote, answered and chose; what others wrote is theirs. */
export async function writtenBy(read: Reader, userId: string) {
  const { conversationId, content, event, createdAt, editedAt, deletedAt } = messages;
  const written = await read
    .select({ conversationId, content, event, createdAt, editedAt, deletedAt })
    .from(messages)
    .where(eq(messages.senderId, userId))
    .orderBy(asc(createdAt), asc(messages.id));
  const reactions = await read
    .select({ reaction: messageReactions.reaction, reactedAt: messageReactions.reactedAt })
    .from(messageReactions)
    .where(eq(messageReactions.userId, userId))
    .orderBy(asc(messageReactions.reactedAt));
  const own = await read
    .select({
      conversationId: members.conversationId,
      isGroup: conversations.isGroup,
      name: conversations.name,
      status: members.status,
      since: members.since,
      isMuted: members.isMuted,
      isArchived: members.isArchived,
    })
    .from(members)
    .innerJoin(conversations, eq(conversations.id, members.conversationId))
    .where(eq(members.userId, userId))
    .orderBy(asc(members.since));
  const settings = (await settingsOf(read, [userId]))(userId);
  return { conversations: own, messages: written, reactions, settings };
}

/** Takes a member's name, addresses and number out of conversations that they were in. */
export async function cleanWords(tx: Tx, person: Person): Promise<void> {
  const own = await tx
    .select({ id: members.conversationId })
    .from(members)
    .where(eq(members.userId, person.id));
  const ids = own.map(({ id }) => id);
  if (ids.length === 0) return;
  const written = await tx
    .select({ id: messages.id, content: messages.content, event: messages.event })
    .from(messages)
    .where(and(inArray(messages.conversationId, ids), ne(messages.content, '')));
  for (const { id, content, event } of written) {
    const clean = withoutPerson(content, person);
    if (clean === content) continue;
    const words = event === null ? searchWords(clean).join(' ') : '';
    await tx.update(messages).set({ content: clean, words }).where(eq(messages.id, id));
  }
  const groups = await tx
    .select({ id: conversations.id, name: conversations.name })
    .from(conversations)
    .where(and(inArray(conversations.id, ids), ne(conversations.name, '')));
  for (const { id, name } of groups) {
    const clean = withoutPerson(name, person);
    if (clean !== name) {
      await tx.update(conversations).set({ name: clean }).where(eq(conversations.id, id));
    }
  }
  const files = await tx
    .select({ id: messageFiles.id, name: messageFiles.name })
    .from(messageFiles)
    .where(inArray(messageFiles.conversationId, ids));
  for (const { id, name } of files) {
    const clean = withoutPerson(name, person);
    if (clean !== name) {
      await tx.update(messageFiles).set({ name: clean }).where(eq(messageFiles.id, id));
    }
  }
}

interface Ended {
  readonly conversations: readonly string[];
  /** Who was asked into one, or refused it. */
  readonly members: readonly string[];
  /** Keys of files to be deleted. */
  readonly files: readonly string[];
}

/** Whoever is gone is in no conversation; one in which nobody is left who came in goes too. */
export async function forget(tx: Tx, userId: string): Promise<Ended> {
  await deleteSettings(tx, userId);
  await tx.delete(messageReactions).where(eq(messageReactions.userId, userId));
  await tx.update(messages).set({ senderId: null }).where(eq(messages.senderId, userId));
  const left = await tx
    .delete(members)
    .where(eq(members.userId, userId))
    .returning({ id: members.conversationId });
  await tx.update(members).set({ askedBy: null }).where(eq(members.askedBy, userId));
  const { creatorId, lowId, highId } = conversations;
  await tx.update(conversations).set({ creatorId: null }).where(eq(creatorId, userId));
  await tx.update(conversations).set({ lowId: null }).where(eq(lowId, userId));
  await tx.update(conversations).set({ highId: null }).where(eq(highId, userId));
  const none = { conversations: [], members: [], files: [] };
  if (left.length === 0) return none;
  const ids = left.map(({ id }) => id);
  const others = alias(members, 'others');
  const isEmpty = notExists(
    tx
      .select({ one: sql`1` })
      .from(others)
      .where(and(eq(others.conversationId, conversations.id), eq(others.status, 'active'))),
  );
  const empty = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(inArray(conversations.id, ids), isEmpty));
  const gone = empty.map(({ id }) => id);
  if (gone.length === 0) return none;
  const files = await tx
    .delete(messageFiles)
    .where(inArray(messageFiles.conversationId, gone))
    .returning({ key: messageFiles.key });
  const asked = await tx
    .select({ userId: members.userId })
    .from(members)
    .where(inArray(members.conversationId, gone));
  await tx.delete(conversations).where(inArray(conversations.id, gone));
  return {
    conversations: gone,
    members: asked.map((one) => one.userId),
    files: files.map(({ key }) => key),
  };
}
