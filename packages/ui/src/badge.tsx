import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

const tones = {
  quiet: '',
  info: 'info',
  warn: 'warn',
  ok: 'ok',
  'ok-fill': 'okfill',
  gold: 'gold',
  accent: 'accent',
  'accent-fill': 'fill',
  ink: 'ink',
  field: 'field',
  bad: 'bad',
  outline: 'line',
} as const;

export type BadgeTone = keyof typeof tones;

export type BadgeProps = ComponentProps<'span'> & {
  tone?: BadgeTone;
  /** An icon; a state is never told by colour alone. */
  icon?: ReactNode;
};

/** Icon and word on a tint. */
export function Badge({ tone = 'quiet', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span className={cx('badge', tones[tone], className)} {...rest}>
      {icon}
      {children}
    </span>
  );
}
