import { formatDateTime } from '@app/messages/format/dates';
import { describe, expect, it } from 'vitest';
import { onClock } from './calls.factory.ts';

describe('the deadlines of the demo', () => {
  it.each([
    ['2026-11-22T00:00:00Z', '14 December 2026 at 23:59'],
    ['2026-06-22T00:00:00Z', '14 July 2026 at 23:59'],
    ['2026-10-10T00:00:00Z', '1 November 2026 at 23:59'],
  ])('22 days after %s are at the end of the day', (today, deadline) => {
    expect(formatDateTime(onClock(new Date(today), 22, 23 * 60 + 59), 'en')).toBe(deadline);
  });
});
