import { expect, it } from 'vitest';
import { searchable } from './search.ts';

it('finds č by c, đ by d, big by small', () => {
  expect(searchable('Čekić, ĐAK, Žuto, šćućuren')).toBe('cekic, dak, zuto, scucuren');
  expect(searchable('c\u030c')).toBe('c');
});
