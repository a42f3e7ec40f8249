import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from './cx.ts';
import { standIn } from './stand-in.tsx';

const variants = {
  primary: 'button-primary',
  ink: 'button-ink',
  secondary: 'button-secondary',
  soft: 'button-soft',
  ghost: 'button-ghost',
  danger: 'button-danger',
  'danger-fill': 'button-danger-fill',
  field: 'button-field',
  'field-outline': 'button-field-outline',
  'block-outline': 'button-block-outline',
} as const;

const sizes = { m: 'button-medium', base: '', l: 'button-large' } as const;

export type ButtonVariant = keyof typeof variants;

export type ButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** One `primary` in a view; `field*` on a field, `block-outline` on the ink slab. */
  variant?: ButtonVariant;
  /** `m` 44 (bars, tables), `base` 48, `l` 58 (the page's one action). */
  size?: keyof typeof sizes;
  wide?: boolean;
  /** Shows the spinner; the button keeps its width and ignores clicks. */
  busy?: boolean;
  /** Word beside the spinner while busy, e.g. "Sending"; without it the button keeps its name. */
  busyLabel?: string | undefined;
  /** The only child (a link) becomes the button. */
  asChild?: boolean;
  children?: ReactNode;
};

const stop = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** The pill. Icons are children. */
export function Button({
  variant = 'secondary',
  size = 'base',
  wide = false,
  busy = false,
  busyLabel,
  asChild = false,
  className,
  children,
  type,
  onClick,
  ...rest
}: ButtonProps) {
  const look = cx('button', variants[variant], sizes[size], wide && 'button-wide', className);
  if (asChild) return standIn(children, { className: look, onClick, ...rest });
  const state = busy ? { 'aria-busy': true, 'aria-disabled': true } : {};
  const stacked = busy || busyLabel !== undefined;
  return (
    <button
      type={type ?? 'button'}
      className={look}
      onClick={busy ? stop : onClick}
      {...rest}
      {...state}
    >
      {stacked ? (
        <span className="button-stack">
          <span data-off={busy ? (busyLabel ? 'silent' : 'named') : undefined}>{children}</span>
          <span data-off={busy ? undefined : 'silent'} aria-hidden={!busy || undefined}>
            <i className="spin" />
            {busyLabel}
          </span>
        </span>
      ) : (
        children
      )}
    </button>
  );
}
