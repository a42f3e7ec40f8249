import { Note } from '@app/ui/note';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useBreakEven } from '../../figures/break-even.ts';
import { CashCurve } from '../../figures/cash-curve.tsx';
import { FiguresTable } from '../../figures/figures-table.tsx';
import { IncomeBars } from '../../figures/income-bars.tsx';
import { useMonths } from '../../figures/months.ts';
import { useFiguresText } from '../../figures/text.ts';
import { useFigureWarnings } from '../../figures/warnings.ts';
import type { OfView } from '../view.ts';
import s from './blue.module.css';
import { figuresOf, planOf } from './plan-figures.ts';
import { useBlueText } from './text.ts';

export function BlueFigures({ application }: OfView<'blue'>) {
  const t = useBlueText();
  const f = useFiguresText();
  const { km } = useFormat();
  const { startDate, products } = application;
  const figures = figuresOf(application);
  const months = useMonths(figures, startDate);
  const units = useBreakEven(figures, startDate);
  const warnings = useFigureWarnings({
    figures,
    startDate,
    products: planOf(application).products,
  });
  if (products.length === 0) return <p className="muted">{t('noFigures')}</p>;
  const first = months.find(({ month }) => month === figures.breakEvenMonth);
  const least = Math.min(...months.map(({ cash }) => cash));
  const counts = [
    ['breakEvenMonth', first?.full ?? t('none')],
    ['breakEvenUnits', units || t('none')],
    ['leastCash', km(least / 100)],
  ] as const;
  return (
    <>
      <dl className={s.counts}>
        {counts.map(([key, value]) => (
          <div key={key}>
            <dt className="small muted">{t(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section>
        <h2 className="title-3">{f('cash')}</h2>
        <CashCurve figures={figures} startDate={startDate} />
        {warnings.length > 0 ? (
          <Note tone="warn">
            {warnings.map((one) => (
              <p key={one}>{one}</p>
            ))}
          </Note>
        ) : null}
      </section>
      <section>
        <h2 className="title-3">{f('incomeAndCosts')}</h2>
        <IncomeBars figures={figures} startDate={startDate} />
      </section>
      <section>
        <h2 className="title-3">{f('asTable')}</h2>
        <FiguresTable figures={figures} startDate={startDate} />
      </section>
    </>
  );
}
