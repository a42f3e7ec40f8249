import type { TranslationRow } from '@app/contracts/translations/translations.schemas';
import { Badge } from '@app/ui/badge';
import { cx } from '@app/ui/cx';
import { IconButton } from '@app/ui/icon-button';
import { Check, Languages, PencilLine } from '@app/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { TimeAgo } from '../../../lib/format/now.tsx';
import { isChanged, isMissing, nameOf } from '../rows.ts';
import { useTranslationsText } from '../text.ts';
import s from '../texts.module.css';
import { TranslationEditor } from './text-editor.tsx';

type Mode = 'read' | 'edit' | 'left' | 'saved';

export function TextRow({ row }: { row: TranslationRow }) {
  const t = useTranslationsText();
  const [mode, setMode] = useState<Mode>('read');
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Whoever closes the fields goes on from where they opened them.
    if (mode === 'left' || mode === 'saved') opener.current?.focus({ preventScroll: true });
  }, [mode]);
  if (mode === 'edit') {
    return (
      <li className={cx(s.row, s.open)}>
        <RowHead row={row} />
        <TranslationEditor row={row} onDone={(saved) => setMode(saved ? 'saved' : 'left')} />
      </li>
    );
  }
  return (
    <li className={s.row}>
      <RowHead row={row} saved={mode === 'saved'} />
      {(['bhs', 'en'] as const).map((language) => (
        <div key={language} className={s.text}>
          <p className={s.label}>{t(language)}</p>
          <p>
            <MarkedText text={row[`value_${language}`]} language={language} />
          </p>
        </div>
      ))}
      <IconButton
        ref={opener}
        label={t('editKey', { key: row.key })}
        onClick={() => setMode('edit')}
      >
        <PencilLine />
      </IconButton>
    </li>
  );
}

function RowHead({ row, saved = false }: { row: TranslationRow; saved?: boolean }) {
  const t = useTranslationsText();
  return (
    <div className={s.name}>
      <h3 className={s.key}>{nameOf(row.key)}</h3>
      <p className={s.states} role="status">
        {saved ? (
          <Badge tone="ok" icon={<Check />}>
            {t('saved')}
          </Badge>
        ) : null}
        {isChanged(row) ? (
          <Badge tone="accent" icon={<PencilLine />}>
            {t('changed')}
          </Badge>
        ) : null}
        {isMissing(row) ? (
          <Badge tone="warn" icon={<Languages />}>
            {t('missing')}
          </Badge>
        ) : null}
      </p>
      {row.changed_at ? (
        <p className="smaller muted">
          {row.changed_by ? t('changedBy', { name: row.changed_by }) : null}
          <TimeAgo at={row.changed_at} />
        </p>
      ) : null}
    </div>
  );
}

const htmlLang = { bhs: 'bs', en: 'en' } as const;

function MarkedText({ text, language }: { text: string; language: 'bhs' | 'en' }) {
  const t = useTranslationsText();
  if (text.trim() === '') return <span className="muted">{t('empty')}</span>;
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
