import type { PeriodView } from '@app/contracts/profiles/profiles.schemas';
import { type PeriodSection, profileLimits } from '@app/domain/profiles/profile';
import { Checkbox } from '@app/ui/checkbox';
import { Field } from '@app/ui/field';
import { Select } from '@app/ui/select';
import { TextArea } from '@app/ui/text-area';
import { TextInput } from '@app/ui/text-input';
import { monthNames } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { useNow } from '../../../lib/rendered-at.tsx';
import { useProfilesText } from '../text.ts';
import { formOf, type PeriodForm, periodOf, withPeriod, wrongInForm } from './period-form.ts';
import { type EditorProps, SectionDialog } from './section-dialog.tsx';
import { useEditText } from './text.ts';
import type { SectionState } from './use-section.ts';

export interface EditPeriodProps extends EditorProps {
  readonly section: PeriodSection;
  /** Undefined for a new one. */
  readonly period: PeriodView | undefined;
}

/** `experience.3.title` is told at `title`. */
const fieldOf = (path: string) => path.split('.').at(-1) ?? path;

export function EditPeriod({ section, period, ...props }: EditPeriodProps) {
  const t = useEditText();
  const words = useProfilesText();
  const check = (form: PeriodForm) =>
    Object.fromEntries(Object.entries(wrongInForm(form)).map(([field, key]) => [field, t(key)]));
  return (
    <SectionDialog<PeriodForm>
      {...props}
      wide
      title={period ? t('editOf', { what: words(section) }) : t(`new_${section}`)}
      rules={{
        slot: `${section}:${period?.id ?? 'new'}`,
        initial: formOf(period),
        check,
        changeOf: (form, profile) => ({
          [section]: withPeriod(profile, section, periodOf(form, period?.id)),
        }),
        fieldOf,
      }}
      inWords={(profile) => profile[section].map(({ title }) => title).join('\n')}
    >
      {(state) => <Fields section={section} state={state} />}
    </SectionDialog>
  );
}

function Fields({ section, state }: { section: PeriodSection; state: SectionState<PeriodForm> }) {
  const t = useEditText();
  const words = useProfilesText();
  const { value, wrong } = state;
  const change = (part: Partial<PeriodForm>) => state.change({ ...value, ...part });
  return (
    <>
      <Field label={t(`title_${section}`)} error={wrong.title} required>
        <TextInput
          data-autofocus
          value={value.title}
          maxLength={profileLimits.period}
          onChange={(event) => change({ title: event.target.value })}
        />
      </Field>
      <Field label={t(`organisation_${section}`)} note={t('optional')} error={wrong.organisation}>
        <TextInput
          value={value.organisation}
          maxLength={profileLimits.period}
          onChange={(event) => change({ organisation: event.target.value })}
        />
      </Field>
      <Field label={words('place')} note={t('optional')} error={wrong.place}>
        <TextInput
          value={value.place}
          maxLength={profileLimits.place}
          onChange={(event) => change({ place: event.target.value })}
        />
      </Field>
      <div className="two">
        <MonthField
          label={t('from')}
          month={value.fromMonth}
          year={value.fromYear}
          error={wrong.from}
          onMonth={(fromMonth) => change({ fromMonth })}
          onYear={(fromYear) => change({ fromYear })}
        />
        {value.current ? null : (
          <MonthField
            label={t('to')}
            month={value.toMonth}
            year={value.toYear}
            error={wrong.to}
            onMonth={(toMonth) => change({ toMonth })}
            onYear={(toYear) => change({ toYear })}
          />
        )}
      </div>
      <Checkbox
        label={t('current')}
        checked={value.current}
        onChange={(event) => change({ current: event.target.checked })}
      />
      <Field label={t('description')} note={t('optional')} error={wrong.description}>
        <TextArea
          rows={4}
          value={value.description}
          maxLength={profileLimits.periodText}
          onChange={(event) => change({ description: event.target.value })}
        />
      </Field>
    </>
  );
}

interface MonthFieldProps {
  readonly label: string;
  readonly month: string;
  readonly year: string;
  readonly error: string | undefined;
  readonly onMonth: (month: string) => void;
  readonly onYear: (year: string) => void;
}

/** Years that are offered: from long ago to the end of studies that have just begun. */
const yearsBack = 60;
const yearsAhead = 8;

/** Month and year as two lists: browsers' own month fields are missing in some. */
function MonthField({ label, month, year, error, onMonth, onYear }: MonthFieldProps) {
  const t = useEditText();
  const { language } = useLanguage();
  const now = new Date(useNow()).getUTCFullYear();
  const years = Array.from({ length: yearsBack + yearsAhead }, (_, n) => now + yearsAhead - n);
  const invalid = error ? { 'aria-invalid': true as const } : {};
  return (
    <Field as="group" label={label} error={error}>
      <div className="months-e">
        <Select
          aria-label={`${label}: ${t('month')}`}
          value={month}
          {...(month === '' || year !== '' ? invalid : {})}
          onChange={(event) => onMonth(event.target.value)}
        >
          <option value="">{t('month')}</option>
          {monthNames(language).map((name, n) => (
            <option key={name} value={String(n + 1).padStart(2, '0')}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          aria-label={`${label}: ${t('year')}`}
          value={year}
          {...invalid}
          onChange={(event) => onYear(event.target.value)}
        >
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
