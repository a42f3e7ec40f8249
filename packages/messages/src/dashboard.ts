import { texts } from './catalogue.ts';

/** Where a member starts. */
export const dashboardTexts = texts({
  hello: { bhs: 'Zdravo, {{name}}.', en: 'Hello, {{name}}.' },
  waiting_one: { bhs: 'Čeka te {{count}} stvar.', en: '{{count}} thing is waiting for you.' },
  waiting_few: { bhs: 'Čekaju te {{count}} stvari.', en: '{{count}} things are waiting for you.' },
  waiting_other: { bhs: 'Čeka te {{count}} stvari.', en: '{{count}} things are waiting for you.' },
  waitingNone: {
    bhs: 'Ništa te ne čeka. Lijep dan za novu ideju.',
    en: 'Nothing is waiting. A good day for a new idea.',
  },
  mine: { bhs: 'Moje prijave', en: 'My applications' },
  newOne: { bhs: 'Nova prijava', en: 'New application' },
  untitled: { bhs: 'Prijava bez naslova', en: 'Untitled application' },
  sections: { bhs: '{{done}} od {{total}} cjelina', en: '{{done}} of {{total}} sections' },
  write: { bhs: 'Nastavi pisati', en: 'Carry on writing' },
  open: { bhs: 'Otvori', en: 'Open' },
  emptyTitle: { bhs: 'Još nemaš prijavu.', en: 'You have no application yet.' },
  emptyText: {
    bhs: 'Odaberi otvoren poziv i počni nacrt. Sve se čuva samo.',
    en: 'Choose an open call and start a draft. Everything saves itself.',
  },
  emptyAction: { bhs: 'Pogledaj pozive', en: 'See the calls' },
  board: { bhs: 'Odbor', en: 'Board' },
  boardLeft_one: {
    bhs: '{{count}} prijava čeka tvoju ocjenu',
    en: '{{count}} application awaits your score',
  },
  boardLeft_few: {
    bhs: '{{count}} prijave čekaju tvoju ocjenu',
    en: '{{count}} applications await your score',
  },
  boardLeft_other: {
    bhs: '{{count}} prijava čeka tvoju ocjenu',
    en: '{{count}} applications await your score',
  },
  boardDone: { bhs: 'Sve tvoje ocjene su date.', en: 'All your scores are in.' },
  boardOpen: { bhs: 'Otvori odbor', en: 'Open the board' },
  callsTitle: { bhs: 'Otvoreni pozivi', en: 'Open calls' },
  failed: { bhs: 'Nije se učitalo.', en: 'It didn’t load.' },
  retry: { bhs: 'Pokušaj ponovo', en: 'Try again' },
});
