import type { DeskFund } from '@app/contracts/funds/funds.schemas';
import { fundEntryKinds } from '@app/domain/funds/fund';
import { Field } from '@app/ui/field';
import { Select } from '@app/ui/select';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useDeskPlace } from '../desk-place.ts';
import s from './money.module.css';
import { useFundsText } from './text.ts';

/** Each choice goes into the address at once. */
export function EntryFilters({ years }: Pick<DeskFund, 'years'>) {
  const t = useFundsText();
  const { year: inWords } = useFormat();
  const { entries, set } = useDeskPlace();
  return (
    <search className={s.filters} aria-label={t('filters')}>
      <Field label={t('kind')}>
        <Select value={entries.kind ?? ''} onChange={(event) => set('vrsta', event.target.value)}>
          <option value="">{t('allKinds')}</option>
          {fundEntryKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kind_${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('forYear')}>
        <Select
          value={`${entries.year ?? ''}`}
          onChange={(event) => set('godina', event.target.value)}
        >
          <option value="">{t('allYears')}</option>
          {years.map(({ year }) => (
            <option key={year} value={year}>
              {inWords(year)}
            </option>
          ))}
        </Select>
      </Field>
    </search>
  );
}
