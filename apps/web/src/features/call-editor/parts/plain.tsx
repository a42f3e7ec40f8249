import { Field } from '@app/ui/field';
import { NumberInput } from '@app/ui/number-input';
import { useState } from 'react';
import { type LineProps, BlockLine as OneLine } from '../../../lib/block-form/line.tsx';
import { AmountInput } from '../../../lib/form/amount-input.tsx';
import { useWrong } from '../editor-context.tsx';
import { limitAt } from '../saving/limits.ts';
import { useFieldText } from '../text.ts';

interface PlainProps<V> {
  readonly path: string;
  readonly label: string;
  readonly value: V;
  onValue(value: V): void;
  readonly hint?: string | undefined;
  readonly disabled?: boolean;
}

/** One line that is the same in both languages. */
export function PlainLine(props: Omit<LineProps, 'max' | 'lacks'>) {
  const lacks = useWrong();
  return <OneLine max={limitAt(props.path)} lacks={lacks(props.path)} {...props} />;
}

/** An amount in KM. */
export function Amount({ path, label, value, onValue, hint, disabled }: PlainProps<number | null>) {
  const lacks = useWrong();
  return (
    <div data-field={path.split('.')[0]}>
      <Field id={path} label={label} hint={hint} error={lacks(path)}>
        <AmountInput value={value} onValue={onValue} disabled={disabled} />
      </Field>
    </div>
  );
}

interface CountProps<V> extends Omit<PlainProps<V>, 'onValue'> {
  /** Called with `empty` where nothing stands. */
  onValue(value: V): void;
  readonly empty: V;
  readonly min: number;
  readonly max: number;
  readonly unit?: string;
}

/** A whole number; what lies outside of its range is not taken. */
export function Count<V extends number | null>(props: CountProps<V>) {
  const { path, label, value, onValue, hint, disabled, min, max, unit, empty } = props;
  const t = useFieldText();
  const lacks = useWrong();
  const [draft, setDraft] = useState<string | null>(null);
  const fits = (text: string) => /^\d{1,5}$/.test(text) && +text >= min && +text <= max;
  const odd = draft !== null && draft.trim() !== '' && !fits(draft.trim());
  return (
    <div data-field={path.split('.')[0]}>
      <Field
        id={path}
        label={label}
        hint={hint}
        error={odd ? t('numberWrong', { min, max }) : lacks(path)}
      >
        <NumberInput
          value={draft ?? value ?? ''}
          unit={unit}
          disabled={disabled}
          onChange={({ target }) => {
            const text = target.value.trim();
            setDraft(target.value);
            if (fits(text)) onValue(Number(text) as V);
            else if (text === '') onValue(empty);
          }}
          onBlur={() => odd || setDraft(null)}
        />
      </Field>
    </div>
  );
}
