import { texts } from '../catalogue.ts';

/** Who wrote, and nothing of what they wrote: it may be read on a locked screen, or by somebody else. */
export const conversationsNotices = texts({
  messageUnreadTitle: { bhs: 'Nepročitana poruka', en: 'Unread message' },
  messageUnreadMessage: {
    bhs: '{{name}} ti piše. Poruka te čeka u razgovoru.',
    en: '{{name}} wrote to you. The message waits in your conversation.',
  },
  groupUnreadTitle: { bhs: 'Nepročitano u grupi', en: 'Unread in a group' },
  groupUnreadMessage: {
    bhs: '{{name}} piše u grupnom razgovoru.',
    en: '{{name}} wrote in a group conversation.',
  },
  messageRequestTitle: { bhs: 'Zahtjev za poruku', en: 'Message request' },
  messageRequestMessage: {
    bhs: '{{name}} ti želi pisati, a nije u tvojoj mreži. Pogledaj pa odluči.',
    en: '{{name}} would like to write to you and is not in your network. Have a look and decide.',
  },
  groupInvitedTitle: { bhs: 'Poziv u grupni razgovor', en: 'Invitation to a group' },
  groupInvitedMessage: {
    bhs: '{{name}} te zove u grupni razgovor. U njemu si tek kad pristaneš.',
    en: '{{name}} invites you to a group conversation. You are in it only once you agree.',
  },
});
