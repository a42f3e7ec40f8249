import { useTranslationsText } from '../text.ts';

const htmlLang = { bhs: 'bs', en: 'en' } as const;

/** A text with its places to fill in set apart. */
export function MarkedText({ text, language }: { text: string; language: 'bhs' | 'en' }) {
  const t = useTranslationsText();
  if (text.trim() === '') return <span className="mut">{t('nothing')}</span>;
  return (
    <span lang={htmlLang[language]} className="tx-w">
      {text.split(/(\{\{\w+\}\})/).map((piece, index) =>
        // Every second piece is a place to fill in.
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
          <code key={index} className="tx-m">
            {piece}
          </code>
        ) : (
          piece
        ),
      )}
    </span>
  );
}
