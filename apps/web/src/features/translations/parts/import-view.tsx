import type { Difference } from '@app/contracts/translations/translations.schemas';
import { Button } from '@app/ui/button';
import { Checkbox } from '@app/ui/checkbox';
import { cx } from '@app/ui/cx';
import { EmptyState } from '@app/ui/empty-state';
import { ArrowLeft } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { WholeBridge } from '@app/ui/scenes/arch-pictures';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../lib/language.tsx';
import { errorText } from '../../../lib/text.ts';
import { toast } from '../../../lib/toast.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useApplyImport } from '../queries.ts';
import type { ReadFile } from '../read-file.ts';
import { pageOf } from '../rows.ts';
import { useTranslationsText } from '../text.ts';
import s from '../texts.module.css';
import { DifferenceRow } from './difference-row.tsx';
import { LeftRows, RefusedRows } from './import-notes.tsx';
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
          <h1 className="t2 mt3" tabIndex={-1} ref={heading}>
            {t('differences', { name: file.name })}
          </h1>
          <p className="lead mt2">{t('previewLead')}</p>
          <p className="sm mut mt2">
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
            <span className="sm num">
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
