import { z } from 'zod';

/** What a page of the web says of itself (specification §3, "Post"). */
export const LinkPreview = z.object({
  /** Where the last redirect led. */
  url: z.string(),
  title: z.string(),
  description: z.string(),
  /** The picture, made anew and kept by the product; null: none. */
  imageUrl: z.string().nullable(),
  siteName: z.string(),
});
export type LinkPreview = z.infer<typeof LinkPreview>;

export const LinkPreviewQuery = z.object({
  url: z.url({ protocol: /^https?$/, error: 'link' }).max(2000),
});
