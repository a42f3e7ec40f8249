import { z } from 'zod';
import { Day, Id, LocalizedText, Slug, Source } from '../common.schemas.ts';
import { pages } from '../pages.ts';

/** The pattern of a page, as `/call/:slug`: never what stands in the place of a parameter. */
export const PagePattern = z.enum(Object.values(pages).map(({ path }) => path));
export type PagePattern = z.infer<typeof PagePattern>;

export const PageView = z.object({
  page: PagePattern,
  /** Of the pages of a call: which call it was, and what led there. */
  call: z.object({ slug: Slug, source: Source.optional() }).optional(),
});

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

/** By slug or id: an unpublished call may have no slug yet. */
export const FunnelParams = z.object({ slug: Slug });

const Steps = {
  /** How often somebody came to one of the pages of the call. */
  views: z.int().nonnegative(),
  started: z.int().nonnegative(),
  submitted: z.int().nonnegative(),
};

/** From the first look at a call to submitted applications. */
export const Funnel = z.object({
  call: z.object({ id: Id, slug: Slug, title: LocalizedText }),
  total: z.object(Steps),
  /** The most views first; `source` is empty for who came without one. */
  sources: z.array(z.object({ source: z.string(), ...Steps })),
});
export type Funnel = z.infer<typeof Funnel>;
