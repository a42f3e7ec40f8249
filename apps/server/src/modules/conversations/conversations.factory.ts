import type { Tx } from '../../platform/db/client.ts';
import type { FileStore } from '../../platform/files/files.ts';
import { contentTypeOf } from '../../platform/files/store.ts';
import { newId } from '../../platform/ids.ts';
import {
  insertConversation,
  insertMembers,
  type MemberRow,
  pairOf,
  updateMember,
} from './conversations.repo.ts';
import { fileKey, insertFile } from './files.repo.ts';
import { insertMessage, type NewMessageRow, putReaction } from './messages.repo.ts';

interface Of {
  readonly id: string;
}

const begun = new Date('2026-11-01T09:00:00.000Z');

/** Of two who let each other in; `waiting` leaves it before the door of the second. */
export async function createConversation(
  tx: Tx,
  one: Of,
  other: Of,
  { at = begun, waiting = false } = {},
): Promise<Of> {
  const id = newId();
  await insertConversation(tx, {
    id,
    isGroup: false,
    name: '',
    creatorId: one.id,
    ...pairOf(one.id, other.id),
    messages: 0,
    createdAt: at,
  });
  const asked = waiting ? { askedBy: one.id, askedAt: at } : {};
  await insertMembers(tx, [
    { conversationId: id, userId: one.id, status: 'active', since: at },
    {
      conversationId: id,
      userId: other.id,
      status: waiting ? 'waiting' : 'active',
      since: at,
      ...asked,
    },
  ]);
  return { id };
}

/** A group of its maker and members; those of `waiting` have not answered. */
export async function createGroup(
  tx: Tx,
  maker: Of,
  plan: {
    readonly name?: string;
    readonly members?: readonly Of[];
    readonly waiting?: readonly Of[];
    readonly at?: Date;
  } = {},
): Promise<Of> {
  const { name = 'Ekipa', members = [], waiting = [], at = begun } = plan;
  const id = newId();
  await insertConversation(tx, {
    id,
    isGroup: true,
    name,
    creatorId: maker.id,
    lowId: null,
    highId: null,
    messages: 0,
    createdAt: at,
  });
  const row = { conversationId: id, since: at, lastAt: at };
  const asked = { askedBy: maker.id, askedAt: at };
  await insertMembers(tx, [
    { ...row, userId: maker.id, status: 'active' },
    ...members.map((one) => ({ ...row, ...asked, userId: one.id, status: 'active' as const })),
    ...waiting.map((one) => ({ ...row, ...asked, userId: one.id, status: 'waiting' as const })),
  ]);
  return { id };
}

export async function createMessage(
  tx: Tx,
  conversation: Of,
  sender: Of,
  plan: Partial<Omit<NewMessageRow, 'conversationId' | 'senderId'>> = {},
): Promise<Of & { readonly number: number }> {
  const id = newId();
  const number = await insertMessage(tx, {
    id,
    conversationId: conversation.id,
    senderId: sender.id,
    clientId: newId(),
    content: 'Vidimo se sutra.',
    createdAt: begun,
    ...plan,
  });
  if (number === undefined) throw new Error('A message of this client id stands already.');
  return { id: plan.id ?? id, number };
}

export async function createMessageFile(
  tx: Tx,
  files: Pick<FileStore, 'put'>,
  conversation: Of,
  by: Of,
  plan: {
    readonly messageId?: string;
    readonly name?: string;
    readonly uploadedAt?: Date;
    readonly content?: Buffer;
    readonly ending?: 'pdf' | 'webp';
  } = {},
): Promise<Of> {
  const id = newId();
  const { ending = 'pdf', content = Buffer.from('%PDF-1.4\n%ponuda\n') } = plan;
  const key = fileKey(conversation.id, id, ending);
  await insertFile(tx, {
    id,
    conversationId: conversation.id,
    messageId: plan.messageId ?? null,
    key,
    name: plan.name ?? `ponuda.${ending}`,
    bytes: content.length,
    isPicture: ending === 'webp',
    uploadedBy: by.id,
    uploadedAt: plan.uploadedAt ?? begun,
  });
  await files.put(key, content, contentTypeOf(key));
  return { id };
}

export const createMessageReaction = (
  tx: Tx,
  message: Of,
  by: Of,
  reaction: NonNullable<Parameters<typeof putReaction>[1]['reaction']>,
  at: Date = begun,
): Promise<void> =>
  putReaction(tx, { messageId: message.id, userId: by.id, reaction, reactedAt: at });

/** What a conversation is to one of its members, besides what writing makes it. */
export const createPart = (
  tx: Tx,
  conversation: Of,
  member: Of,
  part: Partial<Pick<MemberRow, 'isArchived' | 'readNumber' | 'tellAt'>>,
): Promise<void> => updateMember(tx, { conversationId: conversation.id, userId: member.id }, part);
