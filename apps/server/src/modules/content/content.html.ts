import { setImmediate as others } from 'node:timers/promises';
import type { PageBlock } from '@app/contracts/blocks/blocks.schemas';
import { embedAddress, youtubeId } from '@app/domain/blocks/embed';
import sanitizeHtml from 'sanitize-html';

/** Its words go with it: they were never meant to be read. */
const withItsWords = [
  ...['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'noembed', 'noframes'],
  ...['object', 'applet', 'template', 'svg', 'math', 'title', 'xmp', 'plaintext'],
];

/** The title of a block is an `h2`; what is in it stands below. */
const smaller = { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', b: 'strong', i: 'em', del: 's' };

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h3', 'h4', 'strong', 'em', 'u', 's', 'sub', 'sup', 'a', 'code', 'pre'],
    ...['ul', 'ol', 'li', 'blockquote', 'figure', 'figcaption', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  // Nothing that names, styles or runs: an `id` could stand before something of the page's own.
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'loading'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // Pages never load pictures from elsewhere.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  nonTextTags: withItsWords,
  nestingLimit: 30,
  transformTags: {
    ...smaller,
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { href, ...(/^\/(?![/\\])/.test(href) ? {} : { rel: 'noopener nofollow' }) },
    }),
    img: (tagName, { src = '', alt = '' }) => ({
      tagName,
      attribs: { src, alt, loading: 'lazy' },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !/^\/api\/[\w-][\w./-]*$/.test(attribs.src ?? ''),
};

/**
 * HTML of which nothing runs, loads from elsewhere or takes the place of the page's own: what words
 * need, and no more. Made harmless twice it is the same.
 */
export const harmlessHtml = (html: string): string => sanitizeHtml(html, rules).trim();

/** The address of the first frame in pasted HTML that may stand in a page; null where none may. */
function frameIn(html: string): string | null {
  const found: string[] = [];
  sanitizeHtml(html, {
    allowedTags: ['iframe'],
    transformTags: {
      iframe: (tagName, { src = '' }) => {
        found.push(src);
        return { tagName, attribs: {} };
      },
    },
  });
  for (const src of found) {
    const video = youtubeId(src);
    const address = embedAddress(video ? `https://www.youtube-nocookie.com/embed/${video}` : src);
    if (address) return address;
  }
  return null;
}

const inBoth = (html: { readonly bhs: string; readonly en: string }) => ({
  bhs: harmlessHtml(html.bhs),
  en: harmlessHtml(html.en),
});

/** A block as it may be kept and given; a frame that stands in its HTML becomes its address. */
export function harmlessBlock(block: PageBlock): PageBlock {
  if (block.type === 'text') return { ...block, html: inBoth(block.html) };
  if (block.type !== 'embed') return block;
  const url = block.url || (frameIn(block.html.bhs) ?? frameIn(block.html.en) ?? '');
  return { ...block, url, html: inBoth(block.html) };
}

/**
 * The same of all blocks of a page. Half a megabyte of tags takes a third of a second, so others are
 * served between two blocks.
 */
export async function harmlessBlocks(blocks: readonly PageBlock[]): Promise<PageBlock[]> {
  const harmless: PageBlock[] = [];
  for (const block of blocks) {
    const made = harmlessBlock(block);
    harmless.push(made);
    if (made !== block) await others();
  }
  return harmless;
}
