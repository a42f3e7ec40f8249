import { texts } from './catalogue.ts';

/** What all pages that a link of a mail opens have in common, whatever it asks. */
export const lettersTexts = texts({
  home: { bhs: 'Na početnu', en: 'Go to home' },
  help: { bhs: 'Nešto nije jasno? Tu smo za pitanja', en: 'Something isn’t clear? Ask us' },
});
