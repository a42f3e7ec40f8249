import type { BankDesk } from '@app/contracts/bank-desk/bank-desk.schemas';
import { deskStages } from '@app/domain/bank-desk/desk.stages';
import { type Choice, FilterForm } from '../../../kit/listing/filter-form.tsx';
import { useFormat, useLocalized } from '../../../lib/format/use-format.ts';
import { type FilterName, sorts, useDeskPlace } from '../desk-place.ts';
import { useDeskText, useSdgText } from '../text.ts';

type SdgKey = Parameters<ReturnType<typeof useSdgText>>[0];

const goals = Array.from({ length: 17 }, (_, n) => n + 1);

export function DeskFilters({ desk: { calls, years } }: { readonly desk: BankDesk }) {
  const t = useDeskText();
  const sdg = useSdgText();
  const localized = useLocalized();
  const { year: inWords } = useFormat();
  const { bankId, filters, set, table } = useDeskPlace();
  const choices: readonly Choice<FilterName>[] = [
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
      options: years.map((year) => [String(year), inWords(year)]),
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
    <FilterForm
      key={bankId}
      label={t('filters')}
      words={{ name: 'q', label: t('filterWords'), value: filters.q }}
      choices={choices}
      set={set}
    />
  );
}
