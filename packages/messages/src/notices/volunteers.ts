import { texts } from '../catalogue.ts';

/** What those who were invited to an activity said. */
export const volunteersNotices = texts({
  volunteerComesTeamTitle: { bhs: 'Neko dolazi pomoći', en: 'Somebody is coming to help' },
  volunteerComesTeamMessage: {
    bhs: 'Projekat „{{title}}“: {{who}} dolazi na „{{what}}“.',
    en: '“{{title}}”: {{who}} is coming to “{{what}}”.',
  },
  volunteerOffersTeamTitle: { bhs: 'Neko želi pomoći', en: 'Somebody would like to help' },
  volunteerOffersTeamMessage: {
    bhs: 'Projekat „{{title}}“: {{who}} želi pomoći na „{{what}}“.',
    en: '“{{title}}”: {{who}} would like to help with “{{what}}”.',
  },
  volunteerTakenTitle: { bhs: 'Tim te čeka', en: 'The team is expecting you' },
  volunteerTakenMessage: {
    bhs: 'Projekat „{{title}}“: dogovoreno, pomažeš na „{{what}}“.',
    en: '“{{title}}”: agreed, you help with “{{what}}”.',
  },
  volunteerNotTakenTitle: {
    bhs: 'Tim ovaj put ne treba pomoć',
    en: 'The team needs no help this time',
  },
  volunteerNotTakenMessage: {
    bhs: 'Projekat „{{title}}“: za „{{what}}“ ima dovoljno ljudi. Hvala na ponudi.',
    en: '“{{title}}”: there are enough people for “{{what}}”. Thank you for offering.',
  },
  volunteerStaysTeamTitle: { bhs: 'Neko ne može doći', en: 'Somebody can’t come' },
  volunteerStaysTeamMessage: {
    bhs: 'Projekat „{{title}}“: {{who}} ne može na „{{what}}“.',
    en: '“{{title}}”: {{who}} can’t come to “{{what}}”.',
  },
});
