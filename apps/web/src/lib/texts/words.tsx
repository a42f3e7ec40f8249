import type { LocalizedText } from '@app/contracts/common.schemas';
import { type Language, languageTag } from '@app/messages/catalogue';
import { useBlocksText } from '../blocks/text.ts';
import { useLanguage } from './language.tsx';
import s from './words.module.css';

/** A text in both languages; where it is missing in the reader's language, the other one with a mark. */
export function TextIn({ text }: { text: LocalizedText }) {
  const { language } = useLanguage();
  if (text[language]) return text[language];
  const other = language === 'en' ? 'bhs' : 'en';
  if (!text[other]) return null;
  return (
    <>
      <span lang={languageTag[other]}>{text[other]}</span> <OtherLanguageMark written={other} />
    </>
  );
}

/** Stands after what exists only in the language that the reader has not chosen. */
export function OtherLanguageMark({ written }: { written: Language }) {
  const t = useBlocksText();
  return (
    <span className={s.mark}>
      <span aria-hidden="true">{written === 'en' ? 'ENG' : 'BHS'}</span>
      <span className="visually-hidden">{t(written === 'en' ? 'onlyEnglish' : 'onlyBosnian')}</span>
    </span>
  );
}

/** The same over several paragraphs; the mark stands at the last. */
export function Paragraphs({
  text,
  first = 'lead mt4',
  rest = 'body muted mt4',
}: {
  text: LocalizedText;
  first?: string;
  rest?: string;
}) {
  const { language } = useLanguage();
  const other = language === 'en' ? 'bhs' : 'en';
  const shown = text[language] ? language : other;
  const paragraphs = text[shown].split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  return paragraphs.map((paragraph, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs do not move
    <p key={n} className={n === 0 ? first : rest}>
      {n === paragraphs.length - 1 ? (
        <TextIn text={{ bhs: '', en: '', [shown]: paragraph }} />
      ) : (
        <span lang={shown === language ? undefined : languageTag[shown]}>{paragraph}</span>
      )}
    </p>
  ));
}
