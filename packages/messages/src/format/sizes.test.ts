import { expect, it } from 'vitest';
import { sizeText } from './sizes.ts';

it.each([
  [0, '1 KB'],
  [240_300, '240 KB'],
  [999_600, '1,0 MB'],
  [2_440_000, '2,4 MB'],
  [240_000_000, '240 MB'],
  [3_210_000_000, '3,2 GB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(sizeText(bytes, 'bhs').replace('\u00a0', ' ')).toBe(text);
});

it('writes English decimals with a point', () => {
  expect(sizeText(2_440_000, 'en')).toBe('2.4\u00a0MB');
});
