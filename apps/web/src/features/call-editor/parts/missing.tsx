import type { CallMissing } from '@app/domain/calls/call.missing';
import { cx } from '@app/ui/cx';
import { Check, CircleExclamationPoint, Languages } from '@app/ui/icons';
import { useEditor } from '../editor-context.tsx';
import { useEditorText } from '../text.ts';
import { useNameOf } from '../use-names.ts';
import s from './missing.module.css';

export function useFlawInWords(): (flaw: CallMissing) => string {
  const t = useEditorText();
  const nameOf = useNameOf();
  return ({ path, code, language = 'en' }) => {
    const what = nameOf(path);
    return code === 'translation'
      ? t(`flaw_translation_${language}`, { what })
      : t(`flaw_${code}`, { what });
  };
}

/** Everything that is lacking; each leads to its field. */
export function Missing() {
  const { editing, flaws } = useEditor();
  const t = useEditorText();
  const blocking = flaws.filter(({ blocks }) => blocks);
  const translations = flaws.filter(({ blocks }) => !blocks);
  return (
    <>
      <section>
        <h2 className="title-4">
          {blocking.length > 0
            ? t('missingTitle', { count: blocking.length })
            : t('nothingMissing')}
        </h2>
        {blocking.length > 0 ? (
          <List flaws={blocking} />
        ) : editing.status === 'draft' ? (
          <p className="small row g2 mt3 ok-text">
            <Check />
            {t('nothingMissingText')}
          </p>
        ) : null}
      </section>
      {translations.length > 0 ? (
        <section>
          <h2 className="title-4">{t('translations', { count: translations.length })}</h2>
          <p className="smaller muted mt2">{t('translationsText')}</p>
          <List flaws={translations} />
        </section>
      ) : null}
    </>
  );
}

/** So many at once; more would only frighten. */
const first = 6;

function List({ flaws }: { flaws: readonly CallMissing[] }) {
  const { go, begun } = useEditor();
  const t = useEditorText();
  const say = useFlawInWords();
  const rows = (some: readonly CallMissing[]) => (
    <ol className={s.missing}>
      {some.map((flaw) => (
        <li key={`${flaw.path} ${flaw.code}`}>
          <button type="button" onClick={() => go(flaw.path)}>
            {flaw.blocks ? (
              <CircleExclamationPoint className={begun.has(flaw.section) ? 'bad-text' : 'faint'} />
            ) : (
              <Languages className="warn-text" />
            )}
            <span>{say(flaw)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      {rows(flaws.slice(0, first))}
      {flaws.length > first ? (
        <details>
          <summary className={cx('link small', s.all)}>{t('all')}</summary>
          {rows(flaws.slice(first))}
        </details>
      ) : null}
    </>
  );
}
