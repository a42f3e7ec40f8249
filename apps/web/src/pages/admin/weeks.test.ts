import { expect, it } from 'vitest';
import { viewsByWeek } from './weeks.ts';

it('adds up twelve weeks, the latest ending today; what is older is left out', () => {
  const days = [
    { day: '2026-11-28', views: 3 },
    { day: '2026-11-22', views: 4 },
    { day: '2026-11-21', views: 5 },
    { day: '2026-09-06', views: 7 },
    { day: '2026-09-05', views: 100 },
  ];
  const weeks = viewsByWeek(days, '2026-11-28');
  expect(weeks.map(({ views }) => views)).toEqual([7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 7]);
  expect(weeks.at(0)?.last).toBe('2026-09-12');
  expect(weeks.at(-1)?.last).toBe('2026-11-28');
});
