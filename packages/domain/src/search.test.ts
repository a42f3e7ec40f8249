import { expect, it } from 'vitest';
import { searchable, searchWords } from './search.ts';

it('finds č by c, đ by d, big by small', () => {
  expect(searchable('Čekić, ĐAK, Žuto, šćućuren')).toBe('cekic, dak, zuto, scucuren');
  expect(searchable('c\u030c')).toBe('c');
});

it('takes a text apart into the words that are searched by', () => {
  expect(searchWords('  „Šuma“, put-do (2026)! ')).toEqual(['suma', 'put', 'do', '2026']);
  expect(searchWords("':* & !")).toEqual([]);
});
