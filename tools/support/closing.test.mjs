import { expect, it } from 'vitest';
import { closing, endReader } from './closing.mjs';

const failures = [
  { what: 'a.itest.ts › money › adds up', why: 'expected 2 to be 3\nat least' },
  { what: 'dead code', why: '' },
];

it('names what failed just before its last line', () => {
  expect(closing({ passed: 7, failed: 2, failures }).split('\n')).toEqual([
    '── failed ──',
    '✗ a.itest.ts › money › adds up',
    '    expected 2 to be 3',
    '    at least',
    '✗ dead code',
    '',
    '7 passed, 2 failed',
  ]);
});

it('is one line where nothing failed', () => {
  expect(closing({ passed: 7, failed: 0, failures: [] })).toBe('7 passed, 0 failed');
});

it('names so many that the end of a log still holds them', () => {
  const many = Array.from({ length: 500 }, (_, n) => ({ what: `test ${n}`, why: '' }));
  const lines = closing({ passed: 0, failed: 500, failures: many }).split('\n');
  expect(lines).toHaveLength(44);
  expect(lines.at(-3)).toBe('✗ and 460 more');
});

it('is read as it was written, and nothing before it', () => {
  const counts = { passed: 7, failed: 2, failures };
  const printed = ['✗ format and lint (1 s)', '    error', ...closing(counts).split('\n')];
  const reader = endReader();
  expect(printed.filter((line) => !reader.take(line))).toEqual(printed.slice(0, 2));
  expect(reader.counts()).toEqual(counts);
});

it('has not come where a run was cut off', () => {
  const reader = endReader();
  expect(reader.take('integration: 3 passed and 1 failed in 2 s')).toBe(false);
  expect(reader.counts()).toBeUndefined();
});
