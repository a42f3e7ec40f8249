import { describe, expect, it } from 'vitest';
import { minimumMark, missingToGoal, percentRaised } from './sums.ts';

describe('how far a campaign is', () => {
  it('is told in whole percent, rounded down', () => {
    expect(percentRaised({ currentAmount: 1390, targetAmount: 1930 })).toBe(72);
    expect(percentRaised({ currentAmount: 0.29, targetAmount: 1 })).toBe(29);
    expect(percentRaised({ currentAmount: 0, targetAmount: 0 })).toBe(0);
  });

  it('is capped at 100', () => {
    expect(percentRaised({ currentAmount: 2000, targetAmount: 1930 })).toBe(100);
    expect(percentRaised({ currentAmount: 1900, targetAmount: 1930 }, 500)).toBe(100);
  });

  it('counts a donation that is being chosen', () => {
    expect(percentRaised({ currentAmount: 1390, targetAmount: 1930 }, 20)).toBe(73);
  });

  it('says where the minimum stands and what is missing', () => {
    expect(minimumMark({ minimumAmount: 386, targetAmount: 1930 })).toBe(20);
    expect(missingToGoal({ currentAmount: 0.1, targetAmount: 0.3 })).toBe(0.2);
    expect(missingToGoal({ currentAmount: 5, targetAmount: 3 })).toBe(0);
  });
});
