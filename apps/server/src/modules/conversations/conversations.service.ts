import type {
  ConversationChoices,
  ConversationView,
  MessageSettings,
} from '@app/contracts/conversations/conversations.schemas';
import type { z } from 'zod';
import type { Tx } from '../../platform/db/client.ts';
import { rightsChanged } from '../../platform/hearing.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { reachOf } from '../network/public.ts';
import { moveMember } from './conversations.moves.ts';
import {
  findPair,
  findPlace,
  insertMembers,
  lockConversation,
  type Place,
  pairConversation,
  pairOf,
  updateMember,
} from './conversations.repo.ts';
import { conversationView } from './conversations.view.ts';
import { activePlaceOf, placeOf, takesStrangers } from './places.service.ts';
import { putSettings, settingsOf } from './settings.repo.ts';

export async function openConversation(
  p: Platform,
  userId: string,
  id: string,
): Promise<ConversationView | Failure> {
  const place = await placeOf(p.db.read, userId, id);
  return isFailure(place) ? place : conversationView(p, p.db.read, place);
}

/** The conversation with somebody; whom the reader may not see has none with them but one that stood before. */
export const startWith = (
  p: Platform,
  userId: string,
  otherId: string,
): Promise<ConversationView | Failure> =>
  p.db.transaction(async (tx) => {
    if (otherId === userId) return fail('NOT_FOUND');
    const known = await findPair(tx, userId, otherId);
    const id = known ?? (await makePair(p, tx, userId, otherId));
    if (isFailure(id)) return id;
    const place = await enter(p, tx, userId, id);
    return isFailure(place) ? place : conversationView(p, tx, place);
  });

async function makePair(
  p: Platform,
  tx: Tx,
  userId: string,
  otherId: string,
): Promise<string | Failure> {
  const at = p.clock.now();
  const { see, knock, write } = (await reachOf(tx, userId, [otherId], at))(otherId);
  if (!see && !write) return fail('NOT_FOUND');
  if (!write && !(knock && (await takesStrangers(tx, otherId)))) return fail('CONNECT_FIRST');
  const { id, isNew } = await pairConversation(tx, {
    id: newId(),
    isGroup: false,
    name: '',
    creatorId: userId,
    ...pairOf(userId, otherId),
    messages: 0,
    createdAt: at,
  });
  if (isNew) {
    await insertMembers(tx, [
      { conversationId: id, userId, status: 'active', since: at },
      {
        conversationId: id,
        userId: otherId,
        status: write ? 'active' : 'waiting',
        since: at,
      },
    ]);
  }
  return id;
}

/** The place of who opens it themselves: nothing was written yet, or what they refused before. */
async function enter(p: Platform, tx: Tx, userId: string, id: string): Promise<Place | Failure> {
  const before = await findPlace(tx, id, userId);
  if (!before) return fail('NOT_FOUND');
  if (before.own.status === 'active') return before;
  await lockConversation(tx, id);
  const place = (await findPlace(tx, id, userId)) ?? before;
  const { conversation, own: member, other } = place;
  if (conversation.messages === 0) {
    const since = p.clock.now();
    await updateMember(tx, member, { status: 'active', since });
    if (other) await updateMember(tx, other, { status: 'waiting', since });
    await rightsChanged(tx, p, userId, ...(other ? [other.userId] : []));
  } else if (member.status === 'declined') {
    const by = { event: 'accept', actors: ['member'], actorId: userId } as const;
    const refused = await moveMember(p, tx, { conversation, member }, by);
    if (refused) return refused;
  }
  return placeOf(tx, userId, id);
}

export const choose = (
  p: Platform,
  userId: string,
  id: string,
  { isMuted, isArchived }: z.output<typeof ConversationChoices>,
): Promise<{ success: true } | Failure> =>
  p.db.transaction(async (tx) => {
    const place = await activePlaceOf(tx, userId, id);
    if (isFailure(place)) return place;
    await updateMember(tx, place.own, {
      ...(isMuted !== undefined && { isMuted }),
      ...(isArchived !== undefined && { isArchived }),
    });
    p.signals.publish(tx, `user:${userId}`);
    return { success: true } as const;
  });

export const readSettings = async (p: Platform, userId: string): Promise<MessageSettings> =>
  (await settingsOf(p.db.read, [userId]))(userId);

export const changeSettings = (
  p: Platform,
  userId: string,
  change: {
    readonly [K in keyof MessageSettings]?: MessageSettings[K] | undefined;
  },
): Promise<MessageSettings> =>
  p.db.transaction(async (tx) => {
    const before = (await settingsOf(tx, [userId]))(userId);
    const chosen: MessageSettings = {
      readReceipts: change.readReceipts ?? before.readReceipts,
      groups: change.groups ?? before.groups,
      strangers: change.strangers ?? before.strangers,
    };
    await putSettings(tx, userId, chosen);
    return chosen;
  });

/** Whoever wrote first to somebody that they are connected with now needs no letting in any more. */
export async function admitConnection(
  p: Platform,
  tx: Tx,
  one: string,
  other: string,
): Promise<void> {
  const id = await findPair(tx, one, other);
  if (!id) return;
  await lockConversation(tx, id);
  const place = await findPlace(tx, id, one);
  for (const member of [place?.own, place?.other]) {
    if (!place || member?.status !== 'waiting') continue;
    const asker = member.userId === one ? other : one;
    const by = { event: 'admit', actors: ['connection'], actorId: asker } as const;
    await moveMember(p, tx, { conversation: place.conversation, member }, by);
  }
}
