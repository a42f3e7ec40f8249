import type { ConversationView } from '@app/contracts/conversations/conversations.schemas';
import { conversationLimits, mayAskAgainAt } from '@app/domain/conversations/conversation';
import { isRefusal, type OwnMembershipEvent } from '@app/domain/conversations/membership.machine';
import type { Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { blockedAmong, reachOf } from '../network/public.ts';
import { moveMember } from './conversations.moves.ts';
import {
  type ConversationRow,
  countMembers,
  findMember,
  inGroup,
  insertConversation,
  insertMembers,
  lockConversation,
  type MemberRow,
  membersAmong,
  type Place,
  setName,
} from './conversations.repo.ts';
import { conversationView } from './conversations.view.ts';
import { insertMessage } from './messages.repo.ts';
import { publishTo } from './messages.service.ts';
import { notifyInvited, readOf, tellNoMoreOf } from './notices.service.ts';
import { activePlaceOf, placeOf } from './places.service.ts';
import { settingsOf } from './settings.repo.ts';

/** Refuses where somebody is no connection of who adds them, or takes no such invitations. */
async function notAddable(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  userId: string,
  ids: readonly string[],
): Promise<Failure | undefined> {
  const reach = await reachOf(tx, userId, ids, clock.now());
  const chosen = await settingsOf(tx, ids);
  const userIds = ids.filter((id) => !reach(id).write || chosen(id).groups === 'nobody');
  return userIds.length > 0 ? fail('NOT_ADDABLE', { details: { userIds } }) : undefined;
}

const asked = (conversationId: string, askedBy: string, at: Date, number: number) => ({
  conversationId,
  status: 'waiting' as const,
  since: at,
  askedBy,
  askedAt: at,
  lastAt: at,
  fromNumber: number,
  readNumber: number,
});

/** A new group; whoever is in it besides its maker is asked first. */
export const startGroup = (
  p: Platform,
  userId: string,
  { userIds, name }: { readonly userIds: readonly string[]; readonly name: string },
): Promise<ConversationView | Failure> =>
  p.db.transaction(async (tx) => {
    if (userIds.includes(userId)) return fail('VALIDATION', { fields: { userIds: 'invalid' } });
    const refused = await notAddable(p, tx, userId, userIds);
    if (refused) return refused;
    const [id, at] = [newId(), p.clock.now()];
    await insertConversation(tx, {
      id,
      isGroup: true,
      name,
      creatorId: userId,
      lowId: null,
      highId: null,
      messages: 0,
      createdAt: at,
    });
    await insertMembers(tx, [
      { conversationId: id, userId, status: 'active', since: at, lastAt: at },
      ...userIds.map((one) => ({ ...asked(id, userId, at, 0), userId: one })),
    ]);
    await notifyInvited(p, tx, { id, by: userId, userIds });
    await publishTo(p, tx, id);
    const place = await placeOf(tx, userId, id);
    return isFailure(place) ? place : conversationView(p, tx, place);
  });

/** Does something in a group, held, and lets all who are in it know. */
const within = (
  p: Platform,
  userId: string,
  id: string,
  work: (tx: Tx, place: Place) => Promise<Failure | undefined>,
): Promise<ConversationView | Failure> =>
  p.db.transaction(async (tx) => {
    await lockConversation(tx, id);
    const place = await activePlaceOf(tx, userId, id);
    if (isFailure(place)) return place;
    if (!place.conversation.isGroup) return fail('WRONG_STATUS');
    const refused = await work(tx, place);
    if (refused) return refused;
    await publishTo(p, tx, id);
    const after = await placeOf(tx, userId, id);
    return isFailure(after) ? after : conversationView(p, tx, after);
  });

export const renameGroup = (p: Platform, userId: string, id: string, name: string) =>
  within(p, userId, id, async (tx, { conversation }) => {
    if (name === conversation.name) return undefined;
    await setName(tx, id, name);
    const createdAt = p.clock.now();
    const line = { conversationId: id, senderId: userId, event: 'renamed' as const, createdAt };
    await insertMessage(tx, { id: newId(), content: name, ...line });
    return undefined;
  });

/** Who is in it, or refused lately, is not asked: of a refusal nobody is told. */
const isAsked = (member: MemberRow | undefined, now: Date): boolean =>
  member === undefined ||
  (isRefusal(member.status)
    ? mayAskAgainAt(member.since) <= now
    : member.status === 'left' || member.status === 'removed');

export const addMembers = (p: Platform, userId: string, id: string, userIds: readonly string[]) =>
  within(p, userId, id, async (tx, { conversation }) => {
    const at = p.clock.now();
    const before = await membersAmong(tx, id, userIds);
    const known = new Map(before.map((member) => [member.userId, member]));
    const wanted = userIds.filter((one) => isAsked(known.get(one), at));
    const refused = wanted.length > 0 ? await notAddable(p, tx, userId, wanted) : undefined;
    if (refused) return refused;
    const row = asked(id, userId, at, conversation.messages);
    const by = { actors: ['asker'], actorId: userId } as const;
    for (const member of before) {
      const moving = { conversation, member };
      const unmoved = isAsked(member, at)
        ? await moveMember(p, tx, moving, { ...by, event: 'ask' }, row)
        : member.status === 'dismissed'
          ? await moveMember(p, tx, moving, { ...by, event: 'relist' })
          : undefined;
      if (unmoved) return unmoved;
    }
    const fresh = wanted.filter((one) => !known.has(one));
    await insertMembers(
      tx,
      fresh.map((one) => ({ ...row, userId: one })),
    );
    if ((await countMembers(tx, id)) > conversationLimits.members) return fail('TOO_MANY_ITEMS');
    await notifyInvited(p, tx, { id, by: userId, userIds: wanted });
    return undefined;
  });

/** Only whoever made it may; who is apart from them is not there for them. */
export const removeMember = (p: Platform, userId: string, id: string, otherId: string) =>
  within(p, userId, id, async (tx, { conversation }) => {
    const member = otherId === userId ? undefined : await findMember(tx, id, otherId);
    const isBlocked = (await blockedAmong(tx, userId, [otherId])).size > 0;
    if (!member || isBlocked || !inGroup.includes(member.status)) return fail('NOT_FOUND');
    const actors = conversation.creatorId === userId ? (['creator'] as const) : [];
    const by = { event: 'remove', actors, actorId: userId } as const;
    const refused = await moveMember(p, tx, { conversation, member }, by, { lastAt: null });
    if (refused) return refused;
    await tellNoMoreOf(tx, otherId, id);
    p.signals.publish(tx, `user:${otherId}`);
    return undefined;
  });

/** Of two nothing changes: what was written stands there since. */
const comingIn = ({ isGroup, messages }: ConversationRow, lastAt: Date) =>
  isGroup ? { lastAt, lastNumber: messages } : {};

/** Lets a request in, refuses it, or leaves a group. */
export const moveOwn = (
  p: Platform,
  userId: string,
  id: string,
  event: OwnMembershipEvent,
): Promise<{ success: true } | Failure> =>
  p.db.transaction(async (tx) => {
    await lockConversation(tx, id);
    const place = await placeOf(tx, userId, id);
    if (isFailure(place)) return place;
    const { conversation, own: member } = place;
    const by = { event, actors: ['member'], actorId: userId } as const;
    const change = event === 'accept' ? comingIn(conversation, p.clock.now()) : { lastAt: null };
    const refused = await moveMember(p, tx, { conversation, member }, by, change);
    if (refused) return refused;
    if (event === 'accept') await readOf(tx, userId, id, p.clock.now());
    else await tellNoMoreOf(tx, userId, id);
    p.signals.publish(tx, `user:${userId}`);
    // A refusal moves nothing that others could see.
    if (event !== 'decline') await publishTo(p, tx, id);
    return { success: true } as const;
  });
