import { languageOf } from '@app/contracts/text-language';
import { useLanguage } from './language.tsx';
import { useShellText } from './text.ts';

/** The language of a text that somebody wrote, where it is not the reader's. */
function useOtherLanguage(text: string): 'bhs' | 'en' | null {
  const { language } = useLanguage();
  const written = languageOf(text);
  return written === language ? null : written;
}

/** Whoever reads the other language learns it before the first sentence. */
export function WrittenIn({ text }: { text: string }) {
  const t = useShellText();
  const written = useOtherLanguage(text);
  return written ? <p className="small muted mt3">{t(`written_${written}`)}</p> : null;
}

/** The same on a card: two words after what stands before it. */
export function WrittenInShort({ text }: { text: string }) {
  const t = useShellText();
  const written = useOtherLanguage(text);
  return written ? ` · ${t(`writtenShort_${written}`)}` : null;
}
