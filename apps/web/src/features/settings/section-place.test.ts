import { expect, it } from 'vitest';
import { sectionAt } from './section-place.ts';

const tops = (...all: number[]) => all.map((top, n) => ({ id: `s${n}`, top }));

it('is the first section before any has reached the line', () => {
  expect(sectionAt(tops(240, 900, 1500), 200, false)).toBe('s0');
});

it('is the last section that has begun above the line', () => {
  expect(sectionAt(tops(-700, 180, 900), 200, false)).toBe('s1');
  expect(sectionAt(tops(-700, 200, 900), 200, false)).toBe('s1');
});

it('is the last section of all at the end of the page', () => {
  expect(sectionAt(tops(-700, -100, 600), 200, true)).toBe('s2');
});

it('is none where there are no sections', () => {
  expect(sectionAt([], 200, false)).toBeUndefined();
  expect(sectionAt([], 200, true)).toBeUndefined();
});
