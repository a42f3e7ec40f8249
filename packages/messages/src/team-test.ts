import { texts } from './catalogue.ts';

/** The page that shows what a team has and lacks. */
export const teamTestTexts = texts({
  title: { bhs: 'Provjera tima', en: 'Team check' },
  lead: {
    bhs: 'Ko je u timu, ko još nije odgovorio i šta poziv od tima traži.',
    en: 'Who is in the team, who has not answered yet, and what the call asks of it.',
  },
  untitled: { bhs: 'Projekat još nema ime', en: 'A project without a name yet' },
  missing: { bhs: 'Šta nedostaje', en: 'What is missing' },
  nothing: { bhs: 'Timu ne nedostaje ništa.', en: 'The team lacks nothing.' },
  nothingOfYou: { bhs: 'Od tebe ne treba ništa.', en: 'Nothing is needed from you.' },
  others: {
    bhs: 'Šta nedostaje drugima, vidi samo ko vodi prijavu.',
    en: 'What others lack is seen only by whoever leads the application.',
  },
  over: {
    bhs: 'Prijava se više ne mijenja, pa timu ne treba ništa.',
    en: 'The application no longer changes, so nothing is needed.',
  },
  asks: { bhs: 'Šta poziv traži od tima', en: 'What the call asks of a team' },
  size: { bhs: 'Ljudi u timu', en: 'People in the team' },
  sizeText: {
    bhs: 'od {{from}} do {{to}}, sada {{count}}',
    en: '{{from}} to {{to}}, now {{count}}',
  },
  ages: { bhs: 'Godine', en: 'Ages' },
  agesBetween: { bhs: 'od {{from}} do {{to}}', en: '{{from}} to {{to}}' },
  agesFrom: { bhs: 'od {{from}}', en: 'from {{from}}' },
  agesTo: { bhs: 'do {{to}}', en: 'up to {{to}}' },
  agesAny: { bhs: 'bez granice', en: 'no limit' },
  consents: { bhs: 'Saglasnosti', en: 'Consents' },
  consentsText: {
    bhs: 'roditelja ili staratelja, za svakoga ko nema 18',
    en: 'of a parent or guardian, for everybody under 18',
  },
  members: { bhs: 'U timu', en: 'In the team' },
  member: { bhs: 'piše s timom', en: 'writes with the team' },
  invitations: { bhs: 'Pozivnice', en: 'Invitations' },
  noInvitations: { bhs: 'Nijedna nije poslana.', en: 'None was sent.' },
  open: { bhs: 'Otvori tim u prijavi', en: 'Open the team in the application' },
  empty: { bhs: 'Još nemaš nijednu prijavu', en: 'You have no application yet' },
  emptyText: {
    bhs: 'Tim nastaje uz prijavu. Odaberi poziv, pa pozovi svoje ljude.',
    en: 'A team begins with an application. Choose a call, then invite your people.',
  },
  opening: { bhs: 'Učitavamo tim…', en: 'Loading the team…' },
  failed: { bhs: 'Tim se nije učitao', en: 'The team didn’t load' },
});
