import './forms.css';
import { type ChangeEvent, type FocusEvent, useState } from 'react';
import { NumberInput, type NumberInputProps } from './number-input.tsx';

const readable = [
  { shape: /^\d+([.,]\d{1,2})?$/, group: '' },
  { shape: /^[1-9]\d{0,2}(\.\d{3})+(,\d{1,2})?$/, group: '.' },
  { shape: /^[1-9]\d{0,2}(,\d{3})+(\.\d{1,2})?$/, group: ',' },
];

/**
 * "1.250,5", "1250.50", "1 250,5" → 1250.5; null for what cannot be read without guessing. A lone
 * sign before three digits is read by the language's own: "9,999" is thousands in English alone.
 */
export function readAmount(text: string, locale: string): number | null {
  const bare = text.replace(/[\s\u00a0]/g, '');
  const way = readable.find(({ shape }) => shape.test(bare));
  if (way?.group === (locale === 'en' ? '.' : ',') && /^\d+\D\d{3}$/.test(bare)) return null;
  return way ? Number(bare.replaceAll(way.group || ' ', '').replace(',', '.')) : null;
}

export type MoneyInputProps = Omit<
  NumberInputProps,
  'value' | 'defaultValue' | 'onChange' | 'unit'
> & {
  /** The amount in whole units (2522.5), or null. */
  value: number | null;
  /** Called with null while what is typed cannot be read; `text` is what stands in the field. */
  onValue: (value: number | null, text: string) => void;
  /** Decides the comma or point: "en", anything else writes 1.250,50. */
  locale: string;
  unit: string;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
};

const show = (value: number | null, locale: string) =>
  value === null
    ? ''
    : new Intl.NumberFormat(locale === 'en' ? 'en' : 'de', {
        minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
        maximumFractionDigits: 2,
      }).format(value);

/** An amount typed the local way; written out tidily when the field is left. */
export function MoneyInput({ value, onValue, locale, unit, onBlur, ...rest }: MoneyInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <NumberInput
      {...rest}
      inputMode="decimal"
      unit={unit}
      value={draft ?? show(value, locale)}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        setDraft(event.target.value);
        onValue(readAmount(event.target.value, locale), event.target.value);
      }}
      onBlur={(event) => {
        if (draft?.trim() === '' || readAmount(draft ?? '', locale) !== null) setDraft(null);
        onBlur?.(event);
      }}
    />
  );
}
