import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fening } from '../money.ts';
import { instalmentsOf, instalmentsStanding, isWholeGrant } from './instalments.ts';

const part = (
  amount: number,
  after: 'signing' | 'milestone' | 'report',
  milestoneId: string | null = null,
) => ({ amount: fening(amount), after, milestoneId });
const parts = [part(96_000, 'signing'), part(70_000, 'milestone', 'a'), part(41_600, 'report')];
const granted = fening(207_600);
const nothing = { paid: fening(0), signed: false, reached: [], reported: false };
const states = (known: Partial<Parameters<typeof instalmentsStanding>[1]>) =>
  instalmentsStanding(parts, { ...nothing, ...known }).map(({ state, paid }) => `${state} ${paid}`);

it('is the whole grant after signing where nothing is divided', () => {
  expect(instalmentsOf(undefined, granted)).toEqual([part(207_600, 'signing')]);
  expect(instalmentsOf([], granted)).toEqual([part(207_600, 'signing')]);
  expect(instalmentsOf(parts, granted)).toBe(parts);
});

it('comes to the grant, each part to something', () => {
  expect(isWholeGrant(parts, granted)).toBe(true);
  expect(isWholeGrant(parts, fening(207_601))).toBe(false);
  expect(isWholeGrant([...parts, part(0, 'report')], granted)).toBe(false);
});

it('falls due by its condition, and is paid in its order by what the ledger says', () => {
  expect(states({})).toEqual(['waiting 0', 'waiting 0', 'waiting 0']);
  expect(states({ signed: true })).toEqual(['due 0', 'waiting 0', 'waiting 0']);
  expect(states({ signed: true, paid: fening(96_000) })).toEqual([
    'paid 96000',
    'waiting 0',
    'waiting 0',
  ]);
  expect(
    states({ signed: true, paid: fening(100_000), reached: ['b', 'a'], reported: true }),
  ).toEqual(['paid 96000', 'due 4000', 'due 0']);
});

it('never pays out more or less than the ledger says', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300_000 }), (paid) => {
      const standing = instalmentsStanding(parts, { ...nothing, paid: fening(paid) });
      const sum = standing.reduce((all, one) => all + one.paid, 0);
      expect(sum).toBe(Math.min(paid, granted));
    }),
  );
});
