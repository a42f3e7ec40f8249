import { expect, it } from 'vitest';
import { everyDay } from './every-day.ts';

it('fills the days of which nothing is told, over the end of summer time', () => {
  const counted = [{ day: '2026-10-25', views: 7 }];
  expect(everyDay(counted, '2026-10-24', '2026-10-26')).toEqual([
    { day: '2026-10-24', views: 0 },
    { day: '2026-10-25', views: 7 },
    { day: '2026-10-26', views: 0 },
  ]);
});
