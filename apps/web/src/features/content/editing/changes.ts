import type { PageChange } from '@app/contracts/content/content.schemas';

type TextChange = Extract<PageChange, { kind: 'text' }>;

/** What a text was and is, in the languages in which it changed. */
export interface ChangedText {
  readonly key: string;
  readonly bhs?: Pick<TextChange, 'before' | 'after'>;
  readonly en?: Pick<TextChange, 'before' | 'after'>;
}

/** Changes of texts, both languages of one together. */
export function changedTexts(changes: readonly PageChange[]): readonly ChangedText[] {
  const texts = new Map<string, ChangedText>();
  for (const change of changes) {
    if (change.kind !== 'text') continue;
    const { key, language, before, after } = change;
    texts.set(key, { ...(texts.get(key) ?? { key }), [language]: { before, after } });
  }
  return [...texts.values()];
}

export type BlockChange = Extract<PageChange, { kind: 'block' }>;

export const changedBlocks = (changes: readonly PageChange[]): readonly BlockChange[] =>
  changes.filter((change) => change.kind === 'block');

/** A text and a block count once each, however much of them changed. */
export const countOf = (changes: readonly PageChange[]): number =>
  changedTexts(changes).length + new Set(changedBlocks(changes).map(({ id }) => id)).size;
