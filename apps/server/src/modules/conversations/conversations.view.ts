import type { ConversationView } from '@app/contracts/conversations/conversations.schemas';
import type { Asking } from '../../kit/people/people.ts';
import type { Reader } from '../../platform/db/client.ts';
import { mutualCounts } from '../network/public.ts';
import {
  type ConversationRow,
  type MemberRow,
  membersSeenBy,
  type Place,
} from './conversations.repo.ts';
import { type People, peopleFor } from './people.service.ts';
import { writingOf } from './places.service.ts';

/** A conversation with the reader's own part. */
interface Part {
  readonly conversation: ConversationRow;
  readonly own: MemberRow;
}

export interface HeadOf {
  readonly people: People;
  readonly mutual: (userId: string) => number;
}

/** Of two: the other; null of groups, and where the account is gone. */
export const otherOf = ({ lowId, highId }: ConversationRow, userId: string): string | null =>
  lowId === userId ? highId : lowId;

/** What the heads of some conversations need; `also`: people who are shown beside. */
export async function headsOf(
  p: Asking,
  read: Reader,
  userId: string,
  parts: readonly Part[],
  also: readonly (string | null)[] = [],
): Promise<HeadOf> {
  const askers = parts.flatMap(({ own }) => (own.status === 'waiting' ? [own.askedBy] : []));
  const others = parts.map(({ conversation }) => otherOf(conversation, userId));
  const [people, mutual] = await Promise.all([
    peopleFor(p, read, userId, [...others, ...askers, ...also]),
    mutualCounts(
      read,
      userId,
      askers.filter((id) => id !== null),
    ),
  ]);
  return { people, mutual };
}

export function conversationHead({ conversation, own }: Part, { people, mutual }: HeadOf) {
  const other = people.of(otherOf(conversation, own.userId));
  const askedBy = own.status === 'waiting' ? own.askedBy : null;
  return {
    id: conversation.id,
    name: conversation.isGroup ? conversation.name : (other?.name ?? ''),
    isGroup: conversation.isGroup,
    otherParticipant: other,
    isMuted: own.isMuted,
    isArchived: own.isArchived,
    state: own.status === 'waiting' ? ('waiting' as const) : ('active' as const),
    askedBy: people.of(askedBy),
    mutual: askedBy === null ? 0 : mutual(askedBy),
  };
}

/** One as who has this place sees it. */
export async function conversationView(
  p: Asking,
  read: Reader,
  place: Place,
): Promise<ConversationView> {
  const { conversation, own } = place;
  const { isGroup, creatorId } = conversation;
  const members = isGroup ? await membersSeenBy(read, conversation.id, own.userId) : [];
  const ids = members.map(({ userId }) => userId);
  const heads = await headsOf(p, read, own.userId, [place], ids);
  const writing = await writingOf(p, read, place);
  const isIn = isGroup && own.status === 'active';
  return {
    ...conversationHead(place, heads),
    members: members.flatMap(({ userId, status }) => {
      const person = heads.people.of(userId);
      // Of a refusal nobody is told.
      const state = status === 'active' ? ('active' as const) : ('waiting' as const);
      return person ? [{ person, state, isCreator: userId === creatorId }] : [];
    }),
    canWrite: writing.ok,
    whyNot: writing.ok ? null : writing.why,
    canRename: isIn,
    canAdd: isIn,
    canRemove: isIn && creatorId === own.userId,
    canLeave: isIn,
    isFirst: writing.ok && writing.as === 'first',
  };
}
