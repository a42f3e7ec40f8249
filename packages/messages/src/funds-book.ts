import { texts } from './catalogue.ts';

/** The money of a bank as everybody may read it. */
export const fundsBookTexts = texts({
  title: { bhs: 'Knjiga novca', en: 'The money book' },
  lead: {
    bhs: 'Koliko je ušlo u fond, a koliko je isplaćeno projektima, u hiljadama KM.',
    en: 'What came into the fund and what was paid to projects, in thousands of KM.',
  },
  paidSoFar: { bhs: 'isplaćeno projektima do danas', en: 'paid to projects so far' },
  totals: {
    bhs: 'Dodijeljeno {{granted}}, slobodno {{left}}.',
    en: '{{granted}} granted, {{left}} free.',
  },
  legendIn: { bhs: 'ušlo', en: 'came in' },
  legendOut: { bhs: 'isplaćeno', en: 'paid' },
  chartLabel: { bhs: 'Novac po godinama', en: 'Money by year' },
  chartYear: {
    bhs: '{{year}}. ušlo {{received}}, isplaćeno {{paid}}',
    en: '{{year}}: {{received}} came in, {{paid}} paid',
  },
  year: { bhs: '{{year}}. godina', en: '{{year}}' },
  granted: { bhs: 'Dodijeljeno', en: 'Granted' },
  paid: { bhs: 'Isplaćeno', en: 'Paid' },
  returned: { bhs: 'Vraćeno', en: 'Returned' },
  leftAtEnd: { bhs: 'Preostalo s prenosom', en: 'Left, with what was carried over' },
  ledger: { bhs: 'Uplate i isplate', en: 'Payments in and out' },
  day: { bhs: 'Datum', en: 'Date' },
  what: { bhs: 'Opis', en: 'What' },
  in: { bhs: 'Ušlo', en: 'In' },
  out: { bhs: 'Isplaćeno', en: 'Out' },
  donated: { bhs: 'Donacije projektu', en: 'Donations to the project' },
  instalmentOf: { bhs: '{{number}}. rata od {{count}}', en: 'instalment {{number}} of {{count}}' },
  grant: { bhs: 'Isplata granta', en: 'Payment of a grant' },
  donations_one: { bhs: '{{count}} donacija', en: '{{count}} donation' },
  donations_few: { bhs: '{{count}} donacije', en: '{{count}} donations' },
  donations_other: { bhs: '{{count}} donacija', en: '{{count}} donations' },
  matched: {
    bhs: 'od toga je {{amount}} udvostručenje ({{giver}})',
    en: '{{amount}} of it doubling them ({{giver}})',
  },
  givenBack: { bhs: 'vraćeno u fond', en: 'returned to the fund' },
  exception: { bhs: 'izuzetak, mimo rata ugovora', en: 'exception, outside the instalments' },
  correction: { bhs: 'ispravka', en: 'correction' },
  more: { bhs: 'Prikaži ranije', en: 'Show earlier' },
  licence: {
    bhs: 'Podaci o grantovima su otvoreni, uz licencu',
    en: 'The data on grants is open, under the licence',
  },
  emptyTitle: { bhs: 'Knjiga je još prazna.', en: 'The book is still empty.' },
  emptyText: {
    bhs: 'Prva uplata i prva isplata upisuju se istog dana kad se dogode.',
    en: 'The first payment in and the first one out are recorded on the day they happen.',
  },
});
