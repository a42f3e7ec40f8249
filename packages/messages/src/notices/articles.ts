import { texts } from '../catalogue.ts';

export const articlesNotices = texts({
  articleWaitingTitle: { bhs: 'Članak čeka pregled', en: 'An article is waiting for review' },
  articleWaitingMessage: {
    bhs: '{{name}} šalje na pregled članak „{{title}}“.',
    en: '{{name}} has sent in the article “{{title}}”.',
  },
  articleReturnedTitle: { bhs: 'Članak je vraćen na doradu', en: 'Your article needs changes' },
  articleReturnedMessage: {
    bhs: 'Članak „{{title}}“ čeka tvoju doradu. Razlog: {{reason}}',
    en: '“{{title}}” needs changes before it can appear. Reason: {{reason}}',
  },
  articlePublishedTitle: { bhs: 'Članak je objavljen', en: 'Your article is published' },
  articlePublishedMessage: {
    bhs: 'Članak „{{title}}“ sada svi mogu čitati.',
    en: 'Everybody can read “{{title}}” now.',
  },
  articleScheduledTitle: { bhs: 'Članak je zakazan', en: 'Your article is scheduled' },
  articleScheduledMessage: {
    bhs: 'Članak „{{title}}“ je odobren. Objava: {{moment}}',
    en: '“{{title}}” is approved. It appears on {{moment}}.',
  },
  articleArchivedTitle: { bhs: 'Članak je povučen', en: 'Your article was taken down' },
  articleArchivedMessage: {
    bhs: 'Članak „{{title}}“ više nije javan. Razlog: {{reason}}',
    en: '“{{title}}” is not public any more. Reason: {{reason}}',
  },
  articleWithdrawnTitle: { bhs: 'Članak je povučen', en: 'An article was taken down' },
  articleWithdrawnMessage: {
    bhs: 'Članak „{{title}}“ više nije javan.',
    en: '“{{title}}” is not public any more.',
  },
  articleInvitedTitle: { bhs: 'Poziv za pisanje', en: 'Invitation to write' },
  articleInvitedMessage: {
    bhs: '{{name}} te poziva među autore članka „{{title}}“.',
    en: '{{name}} invites you to co-author the article “{{title}}”.',
  },
  articleAgreedTitle: { bhs: 'Poziv je prihvaćen', en: 'You are co-authors' },
  articleAgreedMessage: {
    bhs: '{{name}} piše s tobom članak „{{title}}“.',
    en: '{{name}} agrees to co-author “{{title}}”.',
  },
  articleDeclinedTitle: { bhs: 'Poziv je odbijen', en: 'Invitation declined' },
  articleDeclinedMessage: {
    bhs: '{{name}} ovaj put ne može pisati članak „{{title}}“.',
    en: '{{name}} will not co-author “{{title}}” this time.',
  },
  articleLeftTitle: { bhs: 'Promjena među autorima', en: 'A co-author has left' },
  articleLeftMessage: {
    bhs: '{{name}} više ne potpisuje članak „{{title}}“.',
    en: '{{name}} no longer co-authors “{{title}}”.',
  },
  articleMentionTitle: { bhs: 'Neko te spominje u članku', en: 'You are mentioned in an article' },
  articleMentionMessage: {
    bhs: '{{name}} te spominje u članku „{{title}}“.',
    en: '{{name}} mentions you in the article “{{title}}”.',
  },
  articleCommentTitle: { bhs: 'Novi komentar na članak', en: 'New comment on your article' },
  articleCommentMessage: {
    bhs: '{{name}} komentariše članak „{{title}}“.',
    en: '{{name}} has commented on “{{title}}”.',
  },
  articleAnswerTitle: { bhs: 'Odgovor na tvoj komentar', en: 'An answer to your comment' },
  articleAnswerMessage: {
    bhs: '{{name}} odgovara na tvoj komentar uz članak „{{title}}“.',
    en: '{{name}} has answered your comment on “{{title}}”.',
  },
  commentReportedTitle: { bhs: 'Dojavljen je komentar', en: 'A comment was reported' },
  commentReportedMessage: {
    bhs: 'Komentar uz članak „{{title}}“ čeka tvoju odluku.',
    en: 'A comment on “{{title}}” is waiting for your decision.',
  },
});
