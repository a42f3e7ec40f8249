import './forms.css';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type SwitchProps = {
  checked: boolean;
  onChecked: (checked: boolean) => void;
  /** Visible text beside it. */
  children: ReactNode;
  disabled?: boolean;
  className?: string | undefined;
};

/** Something that is on or off at once, without saving. */
export function Switch({ checked, onChecked, children, disabled, className }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      disabled={disabled}
      className={cx('switch', className)}
      onClick={() => onChecked(!checked)}
    >
      <i aria-hidden="true" />
      <span>{children}</span>
    </button>
  );
}
