import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fening } from '../money.ts';
import { matchFor, matchLeft } from './match.ts';

it.each([
  ['doubles', 2000, 50_000, 90_000, 2000],
  ['gives what the pot still has', 2000, 700, 90_000, 700],
  ['stops at the goal', 2000, 50_000, 300, 300],
  ['gives nothing out of an empty pot', 2000, 0, 90_000, 0],
  ['gives nothing where the donation fills the goal', 2000, 50_000, 0, 0],
])('%s', (_, donation, left, room, matched) => {
  expect(matchFor(fening(donation), fening(left), fening(room))).toBe(matched);
});

it('neither passes the goal nor empties the pot below zero, whoever gives in whatever order', () => {
  const amount = fc.integer({ min: 1, max: 5_000 });
  fc.assert(
    fc.property(fc.array(amount), amount, amount, (donations, pot, goal) => {
      let [held, room] = [0, goal];
      for (const donation of donations) {
        if (donation > room) continue;
        const left = matchLeft({ amount: pot, held, settled: 0 });
        const matched = matchFor(fening(donation), left, fening(room - donation));
        expect(matched).toBeLessThanOrEqual(donation);
        held += matched;
        room -= donation + matched;
        expect(Math.min(room, pot - held)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
