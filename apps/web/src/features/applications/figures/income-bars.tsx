import type { BusinessFigures } from '@app/domain/applications/form/blue.figures';
import { cx } from '@app/ui/cx';
import { useFormat } from '../../../lib/format/use-format.ts';
import s from './figures.module.css';
import { useMonths } from './months.ts';
import { useFiguresText } from './text.ts';

const [ground, tallest, wide, step] = [170, 140, 36, 62];

/** Each month's income as an arch, filled where it pays all costs, which a stroke marks. */
export function IncomeBars(props: { figures: BusinessFigures; startDate: string }) {
  const t = useFiguresText();
  const { km } = useFormat();
  const months = useMonths(props.figures, props.startDate);
  const costs = months.map((one) => one.variableCosts + one.fixedCosts);
  const most = Math.max(1, ...costs, ...months.map(({ income }) => income));
  const tall = (amount: number) => (amount / most) * tallest;
  const descriptions = months.map(
    (one, n) => `${one.full} ${km(one.income / 100)} / ${km((costs[n] ?? 0) / 100)}`,
  );
  return (
    <>
      <p className={s.legend}>
        <span>
          <i />
          {t('covers')}
        </span>
        <span>
          <i className={s.no} />
          {t('doesNotCover')}
        </span>
        <span>
          <i className={s.tick} />
          {t('costs')}
        </span>
      </p>
      <svg
        className={s.chart}
        viewBox={`0 0 ${12 * step} 204`}
        role="img"
        aria-label={`${t('income')} / ${t('costs')}: ${descriptions.join('; ')}`}
      >
        {months.map((one, n) => {
          const middle = n * step + step / 2;
          const cost = ground - tall(costs[n] ?? 0);
          return (
            <g key={one.month}>
              <path
                className={cx(s.bar, one.result < 0 && s.short)}
                d={arch(middle, tall(one.income))}
              />
              <path className={s.cost} d={`M${middle - 26} ${cost}h52`} />
              <text
                className={n % 3 > 0 ? s.every : undefined}
                x={middle}
                y="196"
                textAnchor="middle"
              >
                {one.short}
              </text>
            </g>
          );
        })}
        <path className={s.zero} d={`M0 ${ground}H${12 * step}`} />
      </svg>
    </>
  );
}

/** One too low for its round is flatter. */
function arch(middle: number, height: number): string {
  const half = wide / 2;
  const rise = Math.min(half, height);
  return `M${middle - half} ${ground}V${ground - height + rise}a${half} ${rise} 0 0 1 ${wide} 0V${ground}Z`;
}
