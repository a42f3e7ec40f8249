import './forms.css';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { useControl } from './field.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Text beside it; links inside are fine. */
  label: ReactNode;
  hint?: ReactNode;
  invalid?: boolean;
};

function Choice({
  kind,
  label,
  hint,
  invalid,
  className,
  ...rest
}: CheckboxProps & { kind: 'checkbox' | 'radio' }) {
  const props = useControl<ComponentProps<'input'>>(rest);
  return (
    <label className={cx('check', className)}>
      <input {...props} type={kind} aria-invalid={invalid || props['aria-invalid']} />
      <span>
        {label}
        {hint ? <small>{hint}</small> : null}
      </span>
    </label>
  );
}

/** A box to tick; the whole line is the target. */
export const Checkbox = (props: CheckboxProps) => <Choice {...props} kind="checkbox" />;

/** One of several; give them the same `name`. */
export const Radio = (props: CheckboxProps) => <Choice {...props} kind="radio" />;
