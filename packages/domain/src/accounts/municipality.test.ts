import { expect, it } from 'vitest';
import { municipalityOf } from './municipality.ts';

it.each([
  ['Tuzla', 'Tuzla'],
  [' tuzla ', 'Tuzla'],
  ['ZIVINICE', 'Živinice'],
  ['banja  luka', 'Banja Luka'],
  ['Sarajevo', 'Sarajevo'],
  ['tuz', undefined],
  ['Atlantida', undefined],
  ['', undefined],
])('%j names %j', (typed, name) => expect(municipalityOf(typed)).toBe(name));
