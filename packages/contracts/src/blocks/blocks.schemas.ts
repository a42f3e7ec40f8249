import { embedAddress, youtubeId } from '@app/domain/blocks/embed';
import { pageSections } from '@app/domain/content/pages';
import { z } from 'zod';
import { Words } from '../common.schemas.ts';

/** Texts of a page made of blocks; in a draft either language may still be empty. */
const words = (most: number) => z.object({ bhs: Words(most), en: Words(most) });

/** An address that may still be missing while somebody writes. */
const address = (isGood: (text: string) => boolean) =>
  Words(500).refine((text) => text === '' || isGood(text), 'invalid');

/** A file of the product's own: pages never load pictures from elsewhere. */
export const ownFile = (text: string) => /^\/api\/[\w./-]+$/.test(text) && !text.includes('..');

/** An address of the web, or a path of the product. */
const isLink = (text: string) =>
  /^\/(?![/\\])/.test(text) || /^https:\/\/[^\s/]+\.[^\s]+$/.test(text);

const fields = {
  id: z
    .string()
    .max(40)
    .regex(/^[\w-]+$/),
  title: words(120),
  /** What is not visible never reaches a visitor. */
  visible: z.boolean(),
};

const block = <const T extends string, F extends z.ZodRawShape>(type: T, own: F) =>
  z.object({ ...fields, type: z.literal(type), ...own });

const header = block('header', { content: words(300) });
const text = block('text', { content: words(4_000) });
const image = block('image', {
  url: address(ownFile),
  alt: words(200),
  content: words(600),
  layout: z.enum(['full', 'two-column']),
});
const video = block('video', { url: address(ownFile), autoplay: z.boolean() });
const youtube = block('youtube', { url: address((url) => youtubeId(url) !== null) });
const requirements = block('requirements', { items: z.array(words(200)).max(12) });
/** `title` is who says it, `alt` what they are. */
const testimonial = block('testimonial', {
  content: words(600),
  alt: words(120),
  layout: z.enum(['card', 'quote']),
});
const timeline = block('timeline', {
  timelineItems: z
    .array(z.object({ title: words(120), date: words(40), description: words(300) }))
    .max(12),
});
const stats = block('stats', {
  items: z.array(z.object({ number: Words(20), label: words(80) })).max(6),
  /** Whether the numbers count up when they come into view. */
  animation: z.boolean(),
});
/** `title` is what the button says; empty means what the call's state says. */
const apply = block('apply_button', { content: words(200) });
const divider = block('divider', {});
const embed = block('embed', { url: address((url) => embedAddress(url) !== null) });

/**
 * The twelve content blocks (specification §3), of which pages with one purpose are made. Their
 * order is that of the list. No text is HTML; an empty line begins a paragraph.
 */
export const ContentBlock = z.discriminatedUnion('type', [
  header,
  text,
  image,
  video,
  youtube,
  requirements,
  testimonial,
  timeline,
  stats,
  apply,
  divider,
  embed,
]);
export type ContentBlock = z.infer<typeof ContentBlock>;

export const ContentBlocks = z.array(ContentBlock).max(40);

/** Where the block of an editable page stands. */
const placed = { section: z.enum(pageSections) };
/**
 * Kept and given as the server made it harmless; frames stand in no HTML, but in their `url`. What
 * is sent has 12,000 letters at most (`SpokenBlock`); closing what it left open makes it longer.
 */
const html = { html: words(100_000) };
/** Shown as it is: the page says when no video stands behind it (specification §2.10). */
const anyAddress = { url: Words(500) };

/** The same blocks on an editable page; what their text and embed blocks say is HTML. */
export const PageBlock = z.discriminatedUnion('type', [
  header.extend(placed),
  text.omit({ content: true }).extend({ ...placed, ...html }),
  image.extend(placed),
  video.extend(placed),
  youtube.extend({ ...placed, ...anyAddress }),
  requirements.extend(placed),
  testimonial.extend(placed),
  timeline.extend(placed),
  stats.extend(placed),
  /** `title` and `url`: what the button says and where it leads; empty: opening an account. */
  apply.extend({ ...placed, url: address(isLink) }),
  divider.extend(placed),
  embed.extend({ ...placed, ...html }),
]);
export type PageBlock = z.infer<typeof PageBlock>;

export const PageBlocks = z
  .array(PageBlock)
  .max(40)
  .refine((blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length, 'repeated');
