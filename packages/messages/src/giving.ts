import { texts } from './catalogue.ts';

/** A member's own donations, in their zone. */
export const givingTexts = texts({
  title: { bhs: 'Tvoje donacije', en: 'Your donations' },
  lead: {
    bhs: 'Sve što je uplaćeno s tvoje e-mail adrese, s priznanicama.',
    en: 'Everything that was paid with your e-mail address, with the receipts.',
  },
  failed: { bhs: 'Donacije se nisu učitale', en: 'The donations didn’t load' },
  matched: { bhs: '+ {{amount}} udvostručeno', en: '+ {{amount}} by doubling' },
  status_held: { bhs: 'Čeka banku', en: 'Waiting for the bank' },
  status_settled: { bhs: 'Potvrđeno', en: 'Confirmed' },
  status_overfunded: { bhs: 'Vraćamo na karticu', en: 'Being returned' },
  status_refunded: { bhs: 'Vraćeno', en: 'Returned' },
  receipt: { bhs: 'Priznanica', en: 'Receipt' },
  receiptOf: { bhs: 'Priznanica {{number}}: {{title}}', en: 'Receipt {{number}}: {{title}}' },
  more: { bhs: 'Prikaži ranije', en: 'Show earlier' },
  years: { bhs: 'Godišnji pregled', en: 'Year by year' },
  yearsFailed: { bhs: 'Godišnji pregled se nije učitao.', en: 'The years didn’t load.' },
  ofYear: { bhs: '{{year}}.', en: '{{year}}' },
  year_one: { bhs: '{{count}} donacija, {{amount}}', en: '{{count}} donation, {{amount}}' },
  year_few: { bhs: '{{count}} donacije, {{amount}}', en: '{{count}} donations, {{amount}}' },
  year_other: { bhs: '{{count}} donacija, {{amount}}', en: '{{count}} donations, {{amount}}' },
  pdfOf: { bhs: 'Pregled za {{year}}. kao PDF', en: 'Summary of {{year}} as PDF' },
  making: { bhs: 'Pravimo PDF', en: 'Making the PDF' },
  pdfFailed: { bhs: 'PDF nije napravljen', en: 'The PDF wasn’t made' },
});
