import './forms.css';
import { type ChangeEvent, type FocusEvent, useState } from 'react';
import { readAmount, type WrittenAmount } from './amount-text.ts';
import { NumberInput, type NumberInputProps } from './number-input.tsx';

export type MoneyInputProps = Omit<NumberInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  /** The amount in whole units (2522.5), or null. */
  value: number | null;
  /**
   * Called with null while what is typed cannot be read; `text` is what stands in the field, `before`
   * the amount that stood there when the writer began.
   */
  onValue: (value: number | null, text: string, before: number | null) => void;
  /** Decides the comma or point: "en", anything else writes 1.250,50. */
  locale: string;
  /** What was typed here earlier and could not be read. */
  typed?: string | undefined;
  /** Asks which of two amounts, as they are written, was meant. */
  ask: (one: string, other: string) => string;
  /** Whether a number that was read may stand here; any may unless said otherwise. */
  takes?: ((amount: number) => boolean) | undefined;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
};

interface Draft {
  readonly text: string;
  readonly before: number | null;
}

const show = (value: number | null, locale: string) =>
  value === null
    ? ''
    : new Intl.NumberFormat(locale === 'en' ? 'en' : 'de', {
        minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
        maximumFractionDigits: 2,
      }).format(value);

const anyAmount = () => true;

/**
 * An amount typed the local way; written out tidily when the field is left. What cannot be read stays
 * as it was typed, and where two readings are possible the writer chooses.
 */
export function MoneyInput({ value, onValue, locale, ask, onBlur, ...rest }: MoneyInputProps) {
  const { takes = anyAmount, typed, ...input } = rest;
  const [draft, setDraft] = useState<Draft | undefined>(
    typed === undefined ? undefined : { text: typed, before: value },
  );
  const read = (text: string): WrittenAmount => {
    const written = readAmount(text, locale);
    const amounts = written === null ? [] : 'either' in written ? written.either : [written.amount];
    const [one, other] = amounts.filter(takes);
    if (one === undefined) return null;
    return other === undefined ? { amount: one } : { either: [one, other] };
  };
  const written = read(draft?.text ?? '');
  return (
    <>
      <NumberInput
        inputMode="decimal"
        {...input}
        value={draft?.text ?? show(value, locale)}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          const text = event.target.value;
          const now = read(text);
          const before = draft ? draft.before : value;
          setDraft({ text, before });
          onValue(now && 'amount' in now ? now.amount : null, text, before);
        }}
        onBlur={(event) => {
          if (draft?.text.trim() === '' || (written && 'amount' in written)) setDraft(undefined);
          onBlur?.(event);
        }}
      />
      <Either
        written={written}
        locale={locale}
        ask={ask}
        onChoose={(amount) => {
          setDraft(undefined);
          onValue(amount, show(amount, locale), value);
        }}
      />
    </>
  );
}

interface EitherProps extends Pick<MoneyInputProps, 'ask' | 'locale'> {
  readonly written: WrittenAmount;
  onChoose(amount: number): void;
}

function Either({ written, locale, ask, onChoose }: EitherProps) {
  if (!(written && 'either' in written)) return null;
  const [one, other] = written.either;
  return (
    <span className="either small" role="alert">
      {ask(show(one, locale), show(other, locale))}
      {written.either.map((amount) => (
        <button key={amount} type="button" className="link" onClick={() => onChoose(amount)}>
          {show(amount, locale)}
        </button>
      ))}
    </span>
  );
}
