import type { PageBlock } from '@app/contracts/blocks/blocks.schemas';
import dompurify from 'dompurify';

/** The server cleans what is saved; what is being written shows in the page before that. */
export const harmless = (html: string): string =>
  dompurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'video', 'audio'],
    FORBID_ATTR: ['style', 'class', 'id', 'name'],
  });

export const harmlessBlock = (block: PageBlock): PageBlock =>
  'html' in block
    ? { ...block, html: { bhs: harmless(block.html.bhs), en: harmless(block.html.en) } }
    : block;
