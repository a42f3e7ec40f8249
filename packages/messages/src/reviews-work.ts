import { texts } from './catalogue.ts';

/** Part of the desk's texts: what awaits a member of the board, and who scores what. */
export const workWords = texts({
  inbox: { bhs: 'Čeka me', en: 'Waiting for me' },
  all: { bhs: 'Sve prijave', en: 'All applications' },
  calls: { bhs: 'Pozivi', en: 'Calls' },
  waitingNoneTitle: { bhs: 'Ništa te ne čeka.', en: 'Nothing is waiting for you.' },
  waitingNoneText: {
    bhs: 'Sve tvoje ocjene su predate. Rang-liste i odluke su u pozivima ispod.',
    en: 'All your scores are in. Rankings and decisions are in the calls below.',
  },
  askedOfYou: { bhs: 'dodijeljeno tebi', en: 'assigned to you' },
  reminded: { bhs: 'podsjetnik', en: 'reminded' },
  noDue: { bhs: 'bez roka', en: 'no deadline' },
  late: { bhs: 'kasni od {{date}}', en: 'late since {{date}}' },
  dueOn: { bhs: 'do {{date}}', en: 'by {{date}}' },

  blind: {
    bhs: 'Ocjenjuje se bez imena: ko je u timu vidiš kad bude odlučeno.',
    en: 'Scored without names: you see who is in the team once it is decided.',
  },
  meeting: { bhs: 'Sjednica', en: 'Meeting' },
  agenda: { bhs: 'Dnevni red', en: 'Agenda' },
  agendaDone: { bhs: 'odlučeno', en: 'decided' },
  boardTalk: { bhs: 'Razgovor odbora', en: 'The board’s discussion' },
  sinceNone: {
    bhs: 'U novoj verziji ništa nije drugačije.',
    en: 'Nothing differs in the new version.',
  },
  sinceScored_one: {
    bhs: 'Od tvoje ocjene promijenjena je {{count}} stvar',
    en: '{{count}} change since your score',
  },
  sinceScored_few: {
    bhs: 'Od tvoje ocjene promijenjene su {{count}} stvari',
    en: '{{count}} changes since your score',
  },
  sinceScored_other: {
    bhs: 'Od tvoje ocjene promijenjeno je {{count}} stvari',
    en: '{{count}} changes since your score',
  },
  sinceLast_one: {
    bhs: 'Od prošle verzije promijenjena je {{count}} stvar',
    en: '{{count}} change since the last version',
  },
  sinceLast_few: {
    bhs: 'Od prošle verzije promijenjene su {{count}} stvari',
    en: '{{count}} changes since the last version',
  },
  sinceLast_other: {
    bhs: 'Od prošle verzije promijenjeno je {{count}} stvari',
    en: '{{count}} changes since the last version',
  },
  sinceNow: { bhs: 'Sada', en: 'Now' },
  boardTitle: { bhs: 'Rad odbora', en: 'The board’s work' },
  boardLead: {
    bhs: 'Ko je dokle stigao i ko koju prijavu ocjenjuje.',
    en: 'How far everybody is, and who scores which application.',
  },
  boardDue: { bhs: 'Ocjene se čekaju do {{date}}.', en: 'Scores are awaited by {{date}}.' },
  whoScores: { bhs: 'Ko ocjenjuje', en: 'Who scores' },
  wholeBoard: { bhs: 'cijeli odbor', en: 'the whole board' },
  memberAsked: { bhs: '{{done}} od {{total}} dodijeljenih', en: '{{done}} of {{total}} assigned' },
  memberSaid: { bhs: '{{done}} od {{total}} prijava', en: '{{done}} of {{total}} applications' },
  hasSaid: { bhs: 'predato', en: 'done' },
  notSaid: { bhs: 'još se čeka', en: 'not yet' },
  assign: { bhs: 'Dodijeli', en: 'Assign' },
  assignChange: { bhs: 'Promijeni', en: 'Change' },
  assignFor: { bhs: 'Ko ocjenjuje „{{title}}“', en: 'Who scores “{{title}}”' },
  assignTitle: { bhs: 'Ko ocjenjuje „{{title}}“?', en: 'Who scores “{{title}}”?' },
  assignText: {
    bhs: 'Označeni dobijaju obavještenje. Bez ijednog imena ocjenjuje cijeli odbor.',
    en: 'Those you mark are told. If nobody is marked, the whole board scores.',
  },
  assigned: { bhs: 'Raspored je sačuvan.', en: 'The assignment is saved.' },
  mayNotScore: {
    bhs: 'u timu je ili ima sukob interesa',
    en: 'in the team, or with a conflict of interest',
  },
  spreadOut: { bhs: 'Rasporedi ravnomjerno', en: 'Spread evenly' },
  spreadTitle: {
    bhs: 'Rasporediti prijave po odboru?',
    en: 'Spread the applications over the board?',
  },
  spreadText: {
    bhs: 'Svako dobija otprilike jednako, bez onih s kojima ima sukob interesa. Ko je već određen, ostaje.',
    en: 'Everybody gets about the same number, without applications they have a conflict of interest with. Those assigned already stay.',
  },
  spreadDone: { bhs: 'Prijave su raspoređene.', en: 'The applications are spread out.' },
  perApplication: { bhs: 'Ocjena po prijavi', en: 'Scores for each application' },
  perApplicationWrong: {
    bhs: 'Upiši broj od 1 do {{most}}.',
    en: 'Enter a number from 1 to {{most}}.',
  },
  dueLabel: { bhs: 'Do kada', en: 'By when' },
  dueHint: {
    bhs: 'Nije obavezno. Ko kasni dobija podsjetnik dva dana ranije, pa svaka dva dana.',
    en: 'Optional. Who has not scored is reminded two days before, then every two days.',
  },
  remind: { bhs: 'Podsjeti', en: 'Remind' },
  remindedCount_one: {
    bhs: 'Podsjetnik je dobila {{count}} osoba.',
    en: '{{count}} person reminded.',
  },
  remindedCount_few: {
    bhs: 'Podsjetnik su dobile {{count}} osobe.',
    en: '{{count}} people reminded.',
  },
  remindedCount_other: {
    bhs: 'Podsjetnik je dobilo {{count}} osoba.',
    en: '{{count}} people reminded.',
  },
});
