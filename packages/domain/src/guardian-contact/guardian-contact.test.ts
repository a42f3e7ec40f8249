import { expect, it } from 'vitest';
import { guardianContactEnd, mayKeepGuardian } from './guardian-contact.ts';

it.each([
  [null, '2026-11-26T12:00:00Z', false],
  [2012, '2026-11-26T12:00:00Z', true],
  [2011, '2026-11-26T12:00:00Z', false],
  [1990, '2026-11-26T12:00:00Z', false],
  // The year turns with the clocks of Sarajevo.
  [2012, '2026-12-31T22:59:59Z', true],
  [2012, '2026-12-31T23:00:00Z', false],
])('of somebody born in %s, asked at %s: %s', (birthYear, at, expected) => {
  expect(mayKeepGuardian({ birthYear }, new Date(at))).toBe(expected);
});

it('gives a guardian two weeks', () => {
  expect(guardianContactEnd(new Date('2026-11-26T12:00:00Z'))).toEqual(
    new Date('2026-12-10T12:00:00Z'),
  );
});
