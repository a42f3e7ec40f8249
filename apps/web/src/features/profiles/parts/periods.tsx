import type { PeriodView } from '@app/contracts/profiles/profiles.schemas';
import { monthsOf } from '@app/domain/profiles/period';
import { cx } from '@app/ui/cx';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useProfilesText } from '../text.ts';
import s from './profile.module.css';

const yearOf = (month: string) => month.slice(0, 4);

/** `2022 – 2026`, `2025 – danas`, `2024`. */
function useYears() {
  const t = useProfilesText();
  return ({ from, to }: PeriodView) => {
    if (to !== null && yearOf(to) === yearOf(from)) return yearOf(from);
    return `${yearOf(from)} – ${to === null ? t('today') : yearOf(to)}`;
  };
}

/** The months that the years leave open, and how long it was while that is told in months. */
function useMonths() {
  const t = useProfilesText();
  const format = useFormat();
  return (period: PeriodView) => {
    const { from, to } = period;
    if (to === null) return `${format.month(from)} – ${t('today')}`;
    const count = monthsOf(period) ?? 0;
    const months = to === from ? format.month(from) : `${format.month(from)} – ${format.month(to)}`;
    return count < 12 ? `${months} · ${t('lasted', { count })}` : months;
  };
}

interface PeriodsProps {
  readonly periods: readonly PeriodView[];
  /** What may be done with one, for its owner. */
  readonly actions?: (period: PeriodView) => ReactNode;
}

export function Periods({ periods, actions }: PeriodsProps) {
  const years = useYears();
  const months = useMonths();
  return (
    <ol className={s.periods}>
      {periods.map((period) => (
        <li key={period.id}>
          <span className={s.years}>{years(period)}</span>
          <div>
            <h3 className="title-4">{period.title}</h3>
            <p className="small muted mt2">
              {[period.organisation, period.place].filter(Boolean).join(', ')}
            </p>
            <p className="smaller faint mt2">{months(period)}</p>
            {period.description ? (
              <p className={cx('small muted', s.said)}>{period.description}</p>
            ) : null}
          </div>
          {actions ? <div className={s.ownActions}>{actions(period)}</div> : null}
        </li>
      ))}
    </ol>
  );
}
