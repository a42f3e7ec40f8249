import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyCall } from '../calls/call.content.ts';
import {
  businessRubric,
  type Criterion,
  defaultQuorum,
  defaultRubric,
  partialTotal,
  quorumFor,
  type Rubric,
  ranked,
  reviewTotal,
  type Scores,
  summarise,
  unexplained,
} from './rubric.ts';

const allOf = (score: number): Scores =>
  Object.fromEntries(defaultRubric.map(({ key }) => [key, score]));

const score = fc.integer({ min: 1, max: 5 });
const anyScores = fc
  .tuple(score, score, score, score, score, score)
  .map(
    (given): Scores => Object.fromEntries(defaultRubric.map(({ key }, n) => [key, given[n] ?? 1])),
  );

describe('the note of a mark', () => {
  it.each([
    [1, '', true],
    [5, ' ', true],
    [5, 'Jasno.', false],
    [2, '', false],
    [4, undefined, false],
    [undefined, '', false],
  ])('a %s with “%s” lacks one: %s', (value, note, lacks) => {
    const given = { team: { value, note } } as Parameters<typeof unexplained>[1];
    expect(unexplained(defaultRubric, given)).toEqual(lacks ? ['team'] : []);
  });
});

describe('the default rubric', () => {
  it('has the weights of the product', () => {
    expect(defaultRubric.map(({ key, weight }) => [key, weight])).toEqual([
      ['need', 20],
      ['solution', 20],
      ['effect', 20],
      ['team', 15],
      ['budget', 15],
      ['novelty', 10],
    ]);
  });

  it('is the same for a first business, in the words of one', () => {
    const shape = (rubric: Rubric) => rubric.map(({ key, weight }) => [key, weight]);
    expect(shape(businessRubric)).toEqual(shape(defaultRubric));
    expect(JSON.stringify(businessRubric)).not.toMatch(/zajednic|projek|community|project/i);
    expect(emptyCall({ kind: 'blue', bankSlug: 'tuzla' }).rubric).toBe(businessRubric);
    expect(emptyCall({ kind: 'orange', bankSlug: 'tuzla' }).rubric).toBe(defaultRubric);
  });

  it('is worded in both languages', () => {
    for (const { name, guidance } of [...defaultRubric, ...businessRubric]) {
      for (const text of [name, guidance]) {
        expect(text.bhs).not.toBe('');
        expect(text.en).not.toBe(text.bhs);
      }
    }
  });
});

describe('totals', () => {
  it.each([
    [5, 100],
    [4, 80],
    [3, 60],
    [2, 40],
    [1, 20],
  ])('all %d give %d', (given, total) => {
    expect(reviewTotal(defaultRubric, allOf(given))).toBe(total);
  });

  it('weighs', () => {
    expect(reviewTotal(defaultRubric, { ...allOf(1), need: 5 })).toBe(36);
    expect(reviewTotal(defaultRubric, { ...allOf(1), novelty: 5 })).toBe(28);
  });

  it('does not depend on what the weights add up to', () => {
    const criterion = (key: string, weight: number): Criterion => ({
      key,
      weight,
      name: { bhs: key, en: key },
      guidance: { bhs: key, en: key },
    });
    const rubric = [criterion('a', 2), criterion('b', 1)];
    expect(reviewTotal(rubric, { a: 5, b: 1 })).toBe(73.33);
    expect(reviewTotal(rubric, { a: 5, b: 5 })).toBe(100);
  });

  it('lie between 20 and 100 and rise with every score', () => {
    fc.assert(
      fc.property(anyScores, fc.constantFrom(...defaultRubric), (scores, { key }) => {
        const total = reviewTotal(defaultRubric, scores);
        expect(total).toBeGreaterThanOrEqual(20);
        expect(total).toBeLessThanOrEqual(100);
        const better = { ...scores, [key]: 5 };
        expect(reviewTotal(defaultRubric, better)).toBeGreaterThanOrEqual(total);
      }),
    );
  });

  it('agree with the points of a full score', () => {
    fc.assert(
      fc.property(anyScores, (scores) => {
        const { points, outOf } = partialTotal(defaultRubric, scores);
        expect(outOf).toBe(100);
        expect(points).toBeCloseTo(reviewTotal(defaultRubric, scores), 2);
      }),
    );
  });

  it.each([0, 6, 3.5, -1, Number.NaN])('refuse the score %d', (odd) => {
    expect(() => reviewTotal(defaultRubric, { ...allOf(3), need: odd })).toThrow(RangeError);
    expect(() => partialTotal(defaultRubric, { need: odd })).toThrow(RangeError);
  });

  it('need every criterion', () => {
    const { novelty: _, ...rest } = allOf(5);
    expect(() => reviewTotal(defaultRubric, rest)).toThrow(RangeError);
    expect(() => reviewTotal([], {})).toThrow(RangeError);
  });

  it('show how far a score has come, as on the board', () => {
    expect(partialTotal(defaultRubric, { need: 5, solution: 4, effect: 4, team: 3 })).toEqual({
      points: 61,
      outOf: 75,
    });
    expect(partialTotal(defaultRubric, {})).toEqual({ points: 0, outOf: 0 });
  });

  it('ignore scores of other criteria', () => {
    const more = { ...allOf(5), charm: 1, constructor: 1 };
    expect(reviewTotal(defaultRubric, more as Scores)).toBe(100);
  });
});

describe('the quorum', () => {
  it.each([
    // default, board, conflicts, quorum
    [3, 8, 0, 3],
    [3, 8, 5, 3],
    [3, 8, 6, 2],
    [3, 3, 1, 2],
    [3, 3, 2, 1],
    [3, 2, 0, 2],
    [3, 3, 3, 1],
    [5, 8, 0, 5],
    [3, 0, 0, 1],
  ])('of %d on a board of %d with %d conflicts is %d', (wanted, boardSize, conflicts, quorum) => {
    expect(quorumFor({ default: wanted, boardSize, conflicts })).toBe(quorum);
  });

  it('is three by default', () => {
    expect(defaultQuorum).toBe(3);
  });
});

describe('the ranking', () => {
  const line = (id: string, ...totals: number[]) => ({ id, ...summarise(totals) });

  it('shows mean, spread and count, best first', () => {
    expect(ranked([line('staza', 61, 74, 82), line('hor'), line('radio', 90)])).toEqual([
      { id: 'radio', place: 1, mean: 90, spread: 0, count: 1 },
      { id: 'staza', place: 2, mean: 72.33, spread: 21, count: 3 },
      { id: 'hor', place: null, mean: null, spread: null, count: 0 },
    ]);
  });

  it('lets equals share a place, the more agreed first', () => {
    const lines = ranked([line('a', 60, 80), line('b', 70), line('c', 50)]);
    expect(lines.map(({ id, place }) => [id, place])).toEqual([
      ['b', 1],
      ['a', 1],
      ['c', 3],
    ]);
  });

  it('leaves those without a score in the order in which they came', () => {
    expect(ranked([line('b'), line('c', 20), line('a')]).map(({ id }) => id)).toEqual([
      'c',
      'b',
      'a',
    ]);
  });

  it('does not depend on the order in which scores came', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 20, max: 100 })), (totals) => {
        expect(summarise([...totals].reverse())).toEqual(summarise(totals));
      }),
    );
  });
});
