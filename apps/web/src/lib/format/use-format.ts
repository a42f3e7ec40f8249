import type { LocalizedText } from '@app/contracts/common.schemas';
import type { Language } from '@app/messages/catalogue';
import { createFormat } from '@app/messages/format/format';
import { useLanguage } from '../texts/language.tsx';
import { useRenderedAt } from './rendered-at.tsx';

type Format = ReturnType<typeof createFormat>;

/** The last one made: a page has one language and one moment. */
let made: { readonly language: Language; readonly at: number; readonly format: Format } | undefined;

export function useFormat(): Format {
  const { language } = useLanguage();
  const at = useRenderedAt();
  if (made?.language !== language || made.at !== at) {
    made = { language, at, format: createFormat(language, at) };
  }
  return made.format;
}

/**
 * Picks the reader's language of a text that a record carries in both; the other one where it is
 * missing, as it is for the moment after the reader chose another (`inOneLanguage`).
 */
export function useLocalized() {
  const { language } = useLanguage();
  return (text: LocalizedText) => text[language] || text.bhs || text.en;
}
