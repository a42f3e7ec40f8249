import type { PageBlock } from '@app/contracts/blocks/blocks.schemas';
import type { LocalizedText } from '@app/contracts/common.schemas';
import type { PageEditing } from '@app/contracts/content/content.schemas';
import type { Language } from '@app/messages/catalogue';

/** What is saved by itself: `blocks`, and each text of the page under its key. */
export type Content = Readonly<Record<string, Value>>;
export type Value = LocalizedText | readonly PageBlock[];

export const contentOf = ({ blocks, texts }: PageEditing['content']): Content => ({
  ...texts,
  blocks,
});

export const blocksOf = (content: Content) => content.blocks as readonly PageBlock[];

export const textOf = (content: Content, key: string): LocalizedText =>
  (content[key] as LocalizedText | undefined) ?? { bhs: '', en: '' };

export const textKeys = (content: Content): string[] =>
  Object.keys(content).filter((key) => key !== 'blocks');

const isText = (value: object): value is LocalizedText => 'bhs' in value && 'en' in value;

/** The same with each text in one language, whichever the reader has; what lacks it keeps the other. */
export function inOneLanguage<V>(value: V, language: Language): V {
  if (Array.isArray(value)) return value.map((one) => inOneLanguage(one, language)) as V;
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) {
    const words = value[language] || value.bhs || value.en;
    return { ...value, bhs: words, en: words };
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, inOneLanguage(one, language)]),
  ) as V;
}

/** Puts the blocks of a section, in their new order, into the places of that section's blocks. */
export function withSection(
  all: readonly PageBlock[],
  section: PageBlock['section'],
  ordered: readonly PageBlock[],
): PageBlock[] {
  const rest = [...ordered];
  return all.map((block) => (block.section === section ? (rest.shift() ?? block) : block));
}

/** Where a row goes that is let go of at `y`, by the middles of all rows. */
export const placeAt = (middles: readonly number[], from: number, y: number): number =>
  middles.filter((middle, n) => n !== from && middle < y).length;
