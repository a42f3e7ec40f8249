import type { LocalizedText } from '@app/contracts/common.schemas';
import { blockLimits } from '../../../lib/block-form/blocks.ts';
import { BlockWords, both } from '../../../lib/block-form/words.tsx';
import { useLiveEditText } from '../text.ts';
import s from './live-editing.module.css';
import { RichText } from './rich-text.tsx';

interface HtmlFieldsProps {
  readonly path: string;
  /** Written as code: what somebody else's page gives to be put in. */
  readonly code: boolean;
  readonly value: LocalizedText;
  onValue(value: LocalizedText): void;
}

/** What a block says in HTML, in both languages; nobody has to know tags to write a text. */
export function HtmlFields({ path, code, value, onValue }: HtmlFieldsProps) {
  const t = useLiveEditText();
  if (code) {
    return (
      <BlockWords
        path={path}
        label={t('code')}
        hint={t('codeHint')}
        rows={5}
        max={blockLimits.html}
        value={value}
        onValue={onValue}
      />
    );
  }
  return (
    <div className={s.pair}>
      {both.map((language) => (
        <RichText
          key={language}
          language={language}
          value={value[language]}
          onValue={(html) => onValue({ ...value, [language]: html })}
        />
      ))}
    </div>
  );
}
