import { expect, it } from 'vitest';
import { funnelOf } from './funnel.ts';

it('puts views and applications of a source together, the most views first', () => {
  expect(
    funnelOf([
      { source: 'skola', views: 20 },
      { source: '', views: 90 },
      { source: 'radio', views: 20 },
      { source: 'radio', started: 3, submitted: 1 },
      // Began before anything was counted.
      { source: 'plakat', started: 1, submitted: 0 },
      { source: '', started: 2, submitted: 2 },
    ]),
  ).toEqual({
    total: { views: 130, started: 6, submitted: 3 },
    sources: [
      { source: '', views: 90, started: 2, submitted: 2 },
      { source: 'radio', views: 20, started: 3, submitted: 1 },
      { source: 'skola', views: 20, started: 0, submitted: 0 },
      { source: 'plakat', views: 0, started: 1, submitted: 0 },
    ],
  });
});
