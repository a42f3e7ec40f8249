import type { BankSummary } from '@app/contracts/banks/banks.schemas';
import { projectStages } from '@app/domain/applications/project-stage';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { Search } from '@app/ui/icons';
import { Select } from '@app/ui/select';
import { TextInput } from '@app/ui/text-input';
import { type ChangeEvent, type FormEvent, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useLocalized } from '../../../lib/format/use-format.ts';
import type { Goal } from '../goals.ts';
import { filtersOf } from '../project-filters.ts';
import { useProjectsText } from '../projects-text.ts';
import s from './project-filters.module.css';

interface FormProps {
  readonly banks: readonly BankSummary[];
  readonly years: readonly number[];
  readonly goals: readonly Goal[];
}

/** Works without scripts as well: then its button sends it. */
export function ProjectFilterForm({ banks, years, goals }: FormProps) {
  const t = useProjectsText();
  const localized = useLocalized();
  const [search, setSearch] = useSearchParams();
  const filters = filtersOf(search);
  const form = useRef<HTMLFormElement>(null);
  const requested = `${search}`;
  useEffect(() => {
    // Back, or a link, changes the address without a hand on the fields.
    const wanted: Readonly<Record<string, string | number | undefined>> = filtersOf(
      new URLSearchParams(requested),
    );
    for (const field of form.current?.querySelectorAll<HTMLInputElement>('[name]') ?? []) {
      field.value = `${wanted[field.name] ?? ''}`;
    }
  }, [requested]);
  const apply = (form: HTMLFormElement) => {
    const given = [...new FormData(form)].map(([name, value]) => [name, `${value}`.trim()]);
    setSearch(
      new URLSearchParams(given.filter(([, value]) => value !== '') as [string, string][]),
      {
        preventScrollReset: true,
      },
    );
  };
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => target.form && apply(target.form);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
  };
  return (
    <search aria-label={t('filters')}>
      <form ref={form} method="get" className={s.form} onSubmit={send}>
        <Field label={t('q')} className={s.words}>
          <TextInput type="search" name="q" defaultValue={filters.q} maxLength={80} />
        </Field>
        <Field label={t('bank')}>
          <Select name="bank" defaultValue={filters.bank} onChange={choose}>
            <option value="">{t('allBanks')}</option>
            {banks.map(({ id, slug, municipality }) => (
              <option key={id} value={slug}>
                {municipality}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('year')}>
          <Select name="year" defaultValue={filters.year} onChange={choose}>
            <option value="">{t('allYears')}</option>
            {years.map((year) => (
              <option key={year}>{year}</option>
            ))}
          </Select>
        </Field>
        <Field label={t('theme')}>
          <Select name="theme" defaultValue={filters.theme} onChange={choose}>
            <option value="">{t('allThemes')}</option>
            {goals.map(({ number, name }) => (
              <option key={number} value={number}>
                {number}. {localized(name)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('stage')}>
          <Select name="stage" defaultValue={filters.stage} onChange={choose}>
            <option value="">{t('allStages')}</option>
            {projectStages.map((stage) => (
              <option key={stage} value={stage}>
                {t(`stage_${stage}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" variant="soft">
          <Search /> {t('search')}
        </Button>
      </form>
    </search>
  );
}
