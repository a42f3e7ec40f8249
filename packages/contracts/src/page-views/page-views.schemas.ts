import { z } from 'zod';
import { Day } from '../common.schemas.ts';
import { pages } from '../pages.ts';

/** The pattern of a page, as `/call/:slug`: never what stands in the place of a parameter. */
export const PagePattern = z.enum(Object.values(pages).map(({ path }) => path));
export type PagePattern = z.infer<typeof PagePattern>;

export const PageView = z.object({ page: PagePattern });

/** The last so many days, today included. */
export const PageViewsQuery = z.object({
  days: z.coerce.number().int().min(1).max(92).default(30),
});

/** How often a page was looked at on one day in Sarajevo. */
export const PageViews = z.object({
  page: z.string(),
  day: Day,
  views: z.number().int().nonnegative(),
});
export type PageViews = z.infer<typeof PageViews>;
