import type { Product } from '@app/domain/applications/form/blue.form';
import type { GroupValue } from '@app/domain/applications/form/values';
import { cx } from '@app/ui/cx';
import { Message } from '@app/ui/message';
import { RowTools } from '../../../../lib/form/list-rows.tsx';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useFiguresText } from '../../figures/text.ts';
import { applied, useProblem } from '../canvas-context.tsx';
import { Folding } from '../values/folding.tsx';
import { AddButton, type ListProps, type Row, useRows } from '../values/list-tools.tsx';
import { ValueField } from '../values/value-field.tsx';
import s from './products.module.css';

/** Amounts in KM, as they are typed. */
type Sold = Omit<Product, 'price' | 'variableCost'> & {
  readonly price: number;
  readonly variableCost: number;
};

/** What is sold: a line with its price and cost each, over an arcade of twelve months. */
export function Products(props: ListProps<Sold>) {
  const { path, value, current } = props;
  const error = useProblem()(path);
  const { rows, add } = useRows(props);
  return (
    <div>
      {rows.map((row) => (
        <ProductLine key={row.id} {...row} />
      ))}
      {error ? <Message tone="bad">{error}</Message> : null}
      <AddButton path={path} value={value} count={current.length} onAdd={add} />
    </div>
  );
}

function ProductLine({ item, tools, fresh }: Row<Sold>) {
  const { path, current, onChange } = item;
  const { fields } = item.value as GroupValue;
  const t = useFiguresText();
  const { km, number } = useFormat();
  const sold = current.units.reduce((sum, one) => sum + one, 0);
  const part = (key: keyof Sold) => {
    const value = fields[key];
    return value ? (
      <ValueField
        path={`${path}.${key}`}
        value={value}
        current={current[key]}
        onChange={(next) => onChange((now) => ({ ...now, [key]: applied(next, now[key]) }))}
      />
    ) : null;
  };
  return (
    <Folding
      path={path}
      what={tools.what}
      open={fresh || tools.at === 0}
      note={t('perYear', { n: number(sold) })}
      amount={km(sold * current.price)}
      className={s.product}
    >
      <div className={s.line}>
        {part('name')}
        {part('unit')}
        {part('price')}
        {part('variableCost')}
        <Margin {...current} />
        <RowTools {...tools} />
      </div>
      {part('units')}
    </Folding>
  );
}

function Margin({ price, variableCost }: Pick<Sold, 'price' | 'variableCost'>) {
  const t = useFiguresText();
  const { km } = useFormat();
  const margin = Math.round((price - variableCost) * 100) / 100;
  if (price === 0) return <span />;
  return (
    <p className={margin < 0 ? cx('small bad-text', s.kept) : cx('small', s.kept)} role="status">
      {margin < 0
        ? t('lossOfUnit', { amount: km(-margin) })
        : t('keptOfUnit', { amount: km(margin) })}
    </p>
  );
}
