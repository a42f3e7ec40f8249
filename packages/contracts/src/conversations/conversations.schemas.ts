import {
  conversationLimits,
  groupChoices,
  messageEvents,
  messageReactions,
  strangerChoices,
  withheldParts,
} from '@app/domain/conversations/conversation';
import { ownMembershipEvents } from '@app/domain/conversations/membership.machine';
import { z } from 'zod';
import { Id, Instant, Line, listQuery, Prose } from '../common.schemas.ts';
import { NetworkPerson } from '../network/network.schemas.ts';

const Count = z.int().nonnegative();

export const MessageReaction = z.enum(messageReactions);
export type MessageReaction = z.infer<typeof MessageReaction>;

/** The last message of a conversation as its reader may see it. */
const LastMessage = z.object({
  id: Id,
  /** Empty where it was deleted, or has files alone. */
  content: z.string(),
  createdAt: Instant,
  isOwn: z.boolean(),
  senderName: z.string(),
  isDeleted: z.boolean(),
  /** How many files go with it. */
  files: Count,
});

const conversation = {
  id: Id,
  /** A group's name, empty where it has none; of two, the other's, empty where the account is gone. */
  name: z.string(),
  isGroup: z.boolean(),
  /** Null of groups, and where the account is gone. Who has no `profileSlug` has no page for the reader. */
  otherParticipant: NetworkPerson.nullable(),
  isMuted: z.boolean(),
  isArchived: z.boolean(),
  /** `waiting`: a stranger's message or an invitation to a group, which the reader may let in. */
  state: z.enum(['active', 'waiting']),
  /** Of one that waits: who asks. */
  askedBy: NetworkPerson.nullable(),
  /** Of one that waits: connections that the reader has in common with who asks. */
  mutual: Count,
};

/** The first six: specification §3, "Conversation". */
export const ListedConversation = z.object({
  ...conversation,
  /** Null of a group in which nothing was written. */
  lastMessage: LastMessage.nullable(),
  /** At most 100 are counted. */
  unreadCount: Count,
  /** Of groups: some members besides the reader, for their pictures. */
  faces: z.array(NetworkPerson),
  /** Members and those who are asked. */
  memberCount: Count,
});
export type ListedConversation = z.input<typeof ListedConversation>;

export const ConversationsQuery = listQuery().extend({
  box: z.enum(['inbox', 'requests', 'archived']).default('inbox'),
  /** Of those that the member is in, whatever the box, the ones whose people or name hold this. */
  q: Line(100).trim().min(2).optional(),
});

/** `unread`: messages in conversations of the inbox that are not muted. */
export const MessagesUnread = z.object({ unread: Count, requests: Count });
export type MessagesUnread = z.infer<typeof MessagesUnread>;

export const ConversationMember = z.object({
  person: NetworkPerson,
  /** `waiting`: is asked, and has not answered. */
  state: z.enum(['active', 'waiting']),
  isCreator: z.boolean(),
});
export type ConversationMember = z.infer<typeof ConversationMember>;

/**
 * Why the reader cannot write:
 * - `request`: they have not let it in yet.
 * - `answer`: their first message waits for an answer.
 * - `connect`: they must be connected first.
 * - `closed`: one of the two blocked the other, or the other's account is gone.
 */
export const WhyNot = z.enum(['request', 'answer', 'connect', 'closed']);
export type WhyNot = z.infer<typeof WhyNot>;

export const ConversationView = z.object({
  ...conversation,
  members: z.array(ConversationMember),
  canWrite: z.boolean(),
  whyNot: WhyNot.nullable(),
  canRename: z.boolean(),
  canAdd: z.boolean(),
  /** Whether the reader may take members out. */
  canRemove: z.boolean(),
  canLeave: z.boolean(),
  /** Whether what the reader writes first is a stranger's message, which waits to be let in. */
  isFirst: z.boolean(),
});
export type ConversationView = z.infer<typeof ConversationView>;

export const MessageFile = z.object({
  id: Id,
  name: z.string(),
  bytes: Count,
  /** Shown in its place; others are saved. */
  isPicture: z.boolean(),
});
export type MessageFile = z.infer<typeof MessageFile>;

const QuotedMessage = z.object({
  id: Id,
  senderName: z.string(),
  isOwn: z.boolean(),
  content: z.string(),
  isDeleted: z.boolean(),
  files: Count,
});

export const Message = z.object({
  id: Id,
  /** As its sender's browser made it; null of others' messages. */
  clientId: Id.nullable(),
  /** Null of the reader's own, and where the account is gone. */
  sender: NetworkPerson.nullable(),
  isOwn: z.boolean(),
  /** A line between the messages; `renamed` has the new name as its content. */
  event: z.enum(messageEvents).nullable(),
  /** Empty where it was deleted. */
  content: z.string(),
  createdAt: Instant,
  editedAt: Instant.nullable(),
  isDeleted: z.boolean(),
  /** Until when the reader may change or delete it; null where they may not. */
  changeableUntil: Instant.nullable(),
  files: z.array(MessageFile),
  /** What a stranger's message keeps back until it is let in; `[…]` stands in its place. */
  held: z.array(z.enum(withheldParts)),
  quoted: QuotedMessage.nullable(),
  reactions: z.array(z.object({ reaction: MessageReaction, count: Count, isOwn: z.boolean() })),
});
export type Message = z.input<typeof Message>;

export const MessagesPage = z.object({
  /** The newest first. */
  items: z.array(Message),
  next: z.string().nullable(),
  /** Up to which message each of the others has read; of those alone who say it, as the reader must. */
  readUpTo: z.array(z.object({ userId: Id, name: z.string(), messageId: Id })),
  /** Who writes just now, by name. */
  typing: z.array(z.string()),
});
export type MessagesPage = z.input<typeof MessagesPage>;

export const MessagesQuery = listQuery(30);

export const NewMessage = z
  .object({
    /** Made by the client: sent twice, it is written once. */
    clientId: Id,
    content: Prose(conversationLimits.message).trim().default(''),
    /** Files that were sent to this conversation before. */
    attachments: z
      .array(Id)
      .max(conversationLimits.filesPerMessage)
      .refine((ids) => new Set(ids).size === ids.length, 'invalid')
      .default([]),
    quotedId: Id.nullable().default(null),
  })
  .refine(({ content, attachments }) => content !== '' || attachments.length > 0, {
    message: 'required',
    path: ['content'],
  });
export type NewMessage = z.input<typeof NewMessage>;

const Members = (max: number) =>
  z
    .array(Id)
    .min(1, 'required')
    .max(max)
    .refine((ids) => new Set(ids).size === ids.length, 'invalid');

const GroupName = Line(conversationLimits.name).trim();

export const NewConversation = z.object({
  /** One: the conversation with them, made only if there is none. Several: a new group. */
  userIds: Members(conversationLimits.members - 1),
  name: GroupName.default(''),
});
export type NewConversation = z.input<typeof NewConversation>;

export const MessageChange = z.object({
  content: Prose(conversationLimits.message).trim().min(1, 'required'),
});
/** Null takes it back. */
export const MessageReacted = z.object({ reaction: MessageReaction.nullable() });
export const ReadMark = z.object({ messageId: Id });
/** What is left out stays. */
export const ConversationChoices = z.object({
  isMuted: z.boolean().optional(),
  isArchived: z.boolean().optional(),
});
export const ConversationMove = z.object({ event: z.enum(ownMembershipEvents) });
export const ConversationName = z.object({ name: GroupName });
export const NewMembers = z.object({ userIds: Members(conversationLimits.members) });
export const ByConversationMember = z.object({ id: Id, userId: Id });

export const MessageSearchQuery = listQuery().extend({ q: Line(100).trim().min(2) });

export const FoundMessage = z.object({
  conversation: z.object({
    id: Id,
    name: z.string(),
    isGroup: z.boolean(),
    otherParticipant: NetworkPerson.nullable(),
  }),
  messageId: Id,
  content: z.string(),
  senderName: z.string(),
  isOwn: z.boolean(),
  createdAt: Instant,
});
export type FoundMessage = z.input<typeof FoundMessage>;

export const MessageSettings = z.object({
  /** Whether others learn what the member has read; who says nothing learns nothing. */
  readReceipts: z.boolean(),
  /** Who may add them to groups. */
  groups: z.enum(groupChoices),
  /** Whether members who are no connections may write a first message. */
  strangers: z.enum(strangerChoices),
});
export type MessageSettings = z.infer<typeof MessageSettings>;
