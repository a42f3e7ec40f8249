import { expect, it } from 'vitest';
import { fourWords } from './four-words.ts';

it.each([
  ['Kino pod vedrim nebom', 'Kino pod vedrim nebom'],
  ['Muzička soba za mlade u Tuzli', 'Muzička soba za mlade'],
  ['Ljetna škola programiranja za djecu', 'Ljetna škola programiranja'],
  ['Druga smjena: popravka bicikala u Zenici', 'Druga smjena: popravka bicikala'],
  ['Kako smo napravili ljetnu biblioteku', 'Kako smo napravili ljetnu…'],
  ['Što tim prije počne i radi zajedno', 'Što tim prije počne'],
  ['A library on wheels for five villages', 'A library on wheels'],
  ['Open mic, every second Friday', 'Open mic'],
  ['  Jedna   riječ ', 'Jedna riječ'],
])('%s is called %s', (whole, title) => {
  expect(fourWords(whole)).toBe(title);
});
