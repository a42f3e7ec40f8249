import { texts } from './catalogue.ts';

/** What all pages that a link of a mail opens have in common, whatever it asks. */
export const lettersTexts = texts({
  home: { bhs: 'Na početnu', en: 'Go to home' },
  help: {
    bhs: 'Nešto nije jasno? Pitaj nas',
    en: 'Something isn’t clear? Ask us',
  },
});
