import { texts } from '../catalogue.ts';

export const callsNotices = texts({
  callOpenedTitle: { bhs: 'Poziv je otvoren', en: 'A call is open' },
  callOpenedMessage: {
    bhs: '{{bank}} prima prijave na poziv „{{title}}“ do {{until}}.',
    en: '{{bank}} takes applications to “{{title}}” until {{until}}.',
  },
  callClosedBoardTitle: { bhs: 'Poziv je zatvoren', en: 'A call has closed' },
  callClosedBoardMessage: {
    bhs: 'Poziv „{{title}}“ više ne prima prijave. Primljeno ih je: {{count}}.',
    en: '“{{title}}” takes no more applications. Received: {{count}}.',
  },
  callClosesTeamTitle: { bhs: 'Rok se bliži', en: 'The deadline is near' },
  callClosesTeamMessage: {
    bhs: 'Poziv „{{call}}“ prima prijave do {{until}}. Tvoja još nije poslana.',
    en: '“{{call}}” takes applications until {{until}}. Yours is not submitted yet.',
  },
  callExtendedTeamTitle: { bhs: 'Imaš više vremena', en: 'You have more time' },
  callExtendedTeamMessage: {
    bhs: 'Prijavu na poziv „{{call}}“ možeš poslati do {{until}}. Razlog: {{reason}}',
    en: 'You can submit your application to “{{call}}” until {{until}}. Reason: {{reason}}',
  },
  callReopenedTeamTitle: { bhs: 'Poziv je ponovo otvoren', en: 'The call is open again' },
  callReopenedTeamMessage: {
    bhs: 'Prijave na poziv „{{call}}“ primamo do {{until}}. Tvoj nacrt te čeka.',
    en: 'Applications to “{{call}}” are taken until {{until}}. Your draft is waiting.',
  },
  bankRequestArrivedTitle: { bhs: 'Novi zahtjev', en: 'A new request' },
  bankRequestArrivedMessage: {
    bhs: '{{group}} traži banku ili predlaže poziv: {{place}}.',
    en: '{{group}} asks for a bank or proposes a call: {{place}}.',
  },
  bankRequestRepliedTitle: { bhs: 'Odgovor na pitanje', en: 'A reply to your question' },
  bankRequestRepliedMessage: {
    bhs: 'Zahtjev je dopunjen ({{group}}): {{place}}.',
    en: '{{group}} added to the request: {{place}}.',
  },
  bankRequestAnsweredTitle: { bhs: 'Pitanje o tvom zahtjevu', en: 'A question about your request' },
  bankRequestAnsweredMessage: { bhs: '{{place}}: „{{answer}}“', en: '{{place}}: “{{answer}}”' },
  bankRequestAcceptedTitle: { bhs: 'Zahtjev je prihvaćen', en: 'Your request is accepted' },
  bankRequestAcceptedMessage: { bhs: '{{place}}: „{{answer}}“', en: '{{place}}: “{{answer}}”' },
  bankRequestDeclinedTitle: { bhs: 'Zahtjev nije prihvaćen', en: 'Your request is declined' },
  bankRequestDeclinedMessage: { bhs: '{{place}}: „{{answer}}“', en: '{{place}}: “{{answer}}”' },
});
