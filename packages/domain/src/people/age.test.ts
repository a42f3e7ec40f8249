import { describe, expect, it } from 'vitest';
import { ageFlaw, guardianMayConfirm, isAdult, protectsNoLess, undeclaredAge } from './age.ts';

/** Already the new year in Sarajevo. */
const now = new Date('2026-12-31T23:30:00Z');
const adult = { birthYear: null, adultSaidAt: new Date('2026-11-22T12:00:00Z') };
const born = (birthYear: number) => ({ birthYear, adultSaidAt: null });

it.each([
  ['nothing said', undeclaredAge, false],
  ['said so', adult, true],
  ['nineteen this year', born(2008), true],
  ['eighteen some day this year', born(2009), false],
  ['eighteen this year, and said so', { ...born(2009), adultSaidAt: adult.adultSaidAt }, true],
])('of age, with %s: %s', (_, member, expected) => {
  expect(isAdult(member, now)).toBe(expected);
});

it.each([
  ['required', { birthYear: null, adult: false }],
  [undefined, { birthYear: null, adult: true }],
  [undefined, { birthYear: 2012, adult: false }],
  ['invalid', { birthYear: 2010, adult: true }],
  [undefined, { birthYear: 2009, adult: true }],
  ['invalid', { birthYear: 2018, adult: false }],
  ['invalid', { birthYear: 1890, adult: false }],
] as const)('%s with %j', (expected, said) => {
  expect(ageFlaw(said, now)).toBe(expected);
});

describe('what somebody changes of their age by themselves', () => {
  it.each([
    ['first, that they are of age', undeclaredAge, adult],
    ['first, a year', undeclaredAge, born(2012)],
    ['of age, that they are not', adult, born(2010)],
    ['of age by their year, another year', born(1990), born(2001)],
    ['a later year', born(2011), born(2013)],
    ['the same year', born(2011), born(2011)],
    [
      'in the year in which they become eighteen, that they are',
      born(2009),
      { ...adult, birthYear: 2009 },
    ],
    ['the same, without the year', born(2009), adult],
  ])('%s', (_, known, next) => {
    expect(protectsNoLess(known, next, now)).toBe(true);
  });

  it.each([
    ['of age, of whom a year is known by which they are not', born(2011), adult],
    ['a year by which they are of age', born(2011), born(2001)],
    ['an earlier year', born(2013), born(2011)],
    ['of age this year, of whom a later year is known', born(2011), born(2009)],
    ['of age this year with another year', born(2009), born(2008)],
    ['nothing at all', born(2011), undeclaredAge],
  ])('not %s', (_, known, next) => {
    expect(protectsNoLess(known, next, now)).toBe(false);
  });
});

it.each([
  ['of who stays under eighteen this year', born(2010), true],
  ['of who becomes eighteen this year', born(2009), false],
  ['of who is of age', adult, false],
])('a guardian’s word on a correction %s: %s', (_, said, may) => {
  expect(guardianMayConfirm(said, now)).toBe(may);
});
