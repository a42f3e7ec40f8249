import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { standIn } from './stand-in.tsx';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** The name said aloud; include the count, e.g. "Notifications, 2 new". */
  label: string;
  /** A number in the corner; nothing is shown for 0. */
  count?: number | undefined;
  /** Above it the number is `9+`. */
  most?: number;
  soft?: boolean;
  asChild?: boolean;
  children: ReactNode;
};

/** A 44 px round button that holds one icon. */
export function IconButton({
  label,
  count,
  most = 99,
  soft = false,
  asChild = false,
  className,
  children,
  type,
  ...rest
}: IconButtonProps) {
  const look = cx('icon-button', soft && 'icon-button-soft', className);
  const dot = count ? (
    <span className="dot tabular">{count > most ? `${most}+` : count}</span>
  ) : null;
  if (asChild) return standIn(children, { className: look, 'aria-label': label, ...rest }, dot);
  return (
    <button type={type ?? 'button'} className={look} aria-label={label} {...rest}>
      {children}
      {dot}
    </button>
  );
}
