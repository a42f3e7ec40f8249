import { expect, it } from 'vitest';
import { skillsOf, withWord, wordIsThere } from './skills.ts';

const words = ['Budžet', 'Javni nastup'];

it.each([
  ['Šah', ['Budžet', 'Javni nastup', 'Šah']],
  [' budžet ', words],
  ['Šah, Excel; šah', ['Budžet', 'Javni nastup', 'Šah', 'Excel']],
  ['  ', words],
])('adds %j', (pending, expected) => {
  expect(withWord({ words, pending }, 20)).toEqual({ words: expected, pending: '' });
  expect(skillsOf({ words, pending })).toEqual(expected);
});

it('adds no more than there is room for', () => {
  expect(withWord({ words, pending: 'a, b' }, 3).words).toEqual([...words, 'a']);
});

it('notices a word that is there already', () => {
  expect(wordIsThere({ words, pending: ' JAVNI  NASTUP' })).toBe(true);
  expect(wordIsThere({ words, pending: 'Nastup' })).toBe(false);
  expect(wordIsThere({ words, pending: ' ' })).toBe(false);
});
