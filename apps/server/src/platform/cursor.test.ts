import { expect, it } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';

const id = '018f0000-0000-7000-8000-000000000000';

it('comes back as it went out', () => {
  const cursor = { at: new Date('2026-11-20T12:00:00.123Z'), id };
  expect(readCursor(writeCursor(cursor))).toEqual(cursor);
});

it.each([
  '',
  'x',
  id,
  `${id}.1`,
  `-1.${id}`,
  `1e9.${id}`,
  `1.${id}'`,
  `1.${id.toUpperCase()}`,
  `999999999999999.${id}`,
])('takes %s for none', (text) => expect(readCursor(text)).toBeNull());
