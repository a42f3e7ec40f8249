import { texts } from './catalogue.ts';

/** Comments on an application: of team and bank, and the board's own. */
export const commentsTexts = texts({
  titleTeam: { bhs: 'Komentari', en: 'Comments' },
  leadTeam: {
    bhs: 'Ovo čitaju tim i ljudi iz banke, niko drugi.',
    en: 'The team and the bank’s people read this, and nobody else.',
  },
  titleBoard: { bhs: 'Razgovor odbora', en: 'The board’s discussion' },
  leadBoard: {
    bhs: 'Ovo čitaju samo ljudi iz banke. Tim to ne vidi.',
    en: 'Only the bank’s people read this. The team doesn’t see it.',
  },
  about: { bhs: 'O čemu pišeš', en: 'What you write about' },
  whole: { bhs: 'Cijela prijava', en: 'The whole application' },
  all: { bhs: 'Sve komentare', en: 'All comments' },
  hint: {
    bhs: 'Upiši @ i ime da nekoga spomeneš.',
    en: 'Type @ and a name to mention somebody.',
  },
  send: { bhs: 'Objavi komentar', en: 'Post the comment' },
  needed: { bhs: 'Napiši komentar.', en: 'Write a comment.' },
  failed: { bhs: 'Neuspešno dodavanje komentara', en: 'The comment was not added' },
  answer: { bhs: 'Odgovori', en: 'Reply' },
  answerTo: { bhs: 'Odgovori: {{name}}', en: 'Reply to {{name}}' },
  yourAnswer: { bhs: 'Tvoj odgovor', en: 'Your reply' },
  edit: { bhs: 'Izmijeni', en: 'Edit' },
  removeTitle: { bhs: 'Obrisati komentar?', en: 'Delete the comment?' },
  removeText: {
    bhs: 'Komentar nestaje za sve. To se ne može vratiti.',
    en: 'The comment goes away for everybody. It can’t be brought back.',
  },
  deleted: { bhs: 'Komentar je obrisan.', en: 'The comment was deleted.' },
  fromTeam: { bhs: 'tim', en: 'team' },
  fromBank: { bhs: 'banka', en: 'bank' },
  resolve: { bhs: 'Riješeno', en: 'Resolve' },
  reopen: { bhs: 'Otvori ponovo', en: 'Open again' },
  resolvedBy: { bhs: 'Označeno kao riješeno: {{name}}', en: 'Resolved by {{name}}' },
  resolvedCount_one: { bhs: '{{count}} riješen razgovor', en: '{{count}} resolved thread' },
  resolvedCount_few: { bhs: '{{count}} riješena razgovora', en: '{{count}} resolved threads' },
  resolvedCount_other: { bhs: '{{count}} riješenih razgovora', en: '{{count}} resolved threads' },
  openSection: { bhs: 'Otvori dio: {{section}}', en: 'Open the section: {{section}}' },
  changed_one: {
    bhs: 'Od tada je izmijenjeno {{count}} mjesto',
    en: '{{count}} change since then',
  },
  changed_few: {
    bhs: 'Od tada su izmijenjena {{count}} mjesta',
    en: '{{count}} changes since then',
  },
  changed_other: {
    bhs: 'Od tada je izmijenjeno {{count}} mjesta',
    en: '{{count}} changes since then',
  },
  before: { bhs: 'Tada', en: 'Then' },
  after: { bhs: 'Sada', en: 'Now' },
  emptyTitle: { bhs: 'Još nema komentara', en: 'No comments yet' },
  emptyTeam: {
    bhs: 'Pitaj, predloži, pohvali. Tim i banka dobiju obavještenje.',
    en: 'Ask, suggest, praise. The team and the bank are told.',
  },
  emptyBoard: {
    bhs: 'Napiši šta odbor treba da pretrese. Ostali iz banke dobiju obavještenje.',
    en: 'Write what the board should talk over. The others in the bank are told.',
  },
  emptySection: { bhs: 'Uz ovaj dio još nema komentara.', en: 'No comments on this section yet.' },
  ofSections: { bhs: 'Komentari uz ovo', en: 'Comments on this' },
  openIn: { bhs: '{{section}}, otvorenih: {{count}}', en: '{{section}}, {{count}} open' },
  suggestions: { bhs: 'Koga spomenuti', en: 'Whom to mention' },
  found_one: { bhs: 'Nađena je {{count}} osoba.', en: '{{count}} person found.' },
  found_few: { bhs: 'Nađene su {{count}} osobe.', en: '{{count}} people found.' },
  found_other: { bhs: 'Nađeno je {{count}} osoba.', en: '{{count}} people found.' },
  loadFailed: { bhs: 'Komentari se nisu učitali', en: 'The comments didn’t load' },
  loadFailedText: {
    bhs: 'Ništa nije izgubljeno. Provjeri internet pa pokušaj ponovo.',
    en: 'Nothing is lost. Check your connection and try again.',
  },
});
