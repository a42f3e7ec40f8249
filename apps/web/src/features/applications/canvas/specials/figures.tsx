import { businessFigures } from '@app/domain/applications/form/blue.figures';
import type { BlueContent, FixedCost } from '@app/domain/applications/form/blue.form';
import type { Try } from '@app/domain/applications/form/blue.tries';
import { addFening, toKm } from '@app/domain/money';
import { cx } from '@app/ui/cx';
import { Disclosure } from '@app/ui/disclosure';
import { CircleExclamationPoint } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { useState } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useBreakEven } from '../../figures/break-even.ts';
import { FiguresTable } from '../../figures/figures-table.tsx';
import { CashCurve, IncomeBars } from '../../figures/lazy.tsx';
import { useMonthName, useMonths } from '../../figures/months.ts';
import { useFiguresText } from '../../figures/text.ts';
import { useFigureWarnings } from '../../figures/warnings.ts';
import { useCanvas, useSay } from '../canvas-context.tsx';
import { ruled } from '../content.ts';
import { ListBlock } from '../parts/content-field.tsx';
import { ListField } from '../values/list.tsx';
import type { ListProps } from '../values/list-tools.tsx';
import s from './figures.module.css';
import { Tries, useTries } from './tries.tsx';

function useFigures() {
  const { form, rules } = useCanvas();
  const { products, fixedCosts, startingCash, startDate } = rules as unknown as BlueContent;
  const figures = businessFigures({ products, fixedCosts, startingCash });
  // A call that leaves the figures out asks for no costs, so that only the income is known.
  return { figures, startDate, products, whole: 'figures' in form.sections };
}

/** The year that the plan leads to, drawn while it is typed, and then what makes it. */
export function BusinessFigures() {
  const t = useFiguresText();
  const say = useSay();
  const { writable } = useCanvas();
  const told = useFigures();
  const [tried, onTry] = useState<Try['kind'] | null>(null);
  const trial = useTries().find(({ kind }) => kind === tried);
  const warnings = useFigureWarnings(told);
  const drawn = { figures: trial?.figures ?? told.figures, startDate: told.startDate };
  return (
    <div className={s.figures}>
      <section aria-labelledby="cash">
        <h2 className="title-3" id="cash">
          {t('cash')}
        </h2>
        <CashCurve {...drawn} />
        <div role="status" className={s.warnings}>
          {warnings.map((one) => (
            <Note key={one} tone="warn" icon={<CircleExclamationPoint />}>
              {one}
            </Note>
          ))}
        </div>
        <Tries tried={tried} onTry={onTry} />
      </section>
      <section aria-labelledby="income">
        <h2 className="title-3" id="income">
          {t('incomeAndCosts')}
        </h2>
        <IncomeBars {...drawn} />
        <Disclosure title={t('asTable')}>
          <FiguresTable {...drawn} />
        </Disclosure>
      </section>
      {writable('sales') ? (
        <section aria-label={say('products')}>
          <ListBlock name="products" />
        </section>
      ) : null}
    </div>
  );
}

/** The first year in short, beside what makes it. */
export function YearCard() {
  const t = useFiguresText();
  const { km } = useFormat();
  const { figures, startDate, whole } = useFigures();
  const monthOf = useMonthName(startDate);
  const { year, months, breakEvenMonth, cashLasts } = figures;
  const units = useBreakEven(figures, startDate);
  // A month in which nothing is sold and nothing paid is neither a good one nor a bad one.
  const plus = months.filter(({ result, income }) => income > 0 && result >= 0).length;
  const minus = months.filter(({ result }) => result < 0).length;
  const isBegun = plus + minus > 0;
  const amount = (fening: number) => km(fening / 100);
  return (
    <div className={s.year} aria-live="polite">
      <div className={s.top}>
        <p className="small">{t('yearIncome')}</p>
        <p className="number mt2">{amount(year.income)}</p>
        <div className={s.arches} aria-hidden="true">
          {months.map(({ month, result, income }) => (
            <i key={month} data-plus={income > 0 && result >= 0 ? '' : undefined} />
          ))}
        </div>
      </div>
      <div className={s.rest} hidden={!whole}>
        {isBegun ? <p className="smaller muted">{t('monthsInPlus', { plus, minus })}</p> : null}
        <dl>
          <Line name={t('variableCosts')}>{amount(-year.variableCosts)}</Line>
          <Line name={t('fixedCosts')}>{amount(-year.fixedCosts)}</Line>
          <Line name={t('yearResult')} bad={year.result < 0} sum>
            {amount(year.result)}
          </Line>
        </dl>
        {isBegun ? (
          <p className="small">
            {breakEvenMonth === null
              ? null
              : `${t('breakEvenIn', { month: monthOf(breakEvenMonth).full })} `}
            {units === '' ? null : `${t('breakEvenNeeds', { units })} `}
            {cashLasts === null ? t('lastsYear') : t('lasts', { count: cashLasts })}
          </p>
        ) : null}
      </div>
    </div>
  );
}

interface LineProps {
  readonly name: string;
  readonly bad?: boolean;
  readonly sum?: boolean;
  readonly children: string;
}

const Line = ({ name, bad, sum, children }: LineProps) => (
  <div className={sum ? s.sum : undefined}>
    <dt>{name}</dt>
    <dd className={bad ? 'tabular bad-text' : 'tabular'}>{children}</dd>
  </div>
);

/** On a phone, in the bar at the bottom. */
export function YearBar() {
  const t = useFiguresText();
  const { km } = useFormat();
  const { figures, startDate, whole } = useFigures();
  const months = useMonths(figures, startDate);
  const broke = months.find(({ cash }) => cash < 0);
  const last = broke ?? months.at(-1);
  return (
    <>
      {whole ? <Spark cash={months.map(({ cash }) => cash)} /> : null}
      <p className={cx('grow small', s.bar)}>
        <b className="bold tabular">{km(toKm(figures.year.income))}</b> {t('income').toLowerCase()}
        {whole && last ? (
          <span className={broke ? 'tabular block bad-text' : 'tabular block'}>
            {last.short} {km(last.cash / 100)}
          </span>
        ) : null}
      </p>
    </>
  );
}

/** The curve in small, around the line at which nothing is left. */
function Spark({ cash }: { cash: readonly number[] }) {
  const top = Math.max(0, ...cash);
  const span = top - Math.min(0, ...cash) || 1;
  const at = (amount: number) => (32 * (top - amount)) / span;
  const points = cash.map((amount, n) => `${(64 * n) / (cash.length - 1)},${at(amount)}`);
  return (
    <svg className={s.spark} viewBox="0 0 64 32" aria-hidden="true">
      <line x1="0" x2="64" y1={at(0)} y2={at(0)} />
      <polyline points={points.join(' ')} />
    </svg>
  );
}

/** What has to be paid each month, and how much that is once all of it is. */
export function FixedCosts(props: ListProps) {
  const t = useFiguresText();
  const { km } = useFormat();
  const costs = ruled(props.value, props.current) as readonly FixedCost[];
  const monthOf = useMonthName(useCanvas().about.startsOn);
  const month = monthOf(Math.max(...costs.map(({ fromMonth }) => fromMonth))).full;
  return (
    <>
      <ListField {...props} />
      {costs.length > 0 ? (
        <p className={s.total}>
          <span className="title-4">{t('monthlyTotal', { month })}</span>
          <span className="title-3 tabular">
            {km(toKm(addFening(...costs.map(({ monthlyAmount }) => monthlyAmount))))}
          </span>
        </p>
      ) : null}
    </>
  );
}
