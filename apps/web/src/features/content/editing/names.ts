import type { PageBlock } from '@app/contracts/blocks/blocks.schemas';
import type { LocalizedText } from '@app/contracts/common.schemas';
import { useBlockText } from '../../../lib/block-form/text.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';

const longest = 60;

const cut = (text: string) =>
  text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;

/** The first words of a text, in the reader's language where it has them. */
export function useWordsOf() {
  const { language } = useLanguage();
  return (text: LocalizedText) =>
    cut((text[language] || text.bhs || text.en).replace(/\s+/g, ' ').trim());
}

/** What a block is called where it is listed: its title, its first words, or its kind. */
export function useBlockName() {
  const wordsOf = useWordsOf();
  const t = useBlockText();
  return ({ title, type }: { readonly title: LocalizedText; readonly type: string }) =>
    wordsOf(title) || t(type as PageBlock['type']);
}
