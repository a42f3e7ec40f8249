import { texts } from './catalogue.ts';

/** The ranking of a call as a file, and the minutes of the board. */
export const reviewsPapersTexts = texts({
  place: { bhs: 'Mjesto', en: 'Place' },
  project: { bhs: 'Projekat', en: 'Project' },
  status: { bhs: 'Status', en: 'Status' },
  mean: { bhs: 'Prosjek', en: 'Mean' },
  spread: { bhs: 'Raspon', en: 'Spread' },
  scores: { bhs: 'Ocjene', en: 'Scores' },
  quorum: { bhs: 'Kvorum', en: 'Quorum' },
  conflicts: { bhs: 'Sukobi interesa', en: 'Conflicts of interest' },
  amount: { bhs: 'Traženi iznos (KM)', en: 'Amount asked for (KM)' },
  running: { bhs: 'Zbir odabranih (KM)', en: 'Sum of those chosen (KM)' },
  within: { bhs: 'Unutar budžeta', en: 'Within the budget' },
  yes: { bhs: 'da', en: 'yes' },
  no: { bhs: 'ne', en: 'no' },
  rankingName: { bhs: 'rang-lista', en: 'ranking' },

  minutes: { bhs: 'Zapisnik o radu odbora', en: 'Minutes of the board' },
  minutesName: { bhs: 'zapisnik', en: 'minutes' },
  call: { bhs: 'Poziv', en: 'Call' },
  bank: { bhs: 'Omladinska banka', en: 'Youth bank' },
  state: { bhs: 'Stanje na dan', en: 'As of' },
  budget: { bhs: 'Budžet poziva', en: 'Budget of the call' },
  board: { bhs: 'Članovi odbora', en: 'Members of the board' },
  member: { bhs: 'Član odbora', en: 'Member of the board' },
  scored: { bhs: 'Ocijenjeno', en: 'Scored' },
  abstained: { bhs: 'Suzdržano', en: 'Abstained' },
  ranking: { bhs: 'Rang-lista', en: 'Ranking' },
  sum: {
    bhs: 'Odabrano je ukupno {{sum}} od budžeta {{budget}}.',
    en: 'Chosen in total: {{sum}} of a budget of {{budget}}.',
  },
  strongMeans: {
    bhs: 'Podebljano je ono što je odobreno ili što po redoslijedu staje u budžet.',
    en: 'In bold: what is approved, or what the budget holds in the order of the ranking.',
  },
  decisions: { bhs: 'Odluke', en: 'Decisions' },
  noDecisions: {
    bhs: 'Nijedna odluka još nije donesena.',
    en: 'No decision has been made yet.',
  },
  noReason: { bhs: 'Bez posebnog obrazloženja.', en: 'Without particular reasons.' },
  conflictsTitle: { bhs: 'Prijavljeni sukobi interesa', en: 'Conflicts of interest declared' },
  signatures: { bhs: 'Potpisi', en: 'Signatures' },
  day: { bhs: 'Datum', en: 'Date' },
  keeper: { bhs: 'Zapisnik vodi', en: 'Minutes kept by' },
  chair: { bhs: 'Predsjedava', en: 'In the chair' },
  foot: {
    bhs: 'Zapisnik: {{title}} · stranica {{page}} od {{pages}}',
    en: 'Minutes: {{title}} · page {{page}} of {{pages}}',
  },
});
