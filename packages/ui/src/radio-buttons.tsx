import './forms.css';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

export type KeyOption<V extends string> = {
  value: V;
  label: ReactNode;
  disabled?: boolean;
};

export type RadioButtonsProps<V extends string> = {
  /** What is chosen here, said aloud; a `Field as="group"` may carry the visible label. */
  label: string;
  options: readonly KeyOption<V>[];
  value: V | null;
  onValue: (value: V) => void;
  /** `scale` 44 px for 1–5, `big` for amounts. */
  look?: 'base' | 'scale' | 'big';
  columns?: number;
  invalid?: boolean;
  disabled?: boolean;
  name?: string;
  className?: string | undefined;
};

/** Arch-topped keys, exactly one chosen. Arrow keys move, as in any radio group. */
export function RadioButtons<V extends string>(props: RadioButtonsProps<V>) {
  const own = useId();
  const { look = 'base', options, columns = options.length } = props;
  const grid: CSSProperties & Record<`--${string}`, number> = { '--_n': columns };
  return (
    <div
      className={cx('keys', look !== 'base' && look, props.invalid && 'bad', props.className)}
      style={grid}
      role="radiogroup"
      aria-label={props.label}
    >
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={props.name ?? own}
            value={option.value}
            checked={props.value === option.value}
            disabled={props.disabled || option.disabled}
            onChange={() => props.onValue(option.value)}
          />
          <span className="tabular">{option.label}</span>
        </label>
      ))}
    </div>
  );
}
