import type { OwnProfile, PeriodView } from '@app/contracts/profiles/profiles.schemas';
import type { PeriodSection } from '@app/domain/profiles/profile';

/** A period as it is written: month and year apart, the end left out while it goes on. */
export interface PeriodForm {
  readonly title: string;
  readonly organisation: string;
  readonly place: string;
  readonly fromMonth: string;
  readonly fromYear: string;
  readonly toMonth: string;
  readonly toYear: string;
  readonly current: boolean;
  readonly description: string;
}

const blank: PeriodForm = {
  title: '',
  organisation: '',
  place: '',
  fromMonth: '',
  fromYear: '',
  toMonth: '',
  toYear: '',
  current: false,
  description: '',
};

export function formOf(period: PeriodView | undefined): PeriodForm {
  if (!period) return blank;
  const { title, organisation, place, from, to, description } = period;
  const [fromYear = '', fromMonth = ''] = from.split('-');
  const [toYear = '', toMonth = ''] = (to ?? '').split('-');
  const current = to === null;
  return { title, organisation, place, fromMonth, fromYear, toMonth, toYear, current, description };
}

const monthOf = (year: string, month: string) => `${year}-${month}`;

export function periodOf(form: PeriodForm, id: string | undefined) {
  const { title, organisation, place, description } = form;
  return {
    ...(id === undefined ? {} : { id }),
    title,
    organisation,
    place,
    from: monthOf(form.fromYear, form.fromMonth),
    to: form.current ? null : monthOf(form.toYear, form.toMonth),
    description,
  };
}

/** The list of a profile with one period in its place, or at the end if it is new. */
export function withPeriod(
  profile: OwnProfile,
  section: PeriodSection,
  period: ReturnType<typeof periodOf>,
) {
  const { id } = period;
  const others = profile[section];
  const there = id !== undefined && others.some((one) => one.id === id);
  return there ? others.map((one) => (one.id === id ? period : one)) : [...others, period];
}
