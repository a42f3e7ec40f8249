import { texts } from './catalogue.ts';

/** Who may apply, as questions: those that a call's conditions ask by themselves, and what is said of the answers. */
export const callEligibilityTexts = texts({
  ages: {
    bhs: 'Imaju li svi u timu od {{from}} do {{to}} godina?',
    en: 'Are you all between {{from}} and {{to}} years old?',
  },
  agesElse: {
    bhs: 'Ovaj poziv je za mlade od {{from}} do {{to}} godina.',
    en: 'This call is for people from {{from}} to {{to}}.',
  },
  agesFrom: {
    bhs: 'Imaju li svi u timu najmanje {{from}} godina?',
    en: 'Are you all at least {{from}} years old?',
  },
  agesFromElse: {
    bhs: 'Ovaj poziv je za one koji imaju najmanje {{from}} godina.',
    en: 'This call is for people who are at least {{from}}.',
  },
  agesTo: {
    bhs: 'Imaju li svi u timu najviše {{to}} godina?',
    en: 'Are you all {{to}} years old or younger?',
  },
  agesToElse: {
    bhs: 'Ovaj poziv je za one koji imaju najviše {{to}} godina.',
    en: 'This call is for people who are {{to}} or younger.',
  },
  place: { bhs: 'Je li projekat u mjestu {{places}}?', en: 'Is the project in {{places}}?' },
  placeElse: {
    bhs: 'Ovaj poziv je za projekte u mjestu {{places}}.',
    en: 'This call is for projects in {{places}}.',
  },
  places: {
    bhs: 'Je li projekat u jednom od ovih mjesta: {{places}}?',
    en: 'Is the project in one of these places: {{places}}?',
  },
  placesElse: {
    bhs: 'Ovaj poziv je za projekte u ovim mjestima: {{places}}.',
    en: 'This call is for projects in these places: {{places}}.',
  },
  team: {
    bhs: 'Hoće li tim imati od {{from}} do {{to}} osoba?',
    en: 'Will there be {{from}} to {{to}} of you in the team?',
  },
  teamElse: {
    bhs: 'Tim za ovaj poziv ima od {{from}} do {{to}} osoba. Možeš početi i pozvati ostale do roka.',
    en: 'A team for this call has {{from}} to {{to}} people. You can begin and invite the others before the deadline.',
  },

  title: { bhs: 'Uslovi poziva', en: 'Conditions of the call' },
  titleMet: { bhs: 'Uslovi poziva su ispunjeni', en: 'You meet the conditions of the call' },
  note: {
    bhs: 'Odgovori idu uz nacrt. Vidi ih tvoj tim, a kad pošalješ prijavu i odbor. Ništa od toga ne zaustavlja slanje.',
    en: 'The answers go with the draft. Your team sees them, and the board once you submit. None of them stops you from submitting.',
  },
  yes: { bhs: 'Da', en: 'Yes' },
  no: { bhs: 'Ne', en: 'No' },
  met: { bhs: 'Uslovi su ispunjeni.', en: 'You can apply.' },
  notMet: { bhs: 'Ovaj uslov nije ispunjen.', en: 'This condition isn’t met.' },
  doubtTitle: {
    bhs: 'Po ovom odgovoru uslovi nisu ispunjeni.',
    en: 'By this answer the conditions aren’t met.',
  },
  doubtText: {
    bhs: 'Odbor o tome odlučuje kad čita prijavu. Prije nego što uložiš vrijeme, pitaj banku.',
    en: 'The board decides that when it reads the application. Before you put time into it, ask the bank.',
  },
  ask: { bhs: 'Piši: {{name}}', en: 'Write to {{name}}' },
  others: { bhs: 'Pogledaj druge otvorene pozive', en: 'See other open calls' },
  step: { bhs: 'Najprije uslovi', en: 'First, the conditions' },
  unanswered: {
    bhs: 'Odgovori na svako pitanje, pa idemo dalje.',
    en: 'Answer each question, then carry on.',
  },
  othersTitle: { bhs: 'Otvoreno je i ovo', en: 'Also open' },
  otherFacts: {
    bhs: '{{bank}}, do {{amount}}, rok {{date}}',
    en: '{{bank}}, up to {{amount}}, deadline {{date}}',
  },
  anyway: { bhs: 'Ipak započni prijavu', en: 'Start anyway' },
});
