import { texts } from '../catalogue.ts';

export const mentorshipNotices = texts({
  mentorAskedBoardTitle: { bhs: 'Tim traži savjet', en: 'A team asks for advice' },
  mentorAskedBoardMessage: {
    bhs: 'Projekat „{{title}}“: „{{what}}“. Zahtjev još nema mentora.',
    en: '“{{title}}”: “{{what}}”. The request has no mentor yet.',
  },
  mentorOverdueBoardTitle: { bhs: 'Odgovor timu kasni', en: 'An answer is overdue' },
  mentorOverdueBoardMessage: {
    bhs: 'Zahtjev „{{what}}“ projekta „{{title}}“ čeka duže nego što treba. Odgovori ili ga predaj drugom mentoru.',
    en: 'The request “{{what}}” of “{{title}}” has waited too long. Answer it, or hand it over.',
  },
  mentorAssignedTitle: { bhs: 'Zahtjev je sada tvoj', en: 'A request is yours now' },
  mentorAssignedMessage: {
    bhs: '{{name}} ti predaje zahtjev „{{what}}“ projekta „{{title}}“.',
    en: '{{name}} hands the request “{{what}}” of “{{title}}” over to you.',
  },
  mentorClaimedTeamTitle: { bhs: 'Tvoj zahtjev ima mentora', en: 'Your request has a mentor' },
  mentorClaimedTeamMessage: {
    bhs: 'Zahtjev „{{what}}“ sada vodi {{name}}.',
    en: '{{name}} now takes care of “{{what}}”.',
  },
  mentorResolvedTeamTitle: { bhs: 'Zahtjev je riješen', en: 'Your request is resolved' },
  mentorResolvedTeamMessage: {
    bhs: 'Zahtjev „{{what}}“ je označen kao riješen.',
    en: '“{{what}}” has been marked as resolved.',
  },
  mentorMessageTeamTitle: { bhs: 'Odgovor mentora', en: 'A mentor has answered' },
  mentorMessageTeamMessage: {
    bhs: '{{name}} ti piše o zahtjevu „{{what}}“.',
    en: '{{name}} has written about “{{what}}”.',
  },
  mentorMessageBoardTitle: { bhs: 'Nova poruka tima', en: 'A message from a team' },
  mentorMessageBoardMessage: {
    bhs: 'Tim projekta „{{title}}“ piše o zahtjevu „{{what}}“.',
    en: 'The team of “{{title}}” has written about “{{what}}”.',
  },
});
