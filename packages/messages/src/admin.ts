import { texts } from './catalogue.ts';

/** The desk of moderators and admins. */
export const adminTexts = texts({
  name: { bhs: 'Administracija', en: 'Administration' },
  rooms: { bhs: 'Administracija po dijelovima', en: 'Parts of the administration' },
  editLive: { bhs: 'Uredi uživo', en: 'Edit live' },
  room_pregled: { bhs: 'Pregled', en: 'Overview' },
  room_dojave: { bhs: 'Dojave', en: 'Reports' },
  room_godine: { bhs: 'Godine', en: 'Ages' },
  room_clanci: { bhs: 'Članci', en: 'Articles' },
  room_tekstovi: { bhs: 'Tekstovi', en: 'Texts' },
  room_ulasci: { bhs: 'Ulasci', en: 'Sign-ins' },
  room_zakljucani: { bhs: 'Zaključani', en: 'Locked' },
  room_sesije: { bhs: 'Sesije', en: 'Sessions' },
  room_ovlastenja: { bhs: 'Dozvole', en: 'Permissions' },
  room_banke: { bhs: 'Banke', en: 'Banks' },
  room_posjete: { bhs: 'Posjećenost', en: 'Visits' },
  waitsHere: { bhs: 'čeka: {{count}}', en: 'waiting: {{count}}' },

  waiting_one: { bhs: '{{count}} stvar čeka tebe', en: '{{count}} thing needs your attention' },
  waiting_few: { bhs: '{{count}} stvari čekaju tebe', en: '{{count}} things need your attention' },
  waiting_other: { bhs: '{{count}} stvari čeka tebe', en: '{{count}} things need your attention' },
  waitingNone: { bhs: 'Ništa ne čeka tebe', en: 'Nothing needs your attention' },
  rest: { bhs: 'Ostalo ide samo.', en: 'Everything else takes care of itself.' },
  restNone: { bhs: 'Sve je riješeno.', en: 'Everything is settled.' },
  failed: { bhs: 'Nije se učitalo sve što čeka', en: 'Not all that is waiting loaded' },
  moreThan: { bhs: 'više od {{count}}', en: 'more than {{count}}' },
  waits_dojave: { bhs: 'Dojave o sadržaju: {{count}}', en: 'Reports on content: {{count}}' },
  waits_godine: { bhs: 'Ispravke godina: {{count}}', en: 'Ages to put right: {{count}}' },
  waits_clanci: {
    bhs: 'Članci i komentari na pregledu: {{count}}',
    en: 'Articles and comments to review: {{count}}',
  },
  waits_zakljucani: {
    bhs: 'Zaključani nalozi i izgubljeni drugi koraci: {{count}}',
    en: 'Locked accounts and lost second steps: {{count}}',
  },
  waits_banke: { bhs: 'Dužnosti u bankama: {{count}}', en: 'Duties in banks: {{count}}' },
  text_dojave: { bhs: 'Pročitaj i odluči.', en: 'Read them and decide.' },
  text_godine: { bhs: 'Potvrdi samo što je provjereno.', en: 'Confirm only what was verified.' },
  text_clanci: {
    bhs: 'Objavi, vrati na doradu ili ukloni.',
    en: 'Publish, send back or remove.',
  },
  text_zakljucani: {
    bhs: 'Provjeri ko je i pomozi da uđe u nalog.',
    en: 'Check who it is and help them back in.',
  },
  text_banke: { bhs: 'Rokovi po bankama.', en: 'What is due in the banks.' },

  figures: {
    bhs: 'Pregledi stranica u posljednjih sedam dana',
    en: 'Page views in the last seven days',
  },
  figuresFailed: { bhs: 'Brojke se nisu učitale', en: 'The figures didn’t load' },
  weeks: {
    bhs: 'Pregledi po sedmicama, posljednjih dvanaest: od {{first}} do {{last}}.',
    en: 'Views by week, the last twelve: from {{first}} to {{last}}.',
  },
  allFigures: { bhs: 'Sva posjećenost', en: 'All visits' },
  visitors: { bhs: 'Posjetioci dnevno', en: 'Visitors a day' },
  signedIn: { bhs: 'Ušlo članova, 24 sata', en: 'Members in, 24 hours' },
  failedTries: { bhs: 'Neuspjeli ulasci, 24 sata', en: 'Failed sign-ins, 24 hours' },
  lockedNow: { bhs: 'Sada zaključano', en: 'Locked now' },
});
