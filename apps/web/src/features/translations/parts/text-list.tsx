import type { TranslationRow } from '@app/contracts/translations/translations.schemas';
import { byAlphabet } from '@app/domain/alphabet';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { EmptyState } from '@app/ui/empty-state';
import { IconButton } from '@app/ui/icon-button';
import { Search, X } from '@app/ui/icons';
import { Lookout, WholeBridge } from '@app/ui/scenes/arch-pictures';
import { Segment } from '@app/ui/segment';
import { Select } from '@app/ui/select';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Failed } from '../../../lib/queries/failed.tsx';
import { useShellText } from '../../../lib/texts/text.ts';
import { useTextTable } from '../queries.ts';
import {
  createSearch,
  groupsOf,
  isChanged,
  isMissing,
  pageOf,
  partOf,
  type View,
} from '../rows.ts';
import { usePartName, useTranslationsText } from '../text.ts';
import s from '../texts.module.css';
import { useFilter } from '../use-filter.ts';
import { Pager } from './pager.tsx';
import { TextRow } from './text-row.tsx';

export function TranslationList() {
  const table = useTextTable();
  const shell = useShellText();
  if (table.isPending) return <RowsSkeleton />;
  if (table.data === undefined) return <Failed query={table} title={shell('errorTitle')} />;
  return <Found all={table.data} />;
}

function RowsSkeleton() {
  const t = useTranslationsText();
  return (
    <Loading label={t('loading')}>
      <Skeleton height={48} shape="pill" />
      <div className={cx(s.list, 'mt6')}>
        {[72, 48, 84, 60, 66, 40].map((width) => (
          <div key={width} className={s.row}>
            <Skeleton width={`${width}%`} />
            <Skeleton width={`${width}%`} />
            <Skeleton width={`${100 - width / 3}%`} />
          </div>
        ))}
      </div>
    </Loading>
  );
}

function Found({ all }: { all: readonly TranslationRow[] }) {
  const t = useTranslationsText();
  const { number } = useFormat();
  const place = useFilter();
  const partName = usePartName();
  const find = useMemo(() => createSearch(all), [all]);
  const search = useDeferredValue(place.filter.search);
  const found = find({ ...place.filter, search });
  const { rows, page, pages, from } = pageOf(found, place.page);
  const top = useRef<HTMLParagraphElement>(null);
  const turn = (to: number) => {
    place.setPage(to);
    top.current?.focus();
  };
  return (
    <>
      <Toolbar all={all} place={place} />
      <p className={cx('small muted', s.shown)} role="status" tabIndex={-1} ref={top}>
        {found.length === 0
          ? t('rangeNone')
          : t('range', {
              from: number(from + 1),
              to: number(from + rows.length),
              total: number(found.length),
            })}
      </p>
      {found.length === 0 ? (
        <Nothing view={place.filter.view} search={search} onAll={place.showAll} />
      ) : (
        groupsOf(rows).map(({ part, rows: inside }) => (
          <section key={part} className={s.group} aria-labelledby={`part-${part}`}>
            <h2 className="title-4" id={`part-${part}`}>
              {partName(part)}
            </h2>
            <ul className={s.list}>
              {inside.map((row) => (
                <TextRow key={row.key} row={row} />
              ))}
            </ul>
          </section>
        ))
      )}
      <Pager page={page} pages={pages} onPage={turn} />
    </>
  );
}

const emptyWords = {
  all: ['emptyTitle', 'emptyText'],
  changed: ['emptyChangedTitle', 'emptyChangedText'],
  missing: ['emptyMissingTitle', 'emptyMissingText'],
} as const;

function Nothing({ view, search, onAll }: { view: View; search: string; onAll(): void }) {
  const t = useTranslationsText();
  const [title, text] = emptyWords[search === '' ? view : 'all'];
  return (
    <EmptyState
      level={2}
      picture={search === '' && view !== 'all' ? <WholeBridge /> : <Lookout />}
      title={t(title)}
      text={t(text)}
      action={
        <Button variant="secondary" onClick={onAll}>
          {t('emptyAction')}
        </Button>
      }
    />
  );
}

interface ToolbarProps {
  readonly all: readonly TranslationRow[];
  readonly place: ReturnType<typeof useFilter>;
}

function Toolbar({ all, place }: ToolbarProps) {
  const t = useTranslationsText();
  const { number } = useFormat();
  const partName = usePartName();
  const parts = useMemo(() => [...new Set(all.map(({ key }) => partOf(key)))], [all]);
  const counts = useMemo(
    () => ({ changed: all.filter(isChanged).length, missing: all.filter(isMissing).length }),
    [all],
  );
  const { filter } = place;
  const named = parts
    .map((part) => ({ part, name: partName(part) }))
    .sort((one, other) => byAlphabet(one.name, other.name));
  return (
    <search className={s.bar} aria-label={t('filters')}>
      <label className={s.search}>
        <span className="visually-hidden">{t('search')}</span>
        <Search />
        <input
          className="in"
          type="search"
          value={filter.search}
          placeholder={t('search')}
          maxLength={200}
          onChange={({ currentTarget }) => place.setSearch(currentTarget.value)}
        />
        {filter.search === '' ? null : (
          <IconButton label={t('clearSearch')} onClick={() => place.setSearch('')}>
            <X />
          </IconButton>
        )}
      </label>
      <Select
        aria-label={t('part')}
        value={filter.part}
        onChange={({ currentTarget }) => place.setPart(currentTarget.value)}
      >
        <option value="">{t('everyPart')}</option>
        {named.map(({ part, name }) => (
          <option key={part} value={part}>
            {name}
          </option>
        ))}
      </Select>
      <Segment
        label={t('show')}
        value={filter.view}
        onValue={place.setView}
        options={[
          { value: 'all', label: t('showAll') },
          {
            value: 'changed',
            label: <Counted text={t('showChanged')} count={number(counts.changed)} />,
          },
          {
            value: 'missing',
            label: <Counted text={t('showMissing')} count={number(counts.missing)} />,
          },
        ]}
      />
    </search>
  );
}

const Counted = ({ text, count }: { text: string; count: string }) => (
  <>
    {text} <span className={cx('tabular', s.count)}>{count}</span>
  </>
);
