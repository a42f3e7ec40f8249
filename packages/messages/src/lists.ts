import { texts } from './catalogue.ts';

/** What lists have in common, whatever they list. */
export const listsTexts = texts({
  failed: { bhs: 'Spisak se nije učitao', en: 'The list didn’t load' },
  more: { bhs: 'Prikaži još', en: 'Show more' },
});
