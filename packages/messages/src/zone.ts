import { texts } from './catalogue.ts';

/** What a member has with youth banks. */
export const zoneTexts = texts({
  todo_one: { bhs: 'Na tebi je {{count}} korak.', en: '{{count}} step is up to you.' },
  todo_few: { bhs: 'Na tebi su {{count}} koraka.', en: '{{count}} steps are up to you.' },
  todo_other: { bhs: 'Na tebi je {{count}} koraka.', en: '{{count}} steps are up to you.' },
  todoLead: {
    bhs: 'Svaki vodi pravo na mjesto gdje se radi.',
    en: 'Each leads straight to where it is done.',
  },
  calm: { bhs: 'Sad su drugi na potezu.', en: 'Others are at work now.' },
  calmLead: {
    bhs: 'Ništa te ne čeka. Javit ćemo ti čim se nešto promijeni.',
    en: 'Nothing is waiting for you. We’ll tell you as soon as something changes.',
  },
  overTitle: { bhs: 'Sve je zaključeno.', en: 'All is settled.' },
  overLead: {
    bhs: 'Prijave su gotove, a ideje nisu. Pogledaj koji su pozivi otvoreni.',
    en: 'The applications are done; the ideas are not. See which calls are open.',
  },
  comes: { bhs: 'Šta slijedi', en: 'What comes next' },
  comesNone: {
    bhs: 'Nijedan korak zasad nema datum.',
    en: 'No step has a date for now.',
  },
  open: { bhs: 'Otvori', en: 'Open' },
  staff: { bhs: 'Radiš u banci', en: 'Your work at a bank' },
  board: { bhs: 'Odbor', en: 'The board' },
  boardNone: { bhs: 'Ništa ne čeka tvoju ocjenu.', en: 'Nothing is waiting for your score.' },
  boardOpen_one: {
    bhs: '{{count}} prijava čeka tvoju ocjenu.',
    en: '{{count}} application is waiting for your score.',
  },
  boardOpen_few: {
    bhs: '{{count}} prijave čekaju tvoju ocjenu.',
    en: '{{count}} applications are waiting for your score.',
  },
  boardOpen_other: {
    bhs: '{{count}} prijava čeka tvoju ocjenu.',
    en: '{{count}} applications are waiting for your score.',
  },
  desk: { bhs: 'Sto banke', en: 'The bank’s desk' },
  deskWaits_one: { bhs: '{{count}} dužnost te čeka.', en: '{{count}} duty is waiting for you.' },
  deskWaits_few: {
    bhs: '{{count}} dužnosti te čekaju.',
    en: '{{count}} duties are waiting for you.',
  },
  deskWaits_other: {
    bhs: '{{count}} dužnosti te čeka.',
    en: '{{count}} duties are waiting for you.',
  },
  deskText: {
    bhs: 'Pozivi, prijave, kampanje i novac.',
    en: 'Calls, applications, campaigns and money.',
  },
  allBanksText: { bhs: 'Banke, pozivi i ljudi koji ih vode.', en: 'Banks, calls and their staff.' },
  mine: { bhs: 'Tvoje prijave', en: 'Your applications' },
  tabs: { bhs: 'Prijave po stanju', en: 'Applications by state' },
  sve: { bhs: 'Sve', en: 'All' },
  nacrti: { bhs: 'Nacrti', en: 'Drafts' },
  poslane: { bhs: 'Poslane', en: 'Submitted' },
  odobrene: { bhs: 'Odobrene', en: 'Approved' },
  'u-toku': { bhs: 'U toku', en: 'Running' },
  zavrsene: { bhs: 'Završene', en: 'Finished' },
  newOne: { bhs: 'Nova prijava', en: 'New application' },
  finished_one: {
    bhs: 'Završene, odbijene i povučene ({{count}})',
    en: 'Finished, refused and withdrawn ({{count}})',
  },
  finished_few: {
    bhs: 'Završene, odbijene i povučene ({{count}})',
    en: 'Finished, refused and withdrawn ({{count}})',
  },
  finished_other: {
    bhs: 'Završene, odbijene i povučene ({{count}})',
    en: 'Finished, refused and withdrawn ({{count}})',
  },
  tooLate: {
    bhs: 'Rok je prošao, nacrt se više ne može poslati.',
    en: 'The deadline has passed; the draft can no longer be sent.',
  },
  none: { bhs: 'Ovdje zasad nema prijava', en: 'No applications here for now' },
  noneText: {
    bhs: 'Pogledaj otvorene pozive: nova prijava počinje jednom rečenicom.',
    en: 'See the open calls: a new application begins with one sentence.',
  },
  loading: { bhs: 'Otvaramo tvoju zonu', en: 'Opening your zone' },
});
