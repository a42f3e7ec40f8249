import type { Message } from '@app/contracts/conversations/conversations.schemas';
import type { WritingVerdict } from '@app/domain/conversations/writing';
import type { z } from 'zod';
import type { Tx } from '../../platform/db/client.ts';
import { gather } from '../../platform/gather.ts';
import { rightsChanged } from '../../platform/hearing.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { moveMember } from './conversations.moves.ts';
import { lockConversation, type Place, updateMember } from './conversations.repo.ts';
import { sendFiles } from './files.repo.ts';
import { findSent, insertMessages, type MessageRow, readAmong } from './messages.repo.ts';
import type { ConversationTyping, Sent } from './messages.service.ts';
import { messageViews, plainView } from './messages.view.ts';
import { isOverRequestLimit, placeOf, refusalTo, writingOf } from './places.service.ts';
import { speaksPlainly } from './speakers.repo.ts';

/** Messages of one member, wherever they write. */
const pace = { max: 120, windowSeconds: 60 };

type Verdict = Extract<WritingVerdict, { ok: true }>;
interface Done {
  readonly place: Place;
  readonly row: MessageRow;
}

/** Messages that are written together at most. */
const inOneBatch = 64;

/** A message without files and quotations, of which it may be plain that it may be written. */
type Plain = Omit<MessageRow, 'number' | 'senderId'> & { readonly senderId: string };

/**
 * Writes those of a lot of which it is plain that they may be written.
 *
 * @returns their numbers; none of one that needs a closer look.
 */
const writeBatch = (p: Platform, batch: readonly Plain[]): Promise<(number | undefined)[]> =>
  p.db.single(async (tx) => {
    const { numbers, notified } = await insertMessages(tx, batch, speaksPlainly);
    p.signals.publish(
      tx,
      ...new Set(
        notified.flatMap(
          (one) => [`conversation:${one.conversationId}`, `user:${one.userId}`] as const,
        ),
      ),
    );
    return batch.map(({ id }) => numbers.get(id));
  });

/** Members write at the same moment; what is plain is written together. */
export function createWriting(p: Platform, typing: ConversationTyping) {
  const write = gather({ keyOf: () => 'all', atMost: inOneBatch }, (batch: readonly Plain[]) =>
    writeBatch(p, batch),
  );

  return async (
    userId: string,
    id: string,
    sent: Sent,
  ): Promise<z.output<typeof Message> | Failure> => {
    const hurried = await p.limits.take('messages', userId, pace);
    if (hurried) return hurried;
    const createdAt = p.clock.now();
    if (sent.attachments.length === 0 && sent.quotedId === null) {
      const row = plainRow(userId, id, sent, createdAt);
      const number = await write(row);
      if (number !== undefined) {
        typing.ended(id, userId);
        return plainView(userId, { ...row, number }, createdAt);
      }
    }
    const written = await p.db.transaction((tx) => writeWithin(p, tx, userId, id, sent));
    const done = isFailure(written)
      ? ((await sentBefore(p, userId, id, sent)) ?? written)
      : written;
    if (isFailure(done)) return done;
    typing.ended(id, userId);
    const [view] = await messageViews(p, p.db.read, done.place, [done.row]);
    return view ?? fail('NOT_FOUND');
  };
}

const plainRow = (
  senderId: string,
  conversationId: string,
  { clientId, content, quotedId }: Sent,
  createdAt: Date,
) => ({
  id: newId(),
  conversationId,
  senderId,
  clientId,
  event: null,
  content,
  quotedId,
  createdAt,
  editedAt: null,
  deletedAt: null,
});

/** What was written under the same id of its sender's browser. */
async function sentBefore(
  { db: { read } }: Platform,
  userId: string,
  id: string,
  { clientId }: Sent,
): Promise<Done | undefined> {
  const row = await findSent(read, { conversationId: id, senderId: userId, clientId });
  const place = row && (await placeOf(read, userId, id));
  return row && place && !isFailure(place) ? { row, place } : undefined;
}

async function writeWithin(
  p: Platform,
  tx: Tx,
  userId: string,
  id: string,
  sent: Sent,
): Promise<Done | Failure> {
  const first = await placeAndVerdict(p, tx, userId, id);
  if (isFailure(first)) return first;
  // What moves somebody is done one after the other: a stranger's first message is one.
  if (first.verdict.as !== 'member') await lockConversation(tx, id);
  const held = first.verdict.as === 'member' ? first : await placeAndVerdict(p, tx, userId, id);
  if (isFailure(held)) return held;
  const { place, verdict } = held;
  if (verdict.as !== 'member') {
    const refused = await knock(p, tx, place, verdict);
    if (refused) return refused;
  }
  const { quotedId } = sent;
  if (quotedId !== null && (await readAmong(tx, place, [quotedId])).length === 0) {
    return fail('VALIDATION', { fields: { quotedId: 'invalid' } });
  }
  const row = plainRow(userId, id, sent, p.clock.now());
  const { numbers, notified } = await insertMessages(tx, [row]);
  const number = numbers.get(row.id);
  // What was written before is answered as it was.
  if (number === undefined) return fail('ALREADY_EXISTS');
  const message = { id: row.id, placeId: id, by: userId };
  if ((await sendFiles(tx, message, sent.attachments)) !== sent.attachments.length) {
    return fail('VALIDATION', { fields: { attachments: 'invalid' } });
  }
  p.signals.publish(
    tx,
    `conversation:${id}`,
    ...notified.map((one) => `user:${one.userId}` as const),
  );
  return { place, row: { ...row, number } };
}

async function placeAndVerdict(p: Platform, tx: Tx, userId: string, id: string) {
  const place = await placeOf(tx, userId, id);
  if (isFailure(place)) return place;
  const verdict = await writingOf(p, tx, place);
  return verdict.ok ? { place, verdict } : refusalTo(verdict.why);
}

/** Makes the other's part what a first message, or one of a connection, makes it. */
async function knock(
  p: Platform,
  tx: Tx,
  { conversation, own, other }: Place,
  { as }: Verdict,
): Promise<Failure | undefined> {
  if (!other) return fail('CONVERSATION_CLOSED');
  const isFirst = as === 'first';
  if (isFirst && (await isOverRequestLimit(p, tx, own.userId))) return fail('STRANGERS_TODAY');
  const at = p.clock.now();
  const asked = isFirst ? { askedBy: own.userId, askedAt: at } : {};
  if (conversation.messages === 0) {
    // Nobody was anything to it before.
    await updateMember(tx, own, { status: 'active', since: at });
    const status = isFirst ? 'waiting' : 'active';
    await updateMember(tx, other, { ...asked, status, since: at });
    await rightsChanged(tx, p, own.userId, other.userId);
    return undefined;
  }
  const by = isFirst
    ? ({ event: 'ask', actors: ['asker'], actorId: own.userId } as const)
    : ({ event: 'admit', actors: ['connection'], actorId: own.userId } as const);
  const from = conversation.messages;
  const change = isFirst ? { ...asked, fromNumber: from, readNumber: from } : {};
  return moveMember(p, tx, { conversation, member: other }, by, change);
}
