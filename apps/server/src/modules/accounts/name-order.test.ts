import { byAlphabet } from '@app/domain/alphabet';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginningsOf, lateLetters } from './name-order.ts';

/** As the database has it. */
const orderOf = (name: string) =>
  lateLetters.reduce((key, [letter, late]) => key.replaceAll(letter, late), name.toLowerCase());

const plainOf = (name: string) =>
  name.toLowerCase().replaceAll('đ', 'd').normalize('NFD').replace(/\p{M}/gu, '');

const name = fc
  .array(fc.constantFrom(...'abcčćdđeijlnsšzž '.split('')), { minLength: 1, maxLength: 9 })
  .map((letters) => letters.join(''));

describe('the order of names', () => {
  it('is that of the alphabet', () => {
    const byKey = (one: string, other: string) =>
      orderOf(one) < orderOf(other) ? -1 : orderOf(one) > orderOf(other) ? 1 : 0;
    const words = fc.array(
      name.filter((one) => !one.includes(' ')),
      { minLength: 2, maxLength: 9 },
    );
    fc.assert(
      fc.property(words, (some) => {
        expect(some.toSorted(byKey)).toEqual(some.toSorted(byAlphabet));
      }),
    );
  });

  it('has every name below the beginnings of what it begins with, and below one of them', () => {
    fc.assert(
      fc.property(name, fc.nat(9), (one, length) => {
        const { beginnings: begun } = beginningsOf(plainOf(one).slice(0, length + 1));
        expect(begun.filter((beginning) => orderOf(one).startsWith(beginning))).toHaveLength(1);
        expect(begun).toEqual(begun.toSorted());
      }),
    );
  });

  it.each([
    ['', ['']],
    ['a', ['a']],
    ['c', ['c']],
    ['ca', ['ca', 'c{a', 'c|a']],
    ['lj', ['l{']],
    ['dz', ['dz', 'd{', 'd|z']],
    ['sas', ['sas', 's{as']],
  ])('%s begins %j', (plain, expected) => {
    expect(beginningsOf(plain)).toEqual({ beginnings: expected, exact: true });
  });

  it('stays short for long names', () => {
    const { beginnings, exact } = beginningsOf('cccccccccc');
    expect(beginnings.length).toBeLessThanOrEqual(30);
    expect(exact).toBe(false);
  });
});
