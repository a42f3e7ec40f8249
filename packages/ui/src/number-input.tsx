import './forms.css';
import type { ReactNode } from 'react';
import { TextInput, type TextInputProps } from './text-input.tsx';

export type NumberInputProps = TextInputProps & {
  /** Stands inside the field on the right: KM, %, h; nothing: a bare number. */
  unit?: ReactNode;
};

/** A number as text (`inputMode`), right-aligned, with its unit. Reading it is the form's work. */
export function NumberInput({ unit, inputMode = 'numeric', ...rest }: NumberInputProps) {
  const input = (
    <TextInput type="text" inputMode={inputMode} autoComplete="off" numeric {...rest} />
  );
  if (unit === undefined || unit === null) return input;
  return (
    <span className="unit">
      {input}
      <span aria-hidden="true">{unit}</span>
    </span>
  );
}
