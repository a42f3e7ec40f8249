import { budgetItemTotal } from '@app/domain/applications/application.content';
import { toKm } from '@app/domain/money';
import { cx } from '@app/ui/cx';
import { type ControlProps, Message } from '@app/ui/field';
import { IconButton } from '@app/ui/icon-button';
import { ChevronDown, SlidersHorizontal, Trash } from '@app/ui/icons';
import { TextInput } from '@app/ui/text-input';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../../../lib/use-format.ts';
import { useFieldsText } from '../../text.ts';
import { useCanvas, useProblem } from '../canvas-context.tsx';
import { type Content, toRules } from '../content.ts';
import { focusSoon } from '../parts/focus.ts';
import { CountInput, PriceInput, useNumberProblem } from '../parts/number-field.tsx';
import { ItemText } from '../parts/text-field.tsx';
import { useOpened } from '../parts/use-opened.ts';
import s from './budget.module.css';

export type BudgetItem = Content['budgetBreakdown'][number];

interface BudgetLineProps {
  readonly item: BudgetItem;
  readonly at: number;
  readonly fresh: boolean;
  onChange(next: BudgetItem): void;
  onRemove(): void;
}

/** One line: what, how many, at what price. On a phone a finished line folds to one row. */
export function BudgetLine(props: BudgetLineProps) {
  const { item, at, onChange, onRemove } = props;
  const t = useFieldsText();
  const { missing } = useCanvas();
  const path = `budgetBreakdown.${at}`;
  const lacking = missing.some(({ field }) => field.startsWith(`${path}.`));
  const [open, setOpen] = useOpened(path, props.fresh || lacking);
  const [details, setDetails] = useState(false);
  const put = (part: Partial<BudgetItem>) => onChange({ ...item, ...part });
  const what = item.name || t('itemN', { n: at + 1 });
  const unfold = () => {
    setOpen(true);
    focusSoon(`${path}.name`);
  };
  return (
    <fieldset
      className={open ? s.line : cx(s.line, s.folded)}
      aria-label={what}
      onFocus={(event) => {
        // The row that unfolds it would vanish under the cursor.
        if (!event.target.matches('[aria-expanded=false]')) setOpen(true);
      }}
    >
      <Folded item={item} what={what} onOpen={unfold} />
      <Cells item={item} path={path} put={put} />
      <p className={cx('num b', s.sum)} data-label={t('total')}>
        <Total item={item} />
      </p>
      <div className={cx('row', s.tools)}>
        <IconButton
          label={`${t('itemDetails')}: ${what}`}
          aria-expanded={details}
          onClick={() => setDetails(!details)}
        >
          <SlidersHorizontal />
        </IconButton>
        <IconButton label={t('remove', { what })} onClick={onRemove}>
          <Trash />
        </IconButton>
      </div>
      <Details item={item} path={path} open={details} put={put} />
    </fieldset>
  );
}

interface CellProps {
  readonly item: BudgetItem;
  readonly path: string;
  put(part: Partial<BudgetItem>): void;
}

function Cells({ item, path, put }: CellProps) {
  const t = useFieldsText();
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
      <Cell id={`${path}.name`} look={s.what} label={t('item')} error={nameError}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            value={item.name}
            onChange={(event) => put({ name: event.target.value })}
          />
        )}
      </Cell>
      <Cell id={`${path}.quantity`} look={s.quantity} label={t('quantity')} error={quantity.error}>
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
      <div className={cx('col g1', s.message)}>
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
    <div className={cx('fld', look)}>
      <label className="lab wide-vh" htmlFor={id}>
        {label}
      </label>
      {children(control)}
    </div>
  );
}

function Total({ item }: { item: BudgetItem }) {
  const { km } = useFormat();
  const { content } = useCanvas();
  const [line] = toRules({ ...content, budgetBreakdown: [item] }).budgetBreakdown;
  return km(line ? toKm(budgetItemTotal(line)) : 0);
}

function Folded(props: { item: BudgetItem; what: string; onOpen: () => void }) {
  const { item, what, onOpen } = props;
  const { km, number } = useFormat();
  return (
    <button
      type="button"
      className={cx('phone-only', s.unfold)}
      aria-expanded={false}
      onClick={onOpen}
    >
      <span className="grow">
        <b className="m">{what}</b>
        <span className="xs mut num">
          {number(item.quantity)} × {km(item.amount)}
        </span>
      </span>
      <b className="b num">
        <Total item={item} />
      </b>
      <ChevronDown />
    </button>
  );
}

/** Category and description: beside the line only when they are wanted. */
function Details({ item, path, open, put }: CellProps & { open: boolean }) {
  const t = useFieldsText();
  const { target } = useCanvas();
  const named = [`${path}.category`, `${path}.description`].includes(target.path);
  const said = [item.category, item.description].filter((text) => text !== '').join(' · ');
  if (!open && !named) return said ? <p className={cx('xs mut', s.more)}>{said}</p> : null;
  return (
    <div className={cx('two', s.more)}>
      <ItemText
        path={`${path}.category`}
        label={t('category')}
        value={item.category}
        onValue={(category) => put({ category })}
        input={{ autoComplete: 'off' }}
      />
      <ItemText
        path={`${path}.description`}
        label={t('description')}
        value={item.description}
        onValue={(description) => put({ description })}
        input={{ autoComplete: 'off' }}
      />
    </div>
  );
}
