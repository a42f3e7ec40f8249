import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inBatches } from './batches.ts';

describe('inBatches', () => {
  it('does the first at once and gathers what comes meanwhile, in order', async () => {
    const steps: number[][] = [];
    const double = inBatches<number, number>(async (items) => {
      steps.push([...items]);
      await sleep(5);
      return items.map((item) => item * 2);
    }, 3);
    const outcomes = await Promise.all([1, 2, 3, 4, 5, 6].map((item) => double('a', item)));
    expect(outcomes).toEqual([2, 4, 6, 8, 10, 12]);
    expect(steps).toEqual([[1], [2, 3, 4], [5, 6]]);
    expect(await double('a', 7)).toBe(14);
  });

  it('keeps keys apart', async () => {
    const steps: string[] = [];
    const note = inBatches<string, string>(async (items) => {
      steps.push(items.join());
      await sleep(1);
      return items;
    }, 10);
    await Promise.all([note('a', 'a1'), note('b', 'b1'), note('a', 'a2'), note('b', 'b2')]);
    expect(steps.sort()).toEqual(['a1', 'a2', 'b1', 'b2']);
  });

  it('fails alone what is bad, after trying each by itself', async () => {
    const work = inBatches<number, number>(async (items) => {
      await sleep(1);
      if (items.includes(3)) throw new Error('three');
      return items;
    }, 10);
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map((item) => work('a', item)));
    expect(outcomes.map((outcome) => outcome.status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(await work('a', 5)).toBe(5);
  });
});
