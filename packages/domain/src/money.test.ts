import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addFening,
  addKm,
  defaultCampaignTarget,
  type Fening,
  fening,
  fromKm,
  minimumCampaignGoal,
  missingKm,
  noFening,
  readKm,
  signedKm,
  subFening,
  timesFening,
  timesKm,
  toKm,
} from './money.ts';

const amounts = (max = 1e12) => fc.integer({ min: 0, max }).map(fening);

describe('fening', () => {
  it.each([0, 1, 29, Number.MAX_SAFE_INTEGER])('takes %d', (n) => {
    expect(fening(n)).toBe(n);
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d', (n) => {
    expect(() => fening(n)).toThrow(RangeError);
  });

  it('knows one zero only', () => {
    expect(Object.is(fening(-0), 0)).toBe(true);
  });
});

describe('KM', () => {
  it.each([
    [0, 0],
    [0.01, 1],
    [0.1, 10],
    [0.29, 29],
    [0.57, 57],
    [1.1, 110],
    [1.15, 115],
    [8.2, 820],
    [19.99, 1999],
    [20, 2000],
    [1001.1, 100_110],
    [4120.55, 412_055],
    [9_999_999_999.99, 999_999_999_999],
  ])('%d KM are %d fening', (km, n) => {
    expect(fromKm(km)).toBe(n);
  });

  it.each([
    -0.01,
    -1,
    0.001,
    0.295,
    19.999,
    1.005,
    0.1 + 0.2,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    1e300,
    1e14 + 0.5,
  ])('%d KM are no amount', (km) => {
    expect(fromKm(km)).toBeNull();
  });

  it('keeps every amount on the way out and back', () => {
    fc.assert(fc.property(amounts(), (amount) => fromKm(toKm(amount)) === amount));
  });

  it('reads the decimal that a person writes', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(99), (whole, cents) => {
        const written = `${whole}.${String(cents).padStart(2, '0')}`;
        expect(fromKm(Number(written))).toBe(whole * 100 + cents);
      }),
    );
  });

  it('refuses a third decimal', () => {
    fc.assert(
      fc.property(
        fc.nat(1e6),
        fc.nat(99),
        fc.integer({ min: 1, max: 9 }),
        (whole, cents, third) => {
          const written = `${whole}.${String(cents).padStart(2, '0')}${third}`;
          expect(fromKm(Number(written))).toBeNull();
        },
      ),
    );
  });
});

describe('arithmetic', () => {
  it('is exact in KM as well', () => {
    expect(timesKm(0.1, 3)).toBe(0.3);
    expect(timesKm(65, 6)).toBe(390);
    expect(addKm(0.1, 0.2, 25)).toBe(25.3);
    expect(addKm()).toBe(0);
    expect([readKm(12.5), readKm(-1), readKm(0.001)]).toEqual([1250, 0, 0]);
  });

  it('tells what takes back, in KM', () => {
    expect([signedKm(-1230), signedKm(0), signedKm(-0), signedKm(5)]).toEqual([-12.3, 0, 0, 0.05]);
    expect(() => signedKm(0.5)).toThrow(RangeError);
  });

  it('says what is missing exactly, and nothing where there is more', () => {
    expect(missingKm(0.1, 0.3)).toBe(0.2);
    expect(missingKm(50.05, 100.1)).toBe(50.05);
    expect(missingKm(100, 99.99)).toBe(0);
  });

  it('adds exactly', () => {
    expect(addFening()).toBe(0);
    expect(addFening(fening(10), fening(20))).toBe(30);
    expect(() => addFening(fening(Number.MAX_SAFE_INTEGER), fening(1))).toThrow(RangeError);
  });

  it('takes away what was added', () => {
    fc.assert(fc.property(amounts(), amounts(), (a, b) => subFening(addFening(a, b), b) === a));
  });

  it('never goes below zero', () => {
    expect(() => subFening(fening(1), fening(2))).toThrow(RangeError);
  });

  it.each([
    [3800, 24, 91_200],
    [65_000, 1, 65_000],
    [999, 2.5, 2498],
    [1, 0.5, 1],
    [1, 0.49, 0],
    [333, 0.1, 33],
    [1999, 0, 0],
  ])('%d fening × %d are %d', (price, quantity, total) => {
    expect(timesFening(fening(price), quantity)).toBe(total);
  });

  it('multiplies whole quantities exactly', () => {
    fc.assert(
      fc.property(amounts(1e8), fc.nat(10_000), (price, n) => timesFening(price, n) === price * n),
    );
  });

  it('refuses a negative quantity', () => {
    expect(() => timesFening(fening(1), -1)).toThrow(RangeError);
  });
});

describe('goal of a campaign', () => {
  it.each([
    // requested KM, minimum KM, proposed KM
    [0, 0, 0],
    [3860, 386, 1930],
    [5000, 500, 2500],
    [2522, 252, 1261],
    [2525, 253, 1263],
    [1994.99, 199, 997],
    [1995, 200, 998],
    [4.99, 0, 2],
    [5, 1, 3],
  ])('of %d KM requested: at least %d, proposed %d', (requested, minimum, proposed) => {
    const amount = fromKm(requested) as Fening;
    expect(toKm(minimumCampaignGoal(amount))).toBe(minimum);
    expect(toKm(defaultCampaignTarget(amount))).toBe(proposed);
  });

  it('is whole KM, a tenth of what is requested, at most half a KM off', () => {
    fc.assert(
      fc.property(amounts(Number.MAX_SAFE_INTEGER), (requested) => {
        const goal = minimumCampaignGoal(requested);
        expect(goal % 100).toBe(0);
        // Ten times the difference, in big integers: no rounding hides here.
        const off = BigInt(goal) * 10n - BigInt(requested);
        expect(off <= 500n && off > -500n).toBe(true);
      }),
    );
  });

  it('proposes whole KM, half of what is requested, at most half a KM off', () => {
    fc.assert(
      fc.property(amounts(Number.MAX_SAFE_INTEGER), (requested) => {
        const goal = defaultCampaignTarget(requested);
        expect(goal % 100).toBe(0);
        const off = BigInt(goal) * 2n - BigInt(requested);
        expect(off <= 100n && off > -100n).toBe(true);
      }),
    );
  });

  it.each([499, 500, 501, 899, 900])('is exact at the largest amounts (%d)', (end) => {
    const requested = 9_007_199_254_740_000 + end;
    const exact = (by: bigint) => Number((BigInt(requested) + by / 2n) / by) * 100;
    expect(minimumCampaignGoal(fening(requested))).toBe(exact(1000n));
    expect(defaultCampaignTarget(fening(requested))).toBe(exact(200n));
  });

  it('rises with what is requested and never passes the proposed goal', () => {
    fc.assert(
      fc.property(amounts(), amounts(), (a, b) => {
        const [less, more] = a <= b ? [a, b] : [b, a];
        expect(minimumCampaignGoal(less)).toBeLessThanOrEqual(minimumCampaignGoal(more));
        expect(minimumCampaignGoal(a)).toBeLessThanOrEqual(defaultCampaignTarget(a));
      }),
    );
  });

  it('of nothing is nothing', () => {
    expect(minimumCampaignGoal(noFening)).toBe(0);
  });
});
