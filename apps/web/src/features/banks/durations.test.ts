import { expect, it } from 'vitest';
import { durationsOf } from './durations.ts';

const call = (opensAt: string, closesAt: string, decisionsPublishedAt: string | null) => ({
  opensAt: `${opensAt}T07:00:00.000Z`,
  closesAt: `${closesAt}T22:59:00.000Z`,
  decisionsPublishedAt: decisionsPublishedAt && `${decisionsPublishedAt}T10:00:00.000Z`,
});

it('says what is usual, not what one slow call took', () => {
  const calls = [
    call('2026-01-01', '2026-01-31', '2026-02-20'),
    call('2026-03-01', '2026-04-15', '2026-08-01'),
    call('2026-05-01', '2026-05-31', '2026-06-20'),
  ];
  expect(durationsOf(calls)).toEqual({ open: 31, decided: 19 });
});

it('says nothing of what never happened', () => {
  expect(durationsOf([])).toEqual({ open: null, decided: null });
  expect(durationsOf([call('2026-01-01', '2026-01-31', null)]).decided).toBeNull();
});
