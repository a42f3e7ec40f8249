import { texts } from './catalogue.ts';

/** What the headers say of messages, and the key that leads to a conversation. */
export const conversationsBellTexts = texts({
  title: { bhs: 'Poruke', en: 'Messages' },
  bell: { bhs: 'Poruke', en: 'Messages' },
  bellUnread_one: { bhs: 'Poruke, {{count}} nepročitana', en: 'Messages, {{count}} unread' },
  bellUnread_few: { bhs: 'Poruke, {{count}} nepročitane', en: 'Messages, {{count}} unread' },
  bellUnread_other: { bhs: 'Poruke, {{count}} nepročitanih', en: 'Messages, {{count}} unread' },
  unread_one: { bhs: '{{count}} nepročitana', en: '{{count}} unread' },
  unread_few: { bhs: '{{count}} nepročitane', en: '{{count}} unread' },
  unread_other: { bhs: '{{count}} nepročitanih', en: '{{count}} unread' },
  all: { bhs: 'Sve poruke', en: 'All messages' },
  loading: { bhs: 'Učitavam poruke', en: 'Loading messages' },
  failed: { bhs: 'Poruke se nisu učitale', en: 'The messages didn’t load' },
  emptyTitle: { bhs: 'Još nema poruka', en: 'No messages yet' },
  emptyText: {
    bhs: 'Razgovor počinješ dugmetom „Poruka“ na nečijem profilu.',
    en: 'Start a conversation with “Message” on somebody’s profile.',
  },
  group: { bhs: 'Grupa', en: 'Group' },
  own: { bhs: 'Ti: {{text}}', en: 'You: {{text}}' },
  by: { bhs: '{{name}}: {{text}}', en: '{{name}}: {{text}}' },
  deleted: { bhs: 'Poruka je obrisana', en: 'Message deleted' },
  files_one: { bhs: '{{count}} prilog', en: '{{count}} attachment' },
  files_few: { bhs: '{{count}} priloga', en: '{{count}} attachments' },
  files_other: { bhs: '{{count}} priloga', en: '{{count}} attachments' },
  nothing: { bhs: 'Još nema poruka', en: 'No messages yet' },
  muted: { bhs: 'utišano', en: 'muted' },
  messageTo: { bhs: 'Poruka: {{name}}', en: 'Message {{name}}' },
});
