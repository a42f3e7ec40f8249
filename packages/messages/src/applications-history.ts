import { texts } from './catalogue.ts';

/** What was changed in an application, by whom, and bringing it back. */
export const applicationsHistoryTexts = texts({
  title: { bhs: 'Historija izmjena', en: 'History of changes' },
  lead: {
    bhs: 'Sve što je sačuvano ostaje ovdje i može se vratiti.',
    en: 'Everything that was saved stays here and can be brought back.',
  },
  leadRead: {
    bhs: 'Ko je, kada i šta mijenjao u ovoj prijavi.',
    en: 'Who changed what in this application, and when.',
  },
  empty: { bhs: 'Još nema izmjena.', en: 'No changes yet.' },
  emptyText: {
    bhs: 'Čim se nešto napiše, ovdje stoji ko je to uradio, kada i šta je stajalo prije.',
    en: 'As soon as something is written, you’ll see here who did it, when, and what was there before.',
  },
  older: { bhs: 'Starije izmjene', en: 'Older changes' },
  somebody: { bhs: 'Neko iz tima', en: 'A teammate' },
  restoredEntry: { bhs: 'Vraćeno ranije stanje', en: 'Brought back an earlier state' },
  back: { bhs: 'Nazad na sve izmjene', en: 'Back to all changes' },
  nothing: { bhs: 'prazno', en: 'empty' },
  restore: { bhs: 'Vrati kako je bilo prije', en: 'Bring back what was there before' },
  restoreSection: { bhs: 'Vrati cijelu cjelinu', en: 'Bring back the whole section' },
  restoreAll: { bhs: 'Vrati cijelu prijavu', en: 'Bring back the whole application' },
  restoreAllText: {
    bhs: 'I cijela prijava može nazad na stanje prije ove izmjene. Tada se vraća i sve što je promijenjeno poslije.',
    en: 'The whole application can go back to before this change too. Everything changed later goes back with it.',
  },
  askTitle: { bhs: 'Vratiti ranije stanje?', en: 'Bring back the earlier state?' },
  askText: {
    bhs: 'Ovo se vraća na stanje prije izmjene od {{when}}:',
    en: 'This goes back to how it was before the change of {{when}}:',
  },
  askKept: {
    bhs: 'Ono što sada stoji ne nestaje: ostaje u historiji. Svi koji su u prijavi vide promjenu odmah.',
    en: 'What is there now isn’t lost: it stays in the history. Everyone in the application sees the change at once.',
  },
  askClosed: {
    bhs: 'Cjeline koje su zatvorene ostaju kakve jesu.',
    en: 'Sections that are closed stay as they are.',
  },
  askClash: {
    bhs: 'Neko je u međuvremenu pisao. Pogledaj šta se sada vraća, pa potvrdi ponovo.',
    en: 'Somebody wrote in the meantime. See what comes back now, then confirm again.',
  },
  confirm: { bhs: 'Vrati', en: 'Bring back' },
  same: {
    bhs: 'Već stoji onako kako je bilo. Nema šta da se vrati.',
    en: 'It is already as it was. There is nothing to bring back.',
  },
  unsaved: {
    bhs: 'Još nije sve sačuvano. Sačekaj da se sačuva, pa vrati.',
    en: 'Not everything is saved yet. Wait until it is, then bring it back.',
  },
  restored: { bhs: 'Vraćeno: {{what}}', en: 'Brought back: {{what}}' },
  see: { bhs: 'Pogledaj', en: 'See it' },
});
