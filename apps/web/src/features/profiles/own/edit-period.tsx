import type { PeriodView } from '@app/contracts/profiles/profiles.schemas';
import { type PeriodSection, profileLimits } from '@app/domain/profiles/profile';
import { monthNames } from '@app/messages/format/dates';
import { Checkbox } from '@app/ui/checkbox';
import { Field } from '@app/ui/field';
import { Select } from '@app/ui/select';
import { TextArea } from '@app/ui/text-area';
import { TextInput } from '@app/ui/text-input';
import type { SubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { useProfilesText } from '../text.ts';
import s from './editors.module.css';
import { formOf, type PeriodForm, periodOf, withPeriod } from './period-form.ts';
import { type EditorProps, SectionDialog } from './section-dialog.tsx';
import { useEditText } from './text.ts';

export interface EditPeriodProps extends EditorProps {
  readonly section: PeriodSection;
  /** Undefined for a new one. */
  readonly period: PeriodView | undefined;
}

/** `experience.3.title` is told at `title`; month and year are two lists. */
const fieldOf = (path: string) => {
  const field = path.split('.').at(-1) ?? path;
  return field === 'from' || field === 'to' ? `${field}Year` : field;
};

export function EditPeriod({ section, period, ...props }: EditPeriodProps) {
  const t = useEditText();
  const words = useProfilesText();
  return (
    <SectionDialog<PeriodForm>
      {...props}
      wide
      title={period ? t('editOf', { what: words(section) }) : t(`new_${section}`)}
      rules={{
        slot: `${section}:${period?.id ?? 'new'}`,
        initial: formOf(period),
        changeOf: (form, profile) => ({
          [section]: withPeriod(profile, section, periodOf(form, period?.id)),
        }),
        fieldOf,
      }}
      inWords={(profile) => profile[section].map(({ title }) => title).join('\n')}
    >
      {(form) => <Fields section={section} form={form} />}
    </SectionDialog>
  );
}

function Fields({ section, form }: { section: PeriodSection; form: SubmitForm<PeriodForm> }) {
  const t = useEditText();
  const words = useProfilesText();
  return (
    <>
      <Field label={t(`title_${section}`)} error={form.error('title')} required>
        <TextInput data-autofocus maxLength={profileLimits.period} {...form.register('title')} />
      </Field>
      <Field
        label={t(`organisation_${section}`)}
        note={t('optional')}
        error={form.error('organisation')}
      >
        <TextInput maxLength={profileLimits.period} {...form.register('organisation')} />
      </Field>
      <Field label={words('place')} note={t('optional')} error={form.error('place')}>
        <TextInput maxLength={profileLimits.place} {...form.register('place')} />
      </Field>
      <div className="two">
        <MonthField form={form} label={t('from')} end="from" />
        {form.watch('current') ? null : <MonthField form={form} label={t('to')} end="to" />}
      </div>
      <Checkbox label={t('current')} {...form.register('current')} />
      <Field label={t('description')} note={t('optional')} error={form.error('description')}>
        <TextArea rows={4} maxLength={profileLimits.periodText} {...form.register('description')} />
      </Field>
    </>
  );
}

interface MonthFieldProps {
  readonly form: SubmitForm<PeriodForm>;
  readonly label: string;
  readonly end: 'from' | 'to';
}

/** Years that are offered: from long ago to the end of studies that have just begun. */
const yearsBack = 60;
const yearsAhead = 8;

/** Month and year as two lists: browsers' own month fields are missing in some. */
function MonthField({ form, label, end }: MonthFieldProps) {
  const t = useEditText();
  const { language } = useLanguage();
  const now = new Date(useNow()).getUTCFullYear();
  const years = Array.from({ length: yearsBack + yearsAhead }, (_, n) => now + yearsAhead - n);
  const [month, year] = form.watch([`${end}Month`, `${end}Year`]);
  const error = form.error(`${end}Year`);
  const invalid = error ? { 'aria-invalid': true as const } : {};
  return (
    <Field as="group" label={label} error={error}>
      <div className={s.months}>
        <Select
          aria-label={`${label}: ${t('month')}`}
          {...(month === '' || year !== '' ? invalid : {})}
          {...form.register(`${end}Month`, { deps: `${end}Year` })}
        >
          <option value="">{t('month')}</option>
          {monthNames(language).map((name, n) => (
            <option key={name} value={String(n + 1).padStart(2, '0')}>
              {name}
            </option>
          ))}
        </Select>
        <Select aria-label={`${label}: ${t('year')}`} {...invalid} {...form.register(`${end}Year`)}>
          <option value="">{t('year')}</option>
          {years.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      </div>
    </Field>
  );
}
