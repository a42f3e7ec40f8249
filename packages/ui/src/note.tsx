import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { CircleCheck, CircleExclamationPoint, Clock, Info } from './icons.tsx';

const icons = {
  ok: CircleCheck,
  warn: Clock,
  bad: CircleExclamationPoint,
  info: Info,
  accent: Info,
  quiet: Info,
};

export type NoteProps = {
  tone?: keyof typeof icons;
  icon?: ReactNode;
  /** `alert` for what has just gone wrong, `status` for what has just gone well. */
  role?: 'alert' | 'status';
  className?: string | undefined;
  children: ReactNode;
};

/** A sentence on a tint, inside the page. */
export function Note({ tone = 'quiet', icon, role, className, children }: NoteProps) {
  const Icon = icons[tone];
  return (
    <div className={cx('note', tone !== 'quiet' && tone, className)} role={role}>
      {icon ?? <Icon />}
      <div className="grow">{children}</div>
    </div>
  );
}
