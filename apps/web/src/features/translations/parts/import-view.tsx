import type {
  Difference,
  RefusedRow,
  TranslationEntry,
} from '@app/contracts/translations/translations.schemas';
import { Button } from '@app/ui/button';
import { Checkbox } from '@app/ui/checkbox';
import { cx } from '@app/ui/cx';
import { Disclosure } from '@app/ui/disclosure';
import { EmptyState } from '@app/ui/empty-state';
import { ArrowLeft } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { WholeBridge } from '@app/ui/scenes/arch-pictures';
import { useEffect, useRef, useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { toast } from '../../../lib/toast.ts';
import { useApplyImport } from '../queries.ts';
import type { ReadFile } from '../read-file.ts';
import { pageOf } from '../rows.ts';
import { problemText, useTranslationsText } from '../text.ts';
import s from '../texts.module.css';
import { DifferenceRow } from './difference-row.tsx';
import { Pager } from './pager.tsx';

interface ImportViewProps {
  readonly file: ReadFile;
  onClose(): void;
}

export default function ImportView({ file, onClose }: ImportViewProps) {
  const t = useTranslationsText();
  const { number } = useFormat();
  const { language } = useLanguage();
  const { differences, refused, same } = file.preview;
  const [chosen, setChosen] = useState(() => new Set(differences.map(({ key }) => key)));
  const [page, setPage] = useState(1);
  const applying = useApplyImport();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const toggle = (key: string) =>
    setChosen((old) => {
      const next = new Set(old);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  const apply = () =>
    applying.mutate(
      differences.filter(({ key }) => chosen.has(key)),
      {
        onSuccess: ({ applied, left }) => {
          toast({ title: t('applied', { count: applied }), tone: 'ok' });
          if (left.length === 0) onClose();
          heading.current?.focus();
        },
      },
    );

  return (
    <>
      <header className={s.top}>
        <div>
          <button type="button" className={cx('go', s.back)} onClick={onClose}>
            <ArrowLeft />
            {t('backToTexts')}
          </button>
          <h1 className="title-2 mt3" tabIndex={-1} ref={heading}>
            {t('differences', { name: file.name })}
          </h1>
          {differences.length > 0 && !applying.data ? (
            <p className="lead mt2">{t('previewLead')}</p>
          ) : null}
          <p className="small muted mt2">
            {[
              t('countedDifferences', { count: differences.length }),
              ...(same > 0 ? [t('countedSame', { count: same })] : []),
            ].join(' · ')}
          </p>
        </div>
      </header>
      <div role="alert">
        {applying.isError ? (
          <Note tone="bad" className={s.note}>
            {errorText(applying.error, language)}
          </Note>
        ) : null}
      </div>
      {applying.data ? <LeftRows left={applying.data.left} /> : null}
      <RefusedRows refused={refused} open={differences.length === 0} />
      {applying.data ? null : differences.length === 0 ? (
        <EmptyState
          level={2}
          picture={<WholeBridge />}
          title={t('noDifferencesTitle')}
          text={t('noDifferencesText')}
          action={
            <Button variant="secondary" onClick={onClose}>
              {t('backToTexts')}
            </Button>
          }
        />
      ) : (
        <>
          <Checkbox
            className={s.all}
            label={t('chooseAll')}
            checked={chosen.size === differences.length}
            onChange={({ currentTarget }) =>
              setChosen(new Set(currentTarget.checked ? differences.map(({ key }) => key) : []))
            }
          />
          <Rows differences={differences} page={page} chosen={chosen} onToggle={toggle} />
          <Pager
            page={page}
            pages={pageOf(differences, page).pages}
            onPage={(next) => {
              setPage(next);
              heading.current?.focus();
            }}
          />
          <div className={s.actions}>
            <span className="small tabular">
              {t('chosen', { count: number(chosen.size), total: number(differences.length) })}
            </span>
            <span className="grow" />
            <Button variant="ghost" size="m" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button
              variant="primary"
              size="m"
              disabled={chosen.size === 0}
              busy={applying.isPending}
              busyLabel={t('applying')}
              onClick={apply}
            >
              {t('apply', { count: chosen.size })}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

interface RowsProps {
  readonly differences: readonly Difference[];
  readonly page: number;
  readonly chosen: ReadonlySet<string>;
  onToggle(key: string): void;
}

const Rows = ({ differences, page, chosen, onToggle }: RowsProps) => (
  <ul className={s.list}>
    {pageOf(differences, page).rows.map((difference) => (
      <DifferenceRow
        key={difference.key}
        difference={difference}
        checked={chosen.has(difference.key)}
        onToggle={() => onToggle(difference.key)}
      />
    ))}
  </ul>
);

/** Rows that are listed; whoever has more of them begins with these. */
const listed = 100;

interface RefusedRowsProps {
  readonly refused: readonly RefusedRow[];
  readonly open: boolean;
}

function RefusedRows({ refused, open }: RefusedRowsProps) {
  const t = useTranslationsText();
  if (refused.length === 0) return null;
  const count = new Set(refused.map(({ row }) => row)).size;
  return (
    <section className={s.problems}>
      <Disclosure title={t('refused', { count })} open={open}>
        <ul className={s.list}>
          {refused.slice(0, listed).map(({ row, key, problem, language, text, placeholders }) => (
            <li key={`${row} ${language}`} className={s.problem}>
              <p className="smaller muted tabular">
                {t('row', { row })}
                {language ? `, ${t(language)}` : ''}
              </p>
              <div>
                <p className={s.key}>{key}</p>
                {text === '' ? null : <p className={cx('small muted', s.words)}>{text}</p>}
              </div>
              <p className="small">{problemText(t, problem, placeholders)}</p>
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}

function LeftRows({ left }: { left: readonly TranslationEntry[] }) {
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
            <p className="small" lang="bs">
              {value_bhs}
            </p>
            <p className="small" lang="en">
              {value_en}
            </p>
          </li>
        ))}
      </ul>
    </Note>
  );
}
