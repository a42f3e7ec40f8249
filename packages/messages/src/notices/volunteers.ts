import { texts } from '../catalogue.ts';

/** What those who were invited to an activity said. */
export const volunteersNotices = texts({
  volunteerComesTeamTitle: { bhs: 'Neko dolazi pomoći', en: 'Somebody is coming to help' },
  volunteerComesTeamMessage: {
    bhs: 'Projekat „{{title}}“: {{who}} dolazi na „{{what}}“.',
    en: '“{{title}}”: {{who}} is coming to “{{what}}”.',
  },
  volunteerStaysTeamTitle: { bhs: 'Neko ne može doći', en: 'Somebody can’t come' },
  volunteerStaysTeamMessage: {
    bhs: 'Projekat „{{title}}“: {{who}} ne može na „{{what}}“.',
    en: '“{{title}}”: {{who}} can’t come to “{{what}}”.',
  },
});
