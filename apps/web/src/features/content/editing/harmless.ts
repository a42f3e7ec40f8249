import type { PageBlock } from '@app/contracts/blocks/blocks.schemas';
import dompurify from 'dompurify';

// Pages never load pictures from elsewhere.
if (dompurify.isSupported) {
  dompurify.addHook('uponSanitizeElement', (node, { tagName }) => {
    const isOwn = node instanceof Element && /^\/api\/[\w-]/.test(node.getAttribute('src') ?? '');
    if (tagName === 'img' && !isOwn) node.parentNode?.removeChild(node);
  });
}

/**
 * The server cleans what is saved; what is being written shows in the page before that. The same
 * is let in, and what fields for text make of a line.
 */
export const harmless = (html: string): string =>
  dompurify.sanitize(html, {
    ALLOWED_TAGS: [
      ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'strong', 'b', 'em', 'i', 'u', 's'],
      ...['del', 'sub', 'sup', 'a', 'code', 'pre', 'ul', 'ol', 'li', 'blockquote', 'div', 'span'],
      ...['figure', 'figcaption', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ],
    ALLOWED_ATTR: ['href', 'rel', 'src', 'alt', 'loading', 'start', 'colspan', 'rowspan', 'scope'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });

export const harmlessBlock = (block: PageBlock): PageBlock =>
  'html' in block
    ? { ...block, html: { bhs: harmless(block.html.bhs), en: harmless(block.html.en) } }
    : block;
