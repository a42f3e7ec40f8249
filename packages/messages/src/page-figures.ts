import { texts } from './catalogue.ts';

/** How often pages and calls were looked at, for the people of the banks. */
export const pageFiguresTexts = texts({
  title: { bhs: 'Posjećenost', en: 'Visits' },
  lead: {
    bhs: 'Bez kolačića i bez ličnih podataka. Ko u pregledniku traži da ga se ne prati, ne broji se.',
    en: 'No cookies and no personal data. Whoever asks their browser not to be tracked is not counted.',
  },
  period: { bhs: 'Razdoblje', en: 'Period' },
  days7: { bhs: '7 dana', en: '7 days' },
  days30: { bhs: '30 dana', en: '30 days' },
  days90: { bhs: '90 dana', en: '90 days' },
  product: { bhs: 'Cijela platforma', en: 'The whole platform' },
  views_one: { bhs: 'pregled stranica', en: 'page view' },
  views_few: { bhs: 'pregleda stranica', en: 'page views' },
  views_other: { bhs: 'pregleda stranica', en: 'page views' },
  daily_one: { bhs: 'posjetilac dnevno, u prosjeku', en: 'visitor a day, on average' },
  daily_few: { bhs: 'posjetioca dnevno, u prosjeku', en: 'visitors a day, on average' },
  daily_other: { bhs: 'posjetilaca dnevno, u prosjeku', en: 'visitors a day, on average' },
  chart: {
    bhs: 'Pregledi po danima od {{from}} do {{to}}. Najviše ih je bilo {{day}}: {{most}}.',
    en: 'Views by day from {{from}} to {{to}}. The most were on {{day}}: {{most}}.',
  },
  dayViews_one: { bhs: '{{day}}: {{number}} pregled', en: '{{day}}: {{number}} view' },
  dayViews_few: { bhs: '{{day}}: {{number}} pregleda', en: '{{day}}: {{number}} views' },
  dayViews_other: { bhs: '{{day}}: {{number}} pregleda', en: '{{day}}: {{number}} views' },
  pages: { bhs: 'Stranice', en: 'Pages' },
  page: { bhs: 'Stranica', en: 'Page' },
  viewsHead: { bhs: 'Pregledi', en: 'Views' },
  visitorsHead: { bhs: 'Posjetioci', en: 'Visitors' },
  visitorsNote: {
    bhs: 'Posjetilac se prepoznaje samo unutar jednog dana. Ko dođe u tri dana, broji se tri puta.',
    en: 'A visitor is recognised within one day only. Whoever comes on three days is counted three times.',
  },
  allPages: { bhs: 'Prikaži sve stranice', en: 'Show all pages' },
  calls: { bhs: 'Pozivi', en: 'Calls' },
  callsLead: {
    bhs: 'Šta dovodi čitaoce do poziva. Oznake izvora stoje na plakatima i u objavama na mrežama.',
    en: 'What leads readers to calls. Source codes are on posters and in posts on networks.',
  },
  callViews_one: { bhs: '{{number}} pregled', en: '{{number}} visit' },
  callViews_few: { bhs: '{{number}} pregleda', en: '{{number}} visits' },
  callViews_other: { bhs: '{{number}} pregleda', en: '{{number}} visits' },
  direct: { bhs: 'bez oznake', en: 'no code' },
  sourcesOf: { bhs: 'Izvori: {{call}}', en: 'Sources: {{call}}' },
  none: { bhs: 'U ovom razdoblju nema pregleda.', en: 'No visits in this period.' },
  noCalls: {
    bhs: 'U ovom razdoblju niko nije otvorio pozive tvojih banaka.',
    en: 'Nobody opened your banks’ calls in this period.',
  },
  failed: { bhs: 'Brojke se nisu učitale.', en: 'The figures didn’t load.' },
});
