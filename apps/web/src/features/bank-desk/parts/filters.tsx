import type { BankDesk } from '@app/contracts/bank-desk/bank-desk.schemas';
import { deskStages } from '@app/domain/bank-desk/desk.stages';
import { Field } from '@app/ui/field';
import { Select } from '@app/ui/select';
import { TextInput } from '@app/ui/text-input';
import { useEffect, useRef } from 'react';
import { useLocalized } from '../../../lib/use-format.ts';
import { type FilterName, sorts, useDeskPlace } from '../desk-place.ts';
import { useDeskText, useSdgText } from '../text.ts';
import s from './applications.module.css';

interface Choice {
  readonly name: FilterName;
  readonly label: string;
  readonly value: string;
  /** What it is without a choice. */
  readonly all: string;
  readonly options: readonly (readonly [value: string, words: string])[];
}

type SdgKey = Parameters<ReturnType<typeof useSdgText>>[0];

const goals = Array.from({ length: 17 }, (_, n) => n + 1);
/** Milliseconds without a letter after which is searched. */
const untilAsked = 300;

/** Each choice goes into the address at once. */
export function Filters({ desk: { calls, years } }: { readonly desk: BankDesk }) {
  const t = useDeskText();
  const sdg = useSdgText();
  const localized = useLocalized();
  const { bankId, filters, set, table } = useDeskPlace();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const typed = (value: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => set('q', value.trim()), untilAsked);
  };
  const choices: readonly Choice[] = [
    {
      name: 'poziv',
      label: t('filterCall'),
      value: filters.call ?? '',
      all: t('allCalls'),
      options: calls.map(({ slug, title }) => [slug, localized(title)]),
    },
    {
      name: 'godina',
      label: t('filterYear'),
      value: String(filters.year ?? ''),
      all: t('allYears'),
      options: years.map((year) => [String(year), `${year}.`]),
    },
    {
      name: 'tema',
      label: t('filterTheme'),
      value: String(filters.theme ?? ''),
      all: t('allThemes'),
      options: goals.map((goal) => [`${goal}`, `${goal}. ${sdg(`${goal}` as SdgKey)}`]),
    },
    ...(table
      ? [
          {
            name: 'status',
            label: t('filterStage'),
            value: filters.stage ?? '',
            all: t('allStages'),
            options: deskStages.map((stage) => [stage, t(`stage_${stage}`)] as const),
          } as const,
          {
            name: 'red',
            label: t('sort'),
            value: filters.sort ?? '',
            all: t('sort_newest'),
            options: sorts.slice(1).map((sort) => [sort, t(`sort_${sort}`)] as const),
          } as const,
        ]
      : []),
  ];
  return (
    <search className={s.filters} aria-label={t('filters')}>
      <form method="get" onSubmit={(event) => event.preventDefault()}>
        <Field label={t('filterWords')}>
          <TextInput
            key={bankId}
            type="search"
            name="q"
            defaultValue={filters.q ?? ''}
            maxLength={80}
            onChange={({ target }) => typed(target.value)}
          />
        </Field>
        {choices.map(({ name, label, value, all, options }) => (
          <Field key={name} label={label}>
            <Select name={name} value={value} onChange={(event) => set(name, event.target.value)}>
              <option value="">{all}</option>
              {options.map(([option, words]) => (
                <option key={option} value={option}>
                  {words}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </form>
    </search>
  );
}
