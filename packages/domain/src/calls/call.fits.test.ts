import { expect, it } from 'vitest';
import { type CallConditions, type Condition, mayTakeInstead } from './call.fits.ts';

const call: CallConditions = {
  minAge: 15,
  maxAge: 30,
  municipalities: ['Tuzla', 'Lukavac'],
  minTeam: 3,
  maxTeam: 8,
};

it.each<[string, Partial<CallConditions>, readonly Condition[], boolean]>([
  ['the same', {}, ['age'], false],
  ['the same', {}, ['place'], false],
  ['the same', {}, ['team'], false],
  ['nothing unmet', {}, [], true],
  ['narrower ages', { minAge: 18, maxAge: 25 }, ['age'], false],
  ['older too', { maxAge: 35 }, ['age'], true],
  ['younger too', { minAge: 13 }, ['age'], true],
  ['any age above', { maxAge: null }, ['age'], true],
  ['any age below', { minAge: null }, ['age'], true],
  ['one of its towns', { municipalities: ['Tuzla'] }, ['place'], false],
  ['another town', { municipalities: ['Zenica', 'Tuzla'] }, ['place'], true],
  ['every town', { municipalities: [] }, ['place'], true],
  ['smaller teams', { minTeam: 1 }, ['team'], true],
  ['larger teams', { maxTeam: 12 }, ['team'], true],
  ['teams between', { minTeam: 4, maxTeam: 6 }, ['team'], false],
  ['wider in one of two', { minTeam: 1 }, ['team', 'age'], false],
  ['wider in both', { minTeam: 1, maxAge: null }, ['team', 'age'], true],
])('%s: %o, where %o is not met', (_, change, unmet, expected) => {
  expect(mayTakeInstead({ ...call, ...change }, call, unmet)).toBe(expected);
});
