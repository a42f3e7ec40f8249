import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { pageViewsPaths } from './page-views.paths.ts';
import { Funnel, FunnelParams, PageView, PageViews, PageViewsQuery } from './page-views.schemas.ts';

/** How often pages are looked at: without cookies, and without anything about who looked. */
export const pageViewsApi = endpoints(pageViewsPaths, {
  record: {
    access: 'public',
    summary:
      'Counts that a page was looked at; only its pattern is kept, and of a call which it was.',
    body: PageView,
    answer: z.undefined(),
    status: 204,
    rateLimit: { max: 600, windowSeconds: 60 },
  },
  figures: {
    access: 'admin',
    summary: 'How often each page was looked at, by day; the newest day first.',
    query: PageViewsQuery,
    answer: z.array(PageViews),
  },
  funnel: {
    access: 'ob',
    summary: 'How many saw a call, began an application and submitted it, by what led them there.',
    params: FunnelParams,
    answer: Funnel,
    errors: ['NOT_FOUND'],
  },
});
