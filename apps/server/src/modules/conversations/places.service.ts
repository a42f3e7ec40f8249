import { conversationLimits } from '@app/domain/conversations/conversation';
import { mayWrite, type WhyNot, type WritingVerdict } from '@app/domain/conversations/writing';
import type { Reader } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { blockedAmong, reachOf } from '../network/public.ts';
import { countRequests, findPlace, type Place } from './conversations.repo.ts';
import { settingsOf } from './settings.repo.ts';

type Clock = Pick<Platform, 'clock'>;

const day = 24 * 60 * 60 * 1000;

/** A conversation that a member is in, or is asked into; to others there is none. */
export async function placeOf(read: Reader, userId: string, id: string): Promise<Place | Failure> {
  const place = await findPlace(read, id, userId);
  if (!place) return fail('NOT_FOUND');
  const { status, lastAt, askedBy } = place.own;
  if (status === 'active') return place;
  // What they were not written yet, and requests of who is apart from them, are not there.
  if (status !== 'waiting' || lastAt === null) return fail('NOT_FOUND');
  const isBlocked = askedBy !== null && (await blockedAmong(read, userId, [askedBy])).size > 0;
  return isBlocked ? fail('NOT_FOUND') : place;
}

/** The same for who is in it already. */
export async function activePlaceOf(
  read: Reader,
  userId: string,
  id: string,
): Promise<Place | Failure> {
  const place = await placeOf(read, userId, id);
  if (isFailure(place)) return place;
  return place.own.status === 'active' ? place : fail('WRONG_STATUS');
}

/** Whether somebody takes first messages of strangers. */
export const takesStrangers = async (read: Reader, userId: string): Promise<boolean> =>
  (await settingsOf(read, [userId]))(userId).strangers === 'members';

/** Whether a member may write, and as what. */
export async function writingOf(p: Clock, read: Reader, place: Place): Promise<WritingVerdict> {
  const { conversation, own, other } = place;
  const subject = {
    isGroup: conversation.isGroup,
    status: own.status,
    isEmpty: conversation.messages === 0,
  };
  const now = p.clock.now();
  if (!other) return mayWrite({ ...subject, other: null }, now);
  const { status, since, userId } = other;
  const reach = (await reachOf(read, own.userId, [userId], now))(userId);
  const takes = reach.write || (await takesStrangers(read, userId));
  return mayWrite({ ...subject, other: { status, since, reach, takesStrangers: takes } }, now);
}

const refusals = {
  request: 'WRONG_STATUS',
  answer: 'ANSWER_AWAITED',
  connect: 'CONNECT_FIRST',
  closed: 'CONVERSATION_CLOSED',
} as const satisfies Record<WhyNot, string>;

export const refusalTo = (why: WhyNot): Failure => fail(refusals[why]);

/** Whether somebody first wrote to as many strangers within a day as they may. */
export async function isOverRequestLimit(
  { clock }: Clock,
  read: Reader,
  userId: string,
): Promise<boolean> {
  const since = new Date(clock.now().getTime() - day);
  return (await countRequests(read, userId, since)) >= conversationLimits.strangersPerDay;
}
