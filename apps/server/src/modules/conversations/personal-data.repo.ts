import { searchWords } from '@app/domain/search';
import { and, eq, inArray, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/db/client.ts';
import { type Person, withoutPerson } from '../../platform/personal-data.ts';
import {
  conversations,
  conversationMembers as members,
  messageFiles,
  messages,
} from './conversations.tables.ts';

const own = (tx: Tx, userId: string) =>
  tx.select({ id: members.conversationId }).from(members).where(eq(members.userId, userId));

/** Takes a member out of what was written where they were, and out of what it is found by. */
export async function cleanMessages(tx: Tx, person: Person): Promise<void> {
  const written = await tx
    .select({ id: messages.id, content: messages.content, event: messages.event })
    .from(messages)
    .where(and(inArray(messages.conversationId, own(tx, person.id)), ne(messages.content, '')));
  for (const { id, content, event } of written) {
    const clean = withoutPerson(content, person);
    if (clean === content) continue;
    const words = event === null ? searchWords(clean).join(' ') : '';
    await tx.update(messages).set({ content: clean, words }).where(eq(messages.id, id));
  }
}

interface Ended {
  readonly conversations: readonly string[];
  /** Who was asked into one, or refused it. */
  readonly members: readonly string[];
  /** Keys of files to be deleted. */
  readonly files: readonly string[];
}

/** Ends conversations in which nobody else is left who came in. */
export async function endAlone(tx: Tx, userId: string): Promise<Ended> {
  const others = alias(members, 'others');
  const isAlone = notExists(
    tx
      .select({ one: sql`1` })
      .from(others)
      .where(
        and(
          eq(others.conversationId, conversations.id),
          eq(others.status, 'active'),
          ne(others.userId, userId),
        ),
      ),
  );
  const alone = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(inArray(conversations.id, own(tx, userId)), isAlone));
  const gone = alone.map(({ id }) => id);
  if (gone.length === 0) return { conversations: [], members: [], files: [] };
  const files = await tx
    .delete(messageFiles)
    .where(inArray(messageFiles.conversationId, gone))
    .returning({ key: messageFiles.key });
  const asked = await tx
    .select({ userId: members.userId })
    .from(members)
    .where(and(inArray(members.conversationId, gone), ne(members.userId, userId)));
  await tx.delete(conversations).where(inArray(conversations.id, gone));
  return {
    conversations: gone,
    members: asked.map((one) => one.userId),
    files: files.map(({ key }) => key),
  };
}
