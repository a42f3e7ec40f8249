import { embedAddress, youtubeId } from '@app/domain/blocks/embed';
import { z } from 'zod';

/** Texts of a page made of blocks; in a draft either language may still be empty. */
const words = (most: number) => z.object({ bhs: z.string().max(most), en: z.string().max(most) });

/** An address that may still be missing while somebody writes. */
const address = (isGood: (text: string) => boolean) =>
  z
    .string()
    .max(500)
    .refine((text) => text === '' || isGood(text), 'invalid');

/** A file of the product's own: pages never load pictures from elsewhere. */
export const ownFile = (text: string) => /^\/api\/[\w./-]+$/.test(text) && !text.includes('..');

const fields = {
  id: z
    .string()
    .max(40)
    .regex(/^[a-z0-9-]+$/),
  title: words(120),
  /** What is not visible never reaches a visitor. */
  visible: z.boolean(),
};

const block = <const T extends string, F extends z.ZodRawShape>(type: T, own: F) =>
  z.object({ ...fields, type: z.literal(type), ...own });

/**
 * The twelve content blocks (specification §3), of which pages with one purpose are made. Their
 * order is that of the list. No text is HTML; an empty line begins a paragraph.
 */
export const ContentBlock = z.discriminatedUnion('type', [
  block('header', { content: words(300) }),
  block('text', { content: words(4_000) }),
  block('image', {
    url: address(ownFile),
    alt: words(200),
    content: words(600),
    layout: z.enum(['full', 'two-column']),
  }),
  block('video', { url: address(ownFile), autoplay: z.boolean() }),
  block('youtube', { url: address((text) => youtubeId(text) !== null) }),
  block('requirements', { items: z.array(words(200)).max(12) }),
  /** `title` is who says it, `alt` what they are. */
  block('testimonial', {
    content: words(600),
    alt: words(120),
    layout: z.enum(['card', 'quote']),
  }),
  block('timeline', {
    timelineItems: z
      .array(z.object({ title: words(120), date: words(40), description: words(300) }))
      .max(12),
  }),
  block('stats', {
    items: z.array(z.object({ number: z.string().max(20), label: words(80) })).max(6),
    /** Whether the numbers count up when they come into view. */
    animation: z.boolean(),
  }),
  /** `title` is what the button says; empty means what the call's state says. */
  block('apply_button', { content: words(200) }),
  block('divider', {}),
  block('embed', { url: address((text) => embedAddress(text) !== null) }),
]);
export type ContentBlock = z.infer<typeof ContentBlock>;

export const ContentBlocks = z.array(ContentBlock).max(40);
