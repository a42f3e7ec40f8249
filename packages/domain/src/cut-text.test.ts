import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it.each([
  ['shared', 140],
  ['description', 160],
] as const)('a text that is %s has at most %i characters, its ellipsis among them', (of, most) => {
  expect(cutText('č'.repeat(most), of)).toBe('č'.repeat(most));
  expect(cutText('č'.repeat(most + 1), of)).toBe(`${'č'.repeat(most - 3)}...`);
  expect(cutText('  a\n b ', of)).toBe('a b');
});
