import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { pageViewsPaths } from './page-views.paths.ts';
import {
  Funnel,
  FunnelParams,
  PageFigures,
  PageView,
  PageViewsQuery,
} from './page-views.schemas.ts';

/** How often pages are looked at: without cookies, and without anything about who looked. */
export const pageViewsApi = endpoints(pageViewsPaths, {
  record: {
    access: 'public',
    summary:
      'Counts that a page was looked at; only its pattern is kept, and of a call which it was. Whoever sends `DNT: 1` or `Sec-GPC: 1` is not counted, and no machine is.',
    kind: 'stream',
    body: PageView,
    answer: z.undefined(),
    status: 204,
    rateLimit: { max: 600, windowSeconds: 60 },
  },
  figures: {
    access: 'ob',
    summary:
      'How often pages were looked at, and the calls of the reader’s banks by what led there.',
    query: PageViewsQuery,
    answer: PageFigures,
  },
  funnel: {
    access: 'ob',
    summary: 'How many saw a call, began an application and submitted it, by what led them there.',
    params: FunnelParams,
    answer: Funnel,
    errors: ['NOT_FOUND'],
  },
});
