import type { BusinessFigures, MonthFigures } from '@app/domain/applications/form/blue.figures';
import { cx } from '@app/ui/cx';
import { useFormat } from '../../../lib/format/use-format.ts';
import s from './figures.module.css';
import { useMonths } from './months.ts';
import { useFiguresText } from './text.ts';

const rows = [
  'income',
  'variableCosts',
  'fixedCosts',
  'result',
] as const satisfies readonly (keyof MonthFigures)[];

/** The figures of the charts as a table that scrolls by itself where it is wider than the screen. */
export function FiguresTable(props: { figures: BusinessFigures; startDate: string }) {
  const t = useFiguresText();
  const { number } = useFormat();
  const months = useMonths(props.figures, props.startDate);
  const cells = (of: 'cash' | (typeof rows)[number]) =>
    months.map((one) => (
      <td key={one.month} className={one[of] < 0 ? s.negative : undefined}>
        {number(Math.round(one[of] / 100))}
      </td>
    ));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={cx('scrolls', s.scroll)} tabIndex={0} aria-label={t('asTable')}>
      <table className={s.table}>
        <thead>
          <tr>
            <th scope="col">KM</th>
            {months.map((one) => (
              <th key={one.month} scope="col">
                <abbr title={one.full}>{one.short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{t(row)}</th>
              {cells(row)}
            </tr>
          ))}
          <tr className={cx(s.sum)}>
            <th scope="row">{t('account')}</th>
            {cells('cash')}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
