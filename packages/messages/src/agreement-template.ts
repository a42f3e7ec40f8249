import { texts } from './catalogue.ts';

/** The wording of a bank's agreements, where its managers write it. */
export const agreementTemplateTexts = texts({
  open: { bhs: 'Tekst ugovora', en: 'Wording of the agreement' },
  back: { bhs: 'Ugovori i projekti', en: 'Agreements and projects' },
  title: { bhs: 'Tekst ugovora', en: 'Wording of the agreement' },
  text: {
    bhs: 'Ovako glase ugovori koje banka tek priprema. Već pripremljeni ostaju kakvi jesu.',
    en: 'Agreements that the bank prepares from now on read like this. Those prepared already stay as they are.',
  },
  standard: {
    bhs: 'Sada vrijedi standardni tekst. Čim ga promijeniš, banka ima svoj.',
    en: 'The standard wording is in use. Once you change it, the bank has its own.',
  },
  own: {
    bhs: 'Banka ima svoj tekst, od {{day}}',
    en: 'The bank has its own wording, since {{day}}.',
  },
  readOnly: {
    bhs: 'Mijenjaju ga menadžer i voditelj banke.',
    en: 'The bank’s manager and head change it.',
  },
  placeholders: { bhs: 'Šta se popunjava samo', en: 'What is filled in automatically' },
  placeholdersText: {
    bhs: 'Upiši ih u vitičastim zagradama, tačno ovako. Prazan red počinje novi pasus.',
    en: 'Write them in braces, exactly like this. A blank line begins a paragraph.',
  },
  value_bank: { bhs: 'ime banke', en: 'the bank’s name' },
  value_owner: {
    bhs: 'ko potpisuje za tim (mora stajati)',
    en: 'who signs for the team (required)',
  },
  value_title: { bhs: 'naziv projekta (mora stajati)', en: 'the project’s name (required)' },
  value_call: { bhs: 'naziv poziva', en: 'the call’s name' },
  value_amount: { bhs: 'iznos granta (mora stajati)', en: 'the grant’s amount (required)' },
  value_start: { bhs: 'prvi dan projekta', en: 'the first day of the project' },
  value_end: { bhs: 'zadnji dan projekta', en: 'the last day of the project' },
  value_report: { bhs: 'rok za izvještaj', en: 'the report’s deadline' },
  value_percent: {
    bhs: 'koliko stavka smije preko, u postocima',
    en: 'how far a line may go over, in percent',
  },
  clause: { bhs: '{{number}}. član', en: 'Clause {{number}}' },
  headingBhs: { bhs: 'Naslov, bosanski', en: 'Heading, Bosnian' },
  textBhs: { bhs: 'Tekst, bosanski', en: 'Text, Bosnian' },
  headingEn: { bhs: 'Naslov, engleski', en: 'Heading, English' },
  textEn: { bhs: 'Tekst, engleski', en: 'Text, English' },
  add: { bhs: 'Dodaj član', en: 'Add a clause' },
  remove: { bhs: 'Ukloni {{number}}. član', en: 'Remove clause {{number}}' },
  save: { bhs: 'Sačuvaj tekst', en: 'Save the wording' },
  saved: { bhs: 'Tekst je sačuvan', en: 'The wording is saved' },
  reset: { bhs: 'Vrati standardni tekst', en: 'Go back to the standard wording' },
  resetTitle: { bhs: 'Vratiti standardni tekst?', en: 'Go back to the standard wording?' },
  resetText: {
    bhs: 'Tekst banke se briše. Već pripremljeni ugovori ostaju kakvi jesu.',
    en: 'The bank’s wording is deleted. Agreements prepared already stay as they are.',
  },
  empty: { bhs: 'Upiši ovo na oba jezika.', en: 'Write this in both languages.' },
  unknown: {
    bhs: '„{{written}}“ ne znamo popuniti. Uporedi sa spiskom iznad.',
    en: '“{{written}}” cannot be filled in. Compare it with the list above.',
  },
  missing: {
    bhs: 'U tekstu na bosanskom nedostaje {{name}}.',
    en: 'The Bosnian text lacks {{name}}.',
  },
  missingEn: {
    bhs: 'U tekstu na engleskom nedostaje {{name}}.',
    en: 'The English text lacks {{name}}.',
  },
  clash: {
    bhs: 'Neko drugi je upravo promijenio tekst. Tvoje riječi su ovdje; kopiraj ih, pa učitaj ponovo.',
    en: 'Somebody else has just changed the wording. Your words are here; copy them and load it again.',
  },
  failed: { bhs: 'Tekst se nije učitao', en: 'The wording didn’t load' },
});
