import { expect, it } from 'vitest';
import { languageOf } from './text-language.ts';

it.each([
  [
    'Soba za probe s pravom izolacijom i opremom koju dijeli sedam bendova, a stoji na spratu.',
    'bhs',
  ],
  ['Kino je zatvoreno 2009, a najbliži film je od nas četrdeset minuta.', 'bhs'],
  ['Sedam bendova vježba po garažama i svaka proba završi pozivom komšije.', 'bhs'],
  ['Seven bands rehearse in garages, and every rehearsal ends with a call from the police.', 'en'],
  ['The band is called „Da se zna“ and plays for the town.', 'en'],
  ['Hor Solana', null],
  ['', null],
] as const)('of %j: %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});
