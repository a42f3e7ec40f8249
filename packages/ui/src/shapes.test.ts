import { expect, it } from 'vitest';
import { arcLength, stonePaths } from './arch.ts';
import { initials } from './avatar.tsx';
import { countedStones } from './stone-gauge.tsx';

it('draws one closed path for each stone', () => {
  const paths = stonePaths({ count: 9, outer: 96, inner: 58, cx: 100, cy: 100 });
  expect(new Set(paths).size).toBe(9);
  for (const path of paths) expect(path).toMatch(/^M[\d.]+ [\d.]+L.*Z$/);
});

it('keeps the gauge between empty and full', () => {
  expect(arcLength(-4)).toBe('0.0');
  expect(arcLength(50)).toBe('69.1');
  expect(arcLength(180)).toBe(arcLength(100));
});

it('marks the stone that comes next', () => {
  expect(countedStones(1, 3)).toEqual(['done', 'now', 'open']);
  expect(countedStones(3, 3)).toEqual(['done', 'done', 'done']);
});

it('takes the first letters of two words', () => {
  expect(initials('Amina Hodžić')).toBe('AH');
  expect(initials(' šejla  ćosić  III')).toBe('ŠĆ');
  expect(initials('')).toBe('');
});
