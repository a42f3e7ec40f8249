import type {
  RefusedRow,
  TranslationEntry,
} from '@app/contracts/translations/translations.schemas';
import { cx } from '@app/ui/cx';
import { Disclosure } from '@app/ui/disclosure';
import { Note } from '@app/ui/note';
import { problemText, useTranslationsText } from '../text.ts';
import s from '../texts.module.css';

/** Rows that are listed; whoever has more of them begins with these. */
const listed = 100;

interface RefusedRowsProps {
  readonly refused: readonly RefusedRow[];
  readonly open: boolean;
}

export function RefusedRows({ refused, open }: RefusedRowsProps) {
  const t = useTranslationsText();
  if (refused.length === 0) return null;
  const count = new Set(refused.map(({ row }) => row)).size;
  return (
    <section className={s.problems}>
      <Disclosure title={t('refused', { count })} open={open}>
        <ul className={s.list}>
          {refused.slice(0, listed).map(({ row, key, problem, language, text, placeholders }) => (
            <li key={`${row} ${language}`} className={s.problem}>
              <p className="xs mut num">
                {t('row', { row })}
                {language ? `, ${t(language)}` : ''}
              </p>
              <div>
                <p className={s.key}>{key}</p>
                {text === '' ? null : <p className={cx('sm mut', s.words)}>{text}</p>}
              </div>
              <p className="sm">{problemText(t, problem, placeholders)}</p>
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}

export function LeftRows({ left }: { left: readonly TranslationEntry[] }) {
  const t = useTranslationsText();
  if (left.length === 0) return null;
  return (
    <Note tone="warn" role="status" className={s.note}>
      <p>
        <b>{t('leftTitle', { count: left.length })}</b>
      </p>
      <ul className={cx(s.list, 'mt3')}>
        {left.slice(0, listed).map(({ key, value_bhs, value_en }) => (
          <li key={key} className={s.problem}>
            <p className={s.key}>{key}</p>
            <p className="sm" lang="bs">
              {value_bhs}
            </p>
            <p className="sm" lang="en">
              {value_en}
            </p>
          </li>
        ))}
      </ul>
    </Note>
  );
}
