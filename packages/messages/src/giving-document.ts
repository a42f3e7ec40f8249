import { texts } from './catalogue.ts';

/** What a donor gave in a year, on paper. */
export const givingDocumentTexts = texts({
  title: { bhs: 'Donacije u {{year}}. godini', en: 'Donations in {{year}}' },
  fileName: { bhs: 'donacije', en: 'donations' },
  made: { bhs: '{{brand}}, {{date}}', en: '{{brand}}, {{date}}' },
  lead_one: {
    bhs: '{{name}} u {{year}}. godini: {{count}} donacija karticom u kampanjama projekata mladih.',
    en: '{{name}} in {{year}}: {{count}} card donation to campaigns of young people’s projects.',
  },
  lead_few: {
    bhs: '{{name}} u {{year}}. godini: {{count}} donacije karticom u kampanjama projekata mladih.',
    en: '{{name}} in {{year}}: {{count}} card donations to campaigns of young people’s projects.',
  },
  lead_other: {
    bhs: '{{name}} u {{year}}. godini: {{count}} donacija karticom u kampanjama projekata mladih.',
    en: '{{name}} in {{year}}: {{count}} card donations to campaigns of young people’s projects.',
  },
  date: { bhs: 'Datum', en: 'Date' },
  project: { bhs: 'Projekat', en: 'Project' },
  receipt: { bhs: 'Priznanica', en: 'Receipt' },
  amount: { bhs: 'Iznos', en: 'Amount' },
  sum: { bhs: 'Ukupno', en: 'Total' },
  note: {
    bhs: 'Spisak obuhvata uplate koje je banka potvrdila i koje nisu vraćene, s adresa koje su potvrđene na ovom nalogu. Svaka ima svoju priznanicu.',
    en: 'The list holds payments that the bank confirmed and that were not returned, from the addresses confirmed in this account. Each has a receipt of its own.',
  },
  foot: {
    bhs: 'Donacije {{year}} · stranica {{page}} od {{pages}}',
    en: 'Donations {{year}} · page {{page}} of {{pages}}',
  },
});
