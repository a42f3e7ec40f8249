import { describe, expect, it } from 'vitest';
import { fening } from '../money.ts';
import { graceOverSince, holdRefusal, nothingUnpaid } from './holds.ts';

const unpaid = (count: number, held: number, lapsed: number) => ({
  count,
  held: fening(held),
  lapsed: fening(lapsed),
});

describe('bounds on holds', () => {
  it.each([
    ['a first one', nothingUnpaid, nothingUnpaid, undefined],
    ['a third at once', unpaid(2, 200, 0), nothingUnpaid, undefined],
    ['a fourth at once', unpaid(3, 300, 0), nothingUnpaid, 'HOLDS_OPEN'],
    ['of a school that lets nothing lapse', nothingUnpaid, unpaid(500, 900, 0), undefined],
    ['of a donor who tries again', unpaid(0, 0, 1000), unpaid(0, 0, 1000), undefined],
    ['of a donor who let it lapse twice', unpaid(0, 0, 1901), nothingUnpaid, 'HOLDS_UNPAID'],
    ['of a network that keeps on', nothingUnpaid, unpaid(0, 500, 1401), 'HOLDS_UNPAID'],
    ['up to the bound', nothingUnpaid, unpaid(1, 500, 1400), undefined],
  ])('%s', (_, donor, network, refusal) => {
    expect(holdRefusal(fening(100), fening(1000), { donor, network })).toBe(refusal);
  });

  it('leave a hold its ten minutes', () => {
    expect(graceOverSince(new Date('2026-11-20T12:10:00Z')).toISOString()).toBe(
      '2026-11-20T12:00:00.000Z',
    );
  });
});
