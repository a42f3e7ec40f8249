import type { MoneyValue, NumberValue } from '@app/domain/applications/form/values';
import { type ControlProps, Field } from '@app/ui/field';
import { Select } from '@app/ui/select';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useMissingText } from '../../../../entities/applications/public.ts';
import { draftStore } from '../../../../lib/drafts/drafts.ts';
import { AmountInput } from '../../../../lib/form/amount-input.tsx';
import { useLanguage } from '../../../../lib/texts/language.tsx';
import { useMonthName } from '../../figures/months.ts';
import { useCanvas, useProblem } from '../canvas-context.tsx';
import { useFieldProps, type ValueProps } from './value-props.ts';

interface NumberInputProps {
  /** 0 while it is not known. */
  readonly value: number;
  onValue(value: number): void;
  /** Told whether what is typed cannot be read, and what stands beside it then. */
  onOdd(odd: boolean, text: string, beside: number): void;
  /** What was typed earlier and could not be read. */
  readonly typed?: string | undefined;
  readonly control?: ControlProps & { readonly 'aria-label'?: string };
}

export function PriceInput({ control, ...amount }: NumberInputProps) {
  const { language } = useLanguage();
  return (
    <AmountInput
      {...control}
      {...savedAmount(amount)}
      placeholder={language === 'en' ? '0.00' : '0,00'}
    />
  );
}

export function CountInput(props: NumberInputProps & { readonly decimals?: boolean }) {
  const { control, decimals = false, ...count } = props;
  return (
    <AmountInput
      {...control}
      {...savedAmount(count)}
      unit={null}
      inputMode={decimals ? 'decimal' : 'numeric'}
      takes={decimals ? undefined : Number.isInteger}
    />
  );
}

/** What is typed is saved at once; while it cannot be read, what stood there before is. */
const savedAmount = ({ value, onValue, onOdd, typed }: Omit<NumberInputProps, 'control'>) => ({
  value: value === 0 ? null : value,
  typed,
  onValue: (amount: number | null, text: string, before: number | null) => {
    const isOdd = amount === null && text.trim() !== '';
    const stands = amount ?? (isOdd ? (before ?? 0) : 0);
    onOdd(isOdd, text, stands);
    onValue(stands);
  },
});

export function useNumberProblem(path: string, whole = false, isOdd = false) {
  const t = useMissingText();
  const problem = useProblem();
  const [odd, setOdd] = useState(isOdd);
  return { error: odd ? t(whole ? 'notCount' : 'notNumber') : problem(path), setOdd } as const;
}

/** Amounts that could not be read, as they were typed: they outlive a reload. */
const oddAmounts = draftStore({
  name: 'odd-amount',
  schema: z.object({ text: z.string(), beside: z.number() }),
  lives: 'tab',
});

/** A field of its own, whose text stays while it cannot be read and nobody saved anything else. */
function useOddAmount(
  { path, current }: Pick<ValueProps<number>, 'path' | 'current'>,
  whole = false,
) {
  const slot = `${useCanvas().draft.id}:${path}`;
  const [saved] = useState(() => oddAmounts.read(slot));
  const typed = saved?.beside === current ? saved.text : undefined;
  const { error, setOdd } = useNumberProblem(path, whole, typed !== undefined);
  const onOdd = (odd: boolean, text: string, beside: number) => {
    setOdd(odd);
    if (odd) oddAmounts.keep(slot, { text, beside });
    else oddAmounts.drop(slot);
  };
  return { error, typed, onOdd } as const;
}

export function MoneyField(props: ValueProps<number, MoneyValue>) {
  const { error, ...odd } = useOddAmount(props);
  return (
    <Field {...useFieldProps(props)} error={error}>
      <PriceInput value={props.current} onValue={props.onChange} {...odd} />
    </Field>
  );
}

export const NumberField = (props: ValueProps<number, NumberValue>) =>
  props.value.month ? <MonthField {...props} /> : <CountField {...props} />;

function CountField(props: ValueProps<number, NumberValue>) {
  const decimals = props.value.decimals !== undefined;
  const { error, ...odd } = useOddAmount(props, !decimals);
  return (
    <Field {...useFieldProps(props)} error={error}>
      <CountInput value={props.current} onValue={props.onChange} decimals={decimals} {...odd} />
    </Field>
  );
}

/** One of the planned months, by its name. */
function MonthField(props: ValueProps<number, NumberValue>) {
  const { value, current, onChange } = props;
  const monthOf = useMonthName(useCanvas().about.startsOn);
  const months = Array.from({ length: value.max }, (_, n) => n + 1);
  return (
    <Field {...useFieldProps(props)}>
      <Select value={String(current)} onChange={({ target }) => onChange(Number(target.value))}>
        {months.map((n) => (
          <option key={n} value={n}>
            {monthOf(n).full}
          </option>
        ))}
      </Select>
    </Field>
  );
}
