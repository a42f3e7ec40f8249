import { type BudgetItem, budgetItemTotal } from '@app/domain/applications/form/parts';
import type { GroupValue, Value } from '@app/domain/applications/form/values';
import { type Fening, toKm } from '@app/domain/money';
import { cx } from '@app/ui/cx';
import type { ControlProps } from '@app/ui/field';
import { IconButton } from '@app/ui/icon-button';
import { SlidersHorizontal, Trash } from '@app/ui/icons';
import { Message } from '@app/ui/message';
import { TextInput } from '@app/ui/text-input';
import { type ReactNode, useState } from 'react';
import { useCategory } from '../../../../lib/format/use-category.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useFieldsText } from '../../text.ts';
import { applied, useCanvas, useProblem, useSay } from '../canvas-context.tsx';
import { ruled } from '../content.ts';
import { Folding } from '../values/folding.tsx';
import type { Row } from '../values/list-tools.tsx';
import { CountInput, PriceInput, useNumberProblem } from '../values/number.tsx';
import { ValueField } from '../values/value-field.tsx';
import s from './budget.module.css';

/** Its amount is in KM, as everything that is typed. */
export type Line = Omit<BudgetItem, 'amount'> & { readonly amount: number };

/** One line: what, how many, at what price. */
export function BudgetLine({ item: props, tools, fresh }: Row<Line>) {
  const { path, current: item, onChange } = props;
  const { what } = tools;
  const t = useFieldsText();
  const { km, number } = useFormat();
  const [details, setDetails] = useState(false);
  const put = (part: Partial<Line>) => onChange((now) => ({ ...now, ...part }));
  const total = km(toKm(lineTotal(props.value, item)));
  return (
    <Folding
      path={path}
      what={what}
      open={fresh}
      note={`${number(item.quantity)} × ${km(item.amount)}`}
      amount={total}
      className={s.line}
    >
      <Cells item={item} path={path} put={put} />
      <p className={cx('tabular bold', s.sum)} data-label={t('total')}>
        {total}
      </p>
      <div className={cx('row', s.tools)}>
        <IconButton
          label={`${t('itemDetails')}: ${what}`}
          aria-expanded={details}
          onClick={() => setDetails(!details)}
        >
          <SlidersHorizontal />
        </IconButton>
        <IconButton label={t('remove', { what })} onClick={tools.onRemove}>
          <Trash />
        </IconButton>
      </div>
      <Details {...props} open={details} />
    </Folding>
  );
}

interface CellProps {
  readonly item: Line;
  readonly path: string;
  put(part: Partial<Line>): void;
}

function Cells({ item, path, put }: CellProps) {
  const t = useFieldsText();
  const say = useSay();
  const nameError = useProblem()(`${path}.name`);
  const quantity = useNumberProblem(`${path}.quantity`);
  const amount = useNumberProblem(`${path}.amount`);
  const errors = [
    [`${path}.name`, nameError],
    [`${path}.quantity`, quantity.error],
    [`${path}.amount`, amount.error],
  ] as const;
  return (
    <>
      <Cell id={`${path}.name`} look={s.what} label={say('budgetBreakdown.name')} error={nameError}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            value={item.name}
            onChange={(event) => put({ name: event.target.value })}
          />
        )}
      </Cell>
      <Cell
        id={`${path}.quantity`}
        look={s.quantity}
        label={say('budgetBreakdown.quantity')}
        error={quantity.error}
      >
        {(control) => (
          <CountInput
            control={control}
            decimals
            value={item.quantity}
            onValue={(value) => put({ quantity: value })}
            onOdd={quantity.setOdd}
          />
        )}
      </Cell>
      <Cell id={`${path}.amount`} look={s.price} label={t('amountShort')} error={amount.error}>
        {(control) => (
          <PriceInput
            control={control}
            value={item.amount}
            onValue={(value) => put({ amount: value })}
            onOdd={amount.setOdd}
          />
        )}
      </Cell>
      <div className={cx('column g1', s.message)} data-kept="">
        {errors.map(([id, error]) =>
          error ? (
            <Message key={id} tone="bad" id={`${id}-m`}>
              {error}
            </Message>
          ) : null,
        )}
      </div>
    </>
  );
}

interface CellFrameProps {
  readonly id: string;
  readonly look: string | undefined;
  readonly label: string;
  readonly error: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

function Cell({ id, look, label, error, children }: CellFrameProps) {
  const control: ControlProps = {
    id,
    'aria-required': true,
    ...(error ? { 'aria-describedby': `${id}-m`, 'aria-invalid': true as const } : {}),
  };
  return (
    <div className={cx('form-field', look)}>
      <label className="label visually-hidden-wide" htmlFor={id}>
        {label}
      </label>
      {children(control)}
    </div>
  );
}

type ItemProps = Row<Line>['item'];

export const lineTotal = (value: Value, line: unknown): Fening =>
  budgetItemTotal(ruled(value, line) as BudgetItem);

/** What is seldom wanted stands beside the line only when it is. */
function Details({ open, ...props }: ItemProps & { open: boolean }) {
  const { path, current: item, onChange } = props;
  const { target } = useCanvas();
  const category = useCategory();
  const { fields } = props.value as GroupValue;
  const names = ['category', 'description', 'offers'] as const;
  const named = names.some((name) => target.path === `${path}.${name}`);
  const files = item.offers?.map(({ name }) => name) ?? [];
  const texts = [category(item.category), item.description, ...files].filter((text) => text !== '');
  if (!open && !named) {
    return texts.length > 0 ? (
      <p className={cx('smaller muted', s.more)}>{texts.join(' · ')}</p>
    ) : null;
  }
  return (
    <div className={cx('two', s.more)}>
      {names.map((name) => {
        const value = fields[name];
        return value ? (
          <ValueField
            key={name}
            path={`${path}.${name}`}
            value={value}
            current={item[name]}
            onChange={(next) => onChange((now) => ({ ...now, [name]: applied(next, now[name]) }))}
          />
        ) : null;
      })}
    </div>
  );
}
