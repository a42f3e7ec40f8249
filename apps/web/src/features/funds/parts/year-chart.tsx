import type { FundYear } from '@app/contracts/funds/funds.schemas';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useBookText } from '../book-text.ts';
import s from './year-chart.module.css';

/** Most that one looks at together. */
const mostYears = 8;
const [wide, narrow, step] = [104, 74, 134];
const [ground, tallest] = [300, 248];

/** What came in as an arch a year, what was paid as one inside it; both with their thousands. */
export function YearChart({ years }: { years: readonly FundYear[] }) {
  const t = useBookText();
  const { km, quantity, year: inWords } = useFormat();
  const shown = years.slice(0, mostYears).reverse();
  const most = Math.max(1, ...shown.flatMap(({ received, paid }) => [received, paid]));
  const thousands = (amount: number) => quantity(Math.round(amount / 100) / 10);
  const descriptions = shown.map(({ year, received, paid }) =>
    t('chartYear', { year, received: km(received), paid: km(paid) }),
  );
  return (
    <svg
      className={s.chart}
      viewBox={`0 0 ${Math.max(3, shown.length) * step - 26} 330`}
      role="img"
      aria-label={`${t('chartLabel')}: ${descriptions.join('; ')}`}
    >
      {shown.map(({ year, received, paid }, n) => {
        const middle = n * step + 54;
        const heights = [received, paid].map((amount) => (amount / most) * tallest);
        return (
          <g key={year} textAnchor="middle">
            <path className={s.in} d={arch(middle, wide, heights[0] ?? 0)} />
            <path className={s.out} d={arch(middle, narrow, heights[1] ?? 0)} />
            <text className={s.value} x={middle} y={ground - Math.max(...heights) - 12}>
              {thousands(received)}
            </text>
            {paid > 0 ? (
              <text className={(heights[1] ?? 0) > 34 ? s.inside : s.above} x={middle} y="288">
                {thousands(paid)}
              </text>
            ) : null}
            <text x={middle} y="322">
              {inWords(year)}
            </text>
          </g>
        );
      })}
      <path className={s.ground} d={`M0 ${ground}H${Math.max(3, shown.length) * step - 26}`} />
    </svg>
  );
}

/** An arch of a height; one too low for its round is flatter. */
function arch(middle: number, width: number, height: number): string {
  const half = width / 2;
  const rise = Math.min(half, height);
  return `M${middle - half} ${ground}V${ground - height + rise}a${half} ${rise} 0 0 1 ${width} 0V${ground}Z`;
}
