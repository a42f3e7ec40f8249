import { callKinds } from '@app/domain/calls/call';
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

const CallRef = z.object({ id: Id, slug: Slug, kind: z.enum(callKinds), title: LocalizedText });

/** The last so many days, today included. */
export const PageViewsQuery = z.object({
  days: z.coerce.number().int().min(1).max(92).default(30),
});

const Count = z.int().nonnegative();

/** How often something was looked at, and by how many on each of the days, added up. */
const Looked = { views: Count, visitors: Count };

/** How often somebody came to one of the pages of a call, began an application and sent it. */
const Steps = { views: Count, started: Count, submitted: Count };

/** What was looked at in so many days; days are those of Sarajevo. */
export const PageFigures = z.object({
  from: Day,
  to: Day,
  /** All pages, by their patterns; null for who sees the calls of some banks alone. */
  product: z
    .object({
      /** Days on which nobody came are left out. */
      days: z.array(z.object({ day: Day, ...Looked })),
      /** The most views first. */
      pages: z.array(z.object({ page: z.string(), ...Looked })),
    })
    .nullable(),
  /** Of the banks that the reader has to do with, the most views first. */
  calls: z.array(
    z.object({
      call: CallRef,
      bankName: z.string(),
      views: Count,
      days: z.array(z.object({ day: Day, views: Count })),
      /**
       * Applications begun in these days, and which of them have been sent since, beside the views;
       * the most views first. `source` is empty for who came without one.
       */
      sources: z.array(z.object({ source: z.string(), ...Steps })),
    }),
  ),
});
export type PageFigures = z.infer<typeof PageFigures>;

/** By slug or id: an unpublished call may have no slug yet. */
export const FunnelParams = z.object({ slug: Slug });

/** From the first look at a call to submitted applications. */
export const Funnel = z.object({
  call: z.object({ id: Id, slug: Slug, title: LocalizedText }),
  total: z.object(Steps),
  /** The most views first; `source` is empty for who came without one. */
  sources: z.array(z.object({ source: z.string(), ...Steps })),
});
export type Funnel = z.infer<typeof Funnel>;
