import type {
  ArticleBlock,
  ArticleDocument,
} from '@app/contracts/articles/article-document.schemas';
import { inlineText } from '@app/domain/articles/article.document';
import { slugify } from '@app/domain/slug';

/** A text, a mention, a break. */
export type Inline = NonNullable<Extract<ArticleBlock, { type: 'paragraph' }>['content']>[number];

export interface Chapter {
  /** Names it in the address of the page. */
  readonly anchor: string;
  readonly title: string;
}

/** The anchor of each heading; of two that read the same, the second is numbered. */
export function anchorsOf(document: ArticleDocument): ReadonlyMap<ArticleBlock, string> {
  const taken = new Set<string>();
  const anchors = new Map<ArticleBlock, string>();
  for (const block of document.content) {
    if (block.type !== 'heading') continue;
    const name = slugify(inlineText(block), 'dio');
    let anchor = name;
    for (let n = 2; taken.has(anchor); n += 1) anchor = `${name}-${n}`;
    taken.add(anchor);
    anchors.set(block, anchor);
  }
  return anchors;
}

/** What a text is divided into: its headings of the upper level that say something. */
export function chaptersOf(document: ArticleDocument): Chapter[] {
  const anchors = anchorsOf(document);
  return document.content.flatMap((block) => {
    if (block.type !== 'heading' || block.attrs.level !== 2) return [];
    const title = inlineText(block).trim();
    return title ? [{ anchor: anchors.get(block) ?? '', title }] : [];
  });
}
