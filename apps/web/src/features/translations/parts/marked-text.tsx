import { useTranslationsText } from '../text.ts';
import s from '../texts.module.css';

const htmlLang = { bhs: 'bs', en: 'en' } as const;

export function MarkedText({ text, language }: { text: string; language: 'bhs' | 'en' }) {
  const t = useTranslationsText();
  if (text.trim() === '') return <span className="mut">{t('nothing')}</span>;
  return (
    <span lang={htmlLang[language]} className={s.words}>
      {text.split(/(\{\{\w+\}\})/).map((piece, index) =>
        // Every second piece is a place to fill in.
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
          <code key={index} className={s.mark}>
            {piece}
          </code>
        ) : (
          piece
        ),
      )}
    </span>
  );
}
