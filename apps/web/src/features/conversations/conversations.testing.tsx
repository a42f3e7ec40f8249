import { conversationsApi } from '@app/contracts/conversations/conversations.api';
import type {
  ConversationView,
  ListedConversation,
  Message,
} from '@app/contracts/conversations/conversations.schemas';
import type { NetworkPerson } from '@app/contracts/network/network.schemas';
import { pages } from '@app/contracts/pages';
import { allSent, answer, show, someone } from '../../testing/show.tsx';
import MessagesPage from './pages/messages.tsx';

export const idOf = (n: number) =>
  `0199aaaa-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`;

export const person = (n: number, name: string): NetworkPerson => ({
  id: idOf(n),
  name,
  title: 'volonterka u Tuzli',
  profileSlug: `osoba-${n}`,
  profilePictureUrl: null,
});
export const amina = person(90, 'Amina Hodžić');
const emir = person(91, 'Emir Delić');
const reader: NetworkPerson = { ...person(0, someone.name), id: someone.id };

const noon = '2026-11-19T12:00:00.000Z';

export const listed = (n: number, more: Partial<ListedConversation> = {}): ListedConversation => ({
  id: idOf(n),
  name: amina.name,
  isGroup: false,
  otherParticipant: amina,
  isMuted: false,
  isArchived: false,
  state: 'active',
  askedBy: null,
  mutual: 0,
  lastMessage: {
    id: idOf(20),
    content: 'Vidimo se u utorak',
    createdAt: noon,
    isOwn: false,
    senderName: amina.name,
    isDeleted: false,
    files: 0,
  },
  unreadCount: 0,
  faces: [],
  memberCount: 2,
  ...more,
});

const member = (of: NetworkPerson, isCreator = false) =>
  ({ person: of, state: 'active', isCreator }) as const;

export const opened = (more: Partial<ConversationView> = {}): ConversationView => ({
  id: idOf(10),
  name: amina.name,
  isGroup: false,
  otherParticipant: amina,
  isMuted: false,
  isArchived: false,
  state: 'active',
  askedBy: null,
  mutual: 0,
  members: [member(amina), member(reader)],
  canWrite: true,
  whyNot: null,
  canRename: false,
  canAdd: false,
  canRemove: false,
  canLeave: false,
  isFirst: false,
  ...more,
});

export const group: Partial<ConversationView> = {
  name: 'Ekipa Muzička soba',
  isGroup: true,
  otherParticipant: null,
  members: [member(reader, true), member(amina), member(emir)],
  canRename: true,
  canAdd: true,
  canRemove: true,
  canLeave: true,
};

export const message = (n: number, more: Partial<Message> = {}): Message => ({
  id: idOf(n),
  clientId: null,
  sender: amina,
  isOwn: false,
  event: null,
  content: `Poruka ${n}`,
  createdAt: noon,
  editedAt: null,
  isDeleted: false,
  changeableUntil: null,
  files: [],
  held: [],
  quoted: null,
  reactions: [],
  ...more,
});
export const own: Partial<Message> = { isOwn: true, sender: null };

export const page = (messages: readonly Message[], more = {}) => ({
  items: [...messages].reverse(),
  next: null,
  readUpTo: [],
  typing: [],
  ...more,
});

interface Given {
  readonly inbox?: ListedConversation[];
  readonly requests?: number;
  /** What lies open, with its messages, the oldest first. */
  readonly open?: ConversationView;
  readonly messages?: Message[];
  readonly talk?: object;
  readonly dio?: 'vrata' | 'arhiva';
}

export function messages(given: Given = {}) {
  const { inbox = [listed(10)], requests = 0, open, dio } = given;
  answer(conversationsApi.unreadCount, { unread: 0, requests });
  answer(conversationsApi.list, inbox);
  answer(conversationsApi.typing, { success: true });
  answer(conversationsApi.read, { success: true });
  if (open) answer(conversationsApi.open, open);
  answer(conversationsApi.messages, page(given.messages ?? [], given.talk));
  return show(<MessagesPage />, {
    at: pages.messages({ conversation: open?.id, dio }),
    path: pages.messages.path,
  });
}

export const changes = () =>
  allSent().filter(({ method, path }) => method !== 'GET' && !/typing|read$/.test(path));
