import type { BusinessFigures } from '@app/domain/applications/form/blue.figures';
import { cx } from '@app/ui/cx';
import { area, curveMonotoneX, line } from 'd3-shape';
import { useId } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import s from './figures.module.css';
import { type NamedMonth, useMonths } from './months.ts';
import { useFiguresText } from './text.ts';

interface FiguresProps {
  readonly figures: BusinessFigures;
  /** `yyyy-mm-dd`, empty until known. */
  readonly startDate: string;
}

type Place = readonly [x: number, y: number];

const [left, right, top, bottom] = [56, 750, 40, 250];
const width = 760;
const height = 300;

/** The account at the end of each month: above the ground the accent, below it the alarm. */
export function CashCurve({ figures, startDate }: FiguresProps) {
  const t = useFiguresText();
  const { km, number } = useFormat();
  const months = useMonths(figures, startDate);
  const clip = useId();
  const cash = months.map((one) => one.cash / 100);
  const scale = scaleOf(cash);
  const y = (amount: number) =>
    bottom - ((amount - scale.low) / (scale.high - scale.low)) * (bottom - top);
  const points = months.map((one, n): [number, number] => [xOf(n), y(one.cash / 100)]);
  const curve = line().curve(curveMonotoneX)(points) ?? undefined;
  const filled =
    area<[number, number]>()
      .x(([x]) => x)
      .y0(y(0))
      .y1(([, at]) => at)
      .curve(curveMonotoneX)(points) ?? undefined;
  const first = figures.breakEvenMonth;
  const ends = extremes(months).filter(
    (at, n, all) => n > 0 || !isUnder(points[at], points[all[1] ?? at]),
  );
  return (
    <>
      <Legend />
      <svg
        className={s.chart}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${t('cash')}: ${months.map((one) => `${one.full} ${km(one.cash / 100)}`).join('; ')}`}
      >
        <defs>
          <clipPath id={`${clip}a`}>
            <rect x="0" y="-40" width={width} height={y(0) + 40} />
          </clipPath>
          <clipPath id={`${clip}b`}>
            <rect x="0" y={y(0)} width={width} height={height} />
          </clipPath>
        </defs>
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <line className={s.line} x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
            <text x="0" y={y(tick) + 4}>
              {number(tick)}
            </text>
          </g>
        ))}
        {(['a', 'b'] as const).map((side) => (
          <g key={side} clipPath={`url(#${clip}${side})`}>
            <path className={cx(s.area, side === 'b' && s.under)} d={filled} />
            <path className={cx(s.curve, side === 'b' && s.under)} d={curve} />
          </g>
        ))}
        <line className={s.zero} x1={left} x2={right} y1={y(0)} y2={y(0)} />
        {first ? (
          <line
            className={s.mark}
            x1={xOf(first - 1)}
            x2={xOf(first - 1)}
            y1={y(0)}
            y2={points[first - 1]?.[1]}
          />
        ) : null}
        {/* Of two that would stand over each other, the least one is the news. */}
        {ends.map((at) => (
          <Point key={at} month={months[at]} place={points[at]} />
        ))}
        {months.map((one, n) => (
          <text
            key={one.month}
            className={cx(
              one.cash < 0 ? s.bad : one.month === first && s.good,
              n % 3 > 0 && s.every,
            )}
            x={xOf(n)}
            y="288"
            textAnchor="middle"
          >
            {one.short}
          </text>
        ))}
      </svg>
    </>
  );
}

const xOf = (n: number): number => left + ((right - left) * (n + 0.5)) / 12;

function Point({
  month,
  place,
}: {
  month: NamedMonth | undefined;
  place: [number, number] | undefined;
}) {
  const { km } = useFormat();
  if (!month || !place) return null;
  const [x, y] = place;
  const lost = month.cash < 0;
  // Its amount would stand beyond the edge, or over the amounts beside the lines.
  const late = x > right - 60;
  const early = x < left + 70;
  return (
    <>
      <circle className={cx(s.dot, lost && s.under)} cx={x} cy={y} r="6" />
      <text
        className={lost ? s.bad : s.strong}
        x={late ? width : early ? left + 12 : x}
        y={lost ? y + 26 : y - 16}
        textAnchor={late ? 'end' : early ? 'start' : 'middle'}
      >
        {km(month.cash / 100)}
      </text>
    </>
  );
}

/** The month with most and the one with least on the account, once there is something to tell. */
function extremes(months: readonly NamedMonth[]): number[] {
  const cash = months.map((one) => one.cash);
  const ends = [Math.max(...cash), Math.min(...cash)].map((one) => cash.indexOf(one));
  return [...new Set(ends)];
}

/** Whether the amounts at two points would share a place, as large as they are on a phone. */
function isUnder(one: Place | undefined, other: Place | undefined): boolean {
  if (!one || !other || one === other) return false;
  return Math.abs(one[0] - other[0]) < 170 && Math.abs(one[1] - other[1]) < 48;
}

const steps = [1, 2, 2.5, 5, 10];

/** Round amounts that span what is drawn and the ground. */
function scaleOf(amounts: readonly number[]): { low: number; high: number; ticks: number[] } {
  const least = Math.min(0, ...amounts);
  const most = Math.max(0, ...amounts);
  const span = most - least || 100;
  const power = 10 ** Math.floor(Math.log10(span / 4));
  const step = power * (steps.find((one) => power * one >= span / 4) ?? 10);
  const low = Math.floor(least / step) * step;
  const high = Math.max(step, Math.ceil(most / step) * step);
  const count = Math.round((high - low) / step);
  return { low, high, ticks: Array.from({ length: count + 1 }, (_, n) => low + n * step) };
}

function Legend() {
  const t = useFiguresText();
  return (
    <p className={s.legend}>
      <span>
        <i className={s.stroke} />
        {t('cashNote')}
      </span>
    </p>
  );
}
