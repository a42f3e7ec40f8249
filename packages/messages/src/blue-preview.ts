import { texts } from './catalogue.ts';

/** The public page of a blue application. */
export const bluePreviewTexts = texts({
  pageDescription: {
    bhs: 'Stranica jednog posla: kupci, tržište, brojke i plan.',
    en: 'The page of one business: customers, market, figures and plan.',
  },
  grant: { bhs: 'PLAVI GRANT', en: 'BLUE GRANT' },
  overview: { bhs: 'Pregled', en: 'Overview' },
  market: { bhs: 'Tržište', en: 'Market' },
  figures: { bhs: 'Brojke', en: 'Figures' },
  plan: { bhs: 'Plan', en: 'Plan' },
  firstYearIncome: { bhs: 'prihod u prvoj godini', en: 'income in the first year' },
  jobs_one: { bhs: 'radno mjesto', en: 'job' },
  jobs_few: { bhs: 'radna mjesta', en: 'jobs' },
  jobs_other: { bhs: 'radnih mjesta', en: 'jobs' },
  since: { bhs: '{{form}}, od {{date}}', en: '{{form}}, since {{date}}' },

  noSolution: { bhs: 'Rješenje još nije opisano.', en: 'The solution is not described yet.' },
  pictures: { bhs: 'Slika rješenja', en: 'Picture of the solution' },
  forWhom: { bhs: 'Za koga', en: 'For whom' },
  noCustomers: { bhs: 'Kupci još nisu opisani.', en: 'The customers are not described yet.' },
  evidence: { bhs: 'Šta je već provjereno', en: 'What has been tested already' },
  weeklyHours_one: { bhs: '{{count}} sat sedmično', en: '{{count}} hour a week' },
  weeklyHours_few: { bhs: '{{count}} sata sedmično', en: '{{count}} hours a week' },
  weeklyHours_other: { bhs: '{{count}} sati sedmično', en: '{{count}} hours a week' },

  problem: { bhs: 'Problem kupca', en: 'The customer’s problem' },
  noProblem: { bhs: 'Problem još nije opisan.', en: 'The problem is not described yet.' },
  others: { bhs: 'Ko to još radi', en: 'Who else does it' },
  noOthers: { bhs: 'Konkurencija još nije upisana.', en: 'No competitors entered yet.' },
  difference: { bhs: 'Po čemu je {{name}} drugačije', en: 'How {{name}} differs' },
  price: { bhs: 'Cijena', en: 'Price' },
  advantage: { bhs: 'Zašto ovdje', en: 'Why here' },
  noAdvantage: { bhs: 'Prednost još nije opisana.', en: 'The advantage is not described yet.' },
  sells: { bhs: 'Šta se prodaje', en: 'What is sold' },
  noProducts: { bhs: 'Proizvodi još nisu upisani.', en: 'No products entered yet.' },
  perYear: { bhs: '{{units}} u prvoj godini', en: '{{units}} in the first year' },
  channels: { bhs: 'Kako kupac dođe', en: 'How customers come' },

  breakEvenMonth: { bhs: 'prvi mjesec u plusu', en: 'first month in plus' },
  breakEvenUnits: { bhs: 'mjesečne troškove pokriva', en: 'covers the costs of a month' },
  leastCash: { bhs: 'najmanje na računu', en: 'lowest balance' },
  noFigures: { bhs: 'Brojke još nisu upisane.', en: 'No figures entered yet.' },
  none: { bhs: 'nema', en: 'none' },

  milestones: { bhs: 'Po čemu se vidi da ide', en: 'How it shows that it moves' },
  noMilestones: { bhs: 'Plan još nije upisan.', en: 'No plan entered yet.' },
  risks: { bhs: 'Šta može poći naopako', en: 'What can go wrong' },
  likelihood: { bhs: 'vjerovatnoća: {{how}}', en: 'likelihood: {{how}}' },
  help: { bhs: 'U čemu treba pomoć', en: 'Where help is wanted' },

  bankGives: { bhs: 'Traži se od banke', en: 'Asked of the bank' },
  bankGave: { bhs: 'Banka daje', en: 'The bank gives' },
  ofAll: { bhs: 'od {{amount}}', en: 'of {{amount}}' },
  ownShare: { bhs: 'Ulaže tim', en: 'The team puts in' },
});
