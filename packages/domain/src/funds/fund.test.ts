import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FundEntry, fundEntryKinds, fundRefusal, fundSums } from './fund.ts';

const fund = (...entries: [FundEntry['kind'], number][]) =>
  fundSums(entries.map(([kind, amount]) => ({ kind, amount })));

describe('a fund', () => {
  it('is empty without entries', () => {
    expect(fund()).toEqual({ received: 0, promised: 0, paid: 0, returned: 0, owed: 0, left: 0 });
  });

  it('keeps apart what is promised, paid, given back and left', () => {
    const sums = fund(
      ['received', 1_000_000],
      ['received', -50_000],
      ['promised', 400_000],
      ['released', 100_000],
      ['paid', 250_000],
      ['returned', 20_000],
    );
    expect(sums).toEqual({
      received: 950_000,
      promised: 300_000,
      paid: 250_000,
      returned: 20_000,
      owed: 50_000,
      left: 670_000,
    });
  });

  it('says by how much more was promised than there is', () => {
    expect(fund(['received', 100], ['promised', 300]).left).toBe(-200);
  });
});

describe('an entry', () => {
  const whole = fund(['received', 1_000], ['promised', 600], ['paid', 400], ['returned', 100]);
  const grant = fund(['promised', 600], ['paid', 400], ['returned', 100]);

  it.each([
    ['received', 1, null],
    ['received', -500, null],
    ['received', -501, 'ABOVE_LEFT'],
    ['received', -1_001, 'BELOW_ZERO'],
    ['promised', 500, null],
    ['promised', 501, 'ABOVE_LEFT'],
    ['promised', -200, null],
    ['promised', -201, 'ABOVE_OWED'],
    ['released', 200, null],
    ['released', 201, 'ABOVE_OWED'],
    ['released', -501, 'ABOVE_LEFT'],
    ['paid', 200, null],
    ['paid', 201, 'ABOVE_OWED'],
    ['paid', -300, null],
    ['paid', -301, 'BELOW_ZERO'],
    ['returned', 300, null],
    ['returned', 301, 'ABOVE_PAID'],
    ['returned', -100, null],
    ['returned', -101, 'BELOW_ZERO'],
  ] as const)('%s %i: %s', (kind, amount, refusal) => {
    expect(fundRefusal(whole, kind === 'received' ? undefined : grant, { kind, amount })).toBe(
      refusal,
    );
  });

  it('taken as the rule says never breaks a sum', () => {
    const entry = fc.record({
      kind: fc.constantFrom(...fundEntryKinds),
      amount: fc.integer({ min: -2_000, max: 2_000 }),
    });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 60 }), (asked) => {
        const kept: FundEntry[] = [];
        for (const next of asked) {
          const sums = fundSums(kept);
          const grantSums = fundSums(kept.filter(({ kind }) => kind !== 'received'));
          if (fundRefusal(sums, next.kind === 'received' ? undefined : grantSums, next)) continue;
          kept.push(next);
          const { left, owed } = fundSums(kept);
          expect(Math.min(left, owed)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
