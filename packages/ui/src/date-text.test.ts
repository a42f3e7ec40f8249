import { describe, expect, it } from 'vitest';
import { readDate, writeDate } from './date-text.ts';

describe('readDate', () => {
  it.each([
    ['05/11/2026', '2026-11-05'],
    ['5/11/2026', '2026-11-05'],
    ['5. 11. 2026.', '2026-11-05'],
    ['05-11-2026', '2026-11-05'],
    ['05112026', '2026-11-05'],
    ['2026-11-05', '2026-11-05'],
    ['29/02/2028', '2028-02-29'],
  ])('reads %s', (text, iso) => {
    expect(readDate(text)).toBe(iso);
  });

  it.each(['', '5/11', '5/11/26', '31/11/2026', '29/02/2026', '11/31/2026', '00/01/2026', 'danas'])(
    'does not guess %j',
    (text) => {
      expect(readDate(text)).toBeNull();
    },
  );
});

describe('writeDate', () => {
  it('writes the day first', () => {
    expect(writeDate('2026-11-05')).toBe('05/11/2026');
    expect(writeDate('')).toBe('');
  });
});
