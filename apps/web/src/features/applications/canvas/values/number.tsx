import type { MoneyValue, NumberValue } from '@app/domain/applications/form/values';
import { formatNumber } from '@app/messages/format/numbers';
import { type ControlProps, Field } from '@app/ui/field';
import { MoneyInput, readAmount } from '@app/ui/money-input';
import { NumberInput } from '@app/ui/number-input';
import { Select } from '@app/ui/select';
import { useState } from 'react';
import { useMissingText } from '../../../../entities/applications/public.ts';
import { useLanguage } from '../../../../lib/texts/language.tsx';
import { useMonthName } from '../../figures/months.ts';
import { useCanvas, useProblem } from '../canvas-context.tsx';
import { useFieldProps, type ValueProps } from './value-props.ts';

interface NumberInputProps {
  /** 0 while it is not known. */
  readonly value: number;
  onValue(value: number): void;
  /** Told whether what is typed cannot be read. */
  onOdd(odd: boolean): void;
  readonly control?: ControlProps & { readonly 'aria-label'?: string };
}

export function PriceInput({ value, onValue, onOdd, control }: NumberInputProps) {
  const { language } = useLanguage();
  return (
    <MoneyInput
      {...control}
      value={value === 0 ? null : value}
      onValue={(amount, text) => {
        onOdd(amount === null && text.trim() !== '');
        onValue(amount ?? 0);
      }}
      locale={language}
      unit="KM"
      placeholder={language === 'en' ? '0.00' : '0,00'}
    />
  );
}

export function CountInput({
  value,
  onValue,
  onOdd,
  control,
  decimals = false,
}: NumberInputProps & { readonly decimals?: boolean }) {
  const { language } = useLanguage();
  const [draft, setDraft] = useState<string | null>(null);
  const read = (text: string) => {
    const amount = readAmount(text, language);
    return decimals || Number.isInteger(amount) ? amount : null;
  };
  const shown = value === 0 ? '' : formatNumber(value, language, Number.isInteger(value) ? 0 : 2);
  return (
    <NumberInput
      {...control}
      inputMode={decimals ? 'decimal' : 'numeric'}
      value={draft ?? shown}
      onChange={({ target }) => {
        const number = read(target.value);
        setDraft(target.value);
        onOdd(number === null && target.value.trim() !== '');
        onValue(number ?? 0);
      }}
      onBlur={() => {
        if (draft?.trim() === '' || read(draft ?? '') !== null) setDraft(null);
      }}
    />
  );
}

export function useNumberProblem(path: string, whole = false) {
  const t = useMissingText();
  const problem = useProblem();
  const [odd, setOdd] = useState(false);
  return { error: odd ? t(whole ? 'notCount' : 'notNumber') : problem(path), setOdd } as const;
}

export function MoneyField(props: ValueProps<number, MoneyValue>) {
  const { error, setOdd } = useNumberProblem(props.path);
  return (
    <Field {...useFieldProps(props)} error={error}>
      <PriceInput value={props.current} onValue={props.onChange} onOdd={setOdd} />
    </Field>
  );
}

export const NumberField = (props: ValueProps<number, NumberValue>) =>
  props.value.month ? <MonthField {...props} /> : <CountField {...props} />;

function CountField(props: ValueProps<number, NumberValue>) {
  const decimals = props.value.decimals !== undefined;
  const { error, setOdd } = useNumberProblem(props.path, !decimals);
  return (
    <Field {...useFieldProps(props)} error={error}>
      <CountInput
        value={props.current}
        onValue={props.onChange}
        onOdd={setOdd}
        decimals={decimals}
      />
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
