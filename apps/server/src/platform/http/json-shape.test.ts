import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithin } from './json-shape.ts';

/** Everything that stands in a value, itself included. */
const countOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, inner) => sum + countOf(inner), 1)
    : 1;

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map(depthOf))
    : 0;

const anyNumber = Number.POSITIVE_INFINITY;

describe('what a JSON text holds', () => {
  it.each<[string, depth: number, values: number, within: boolean]>([
    ['[[["a"]]]', 3, anyNumber, true],
    ['[[["a"]]]', 2, anyNumber, false],
    ['[1,2,3]', anyNumber, 4, true],
    ['[1,2,3]', anyNumber, 3, false],
    ['{"a":"[[[,,,{"}', 1, 3, true],
    ['{"a\\"[":"\\\\\\"[[,,"}', 1, 3, true],
    ['"', 0, 1, true],
    ['', 0, 1, true],
    ['[[[[', 3, anyNumber, false],
    ['[]]]]][', 1, anyNumber, true],
  ])('of %s is no deeper than %d, no more than %d: %s', (json, depth, values, within) => {
    expect(isWithin(json, { depth, values })).toBe(within);
  });

  it('is told of any as parsing it would', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5, stringUnit: 'binary' }), (json) => {
        const value: unknown = JSON.parse(json);
        const [depth, values] = [depthOf(value), countOf(value)];
        // A list or an object without anything in it may count for two.
        const empty = json.match(/\[\]|\{\}/g)?.length ?? 0;
        expect(isWithin(json, { depth, values: values + empty })).toBe(true);
        expect(isWithin(json, { depth: depth - 1, values: anyNumber })).toBe(false);
        expect(isWithin(json, { depth, values: values - 1 })).toBe(false);
      }),
    );
  });
});
