import { expect, it } from 'vitest';
import { placeWords } from './place-words.ts';

it.each([
  ['Dvorište Gimnazije', 'Tuzla', 'Dvorište Gimnazije, Tuzla'],
  ['Dvorište Gimnazije, Tuzla', 'Tuzla', 'Dvorište Gimnazije, Tuzla'],
  ['', 'Tuzla', 'Tuzla'],
  ['Dvorište Gimnazije', '', 'Dvorište Gimnazije'],
  ['', '', ''],
])('“%s” in “%s” is told as “%s”', (location, municipality, words) => {
  expect(placeWords(location, municipality)).toBe(words);
});
