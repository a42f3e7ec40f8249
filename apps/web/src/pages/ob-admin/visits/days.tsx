import { cx } from '@app/ui/cx';
import type { CSSProperties } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { everyDay } from './every-day.ts';
import { useVisitsText } from './text.ts';
import s from './visits.module.css';

interface DaysProps {
  readonly days: readonly { readonly day: string; readonly views: number }[];
  readonly from: string;
  readonly to: string;
  readonly small?: true;
}

/** A bar for each day; what it comes to is said in words. */
export function VisitDays({ days, from, to, small }: DaysProps) {
  const t = useVisitsText();
  const { quantity, date, dayOf } = useFormat();
  const all = everyDay(days, from, to);
  const top = all.reduce((most, one) => (one.views > most.views ? one : most), {
    day: from,
    views: 0,
  });
  const height = (views: number) =>
    ({ '--v': top.views === 0 ? 0 : views / top.views }) as CSSProperties;
  return (
    <div
      className={cx(s.days, small && s.small)}
      role="img"
      aria-label={t('chart', {
        from: dayOf(from),
        to: dayOf(to),
        day: dayOf(top.day),
        most: quantity(top.views),
      })}
    >
      {all.map(({ day, views }) => (
        <i
          key={day}
          style={height(views)}
          title={t('dayViews', { count: views, day: date(day), number: quantity(views) })}
        />
      ))}
    </div>
  );
}
