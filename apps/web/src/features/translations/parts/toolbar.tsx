import type { TranslationRow } from '@app/contracts/translations/translations.schemas';
import { cx } from '@app/ui/cx';
import { IconButton } from '@app/ui/icon-button';
import { Search, X } from '@app/ui/icons';
import { Segment } from '@app/ui/segment';
import { Select } from '@app/ui/select';
import { useMemo } from 'react';
import { useFormat } from '../../../lib/use-format.ts';
import { isChanged, isMissing, partOf } from '../rows.ts';
import { usePartName, useTranslationsText } from '../text.ts';
import s from '../texts.module.css';
import type { useFilter } from '../use-filter.ts';

interface ToolbarProps {
  readonly all: readonly TranslationRow[];
  readonly place: ReturnType<typeof useFilter>;
}

export function Toolbar({ all, place }: ToolbarProps) {
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
    .sort((one, other) => one.name.localeCompare(other.name, 'bs'));
  return (
    <search className={s.bar} aria-label={t('filters')}>
      <label className={s.search}>
        <span className="vh">{t('search')}</span>
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
    {text} <span className={cx('num', s.count)}>{count}</span>
  </>
);
