import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Check, CircleExclamationPoint } from './icons.tsx';

/** A line under a control: what is wrong, what is right. */
export function Message({
  tone,
  id,
  icon,
  children,
}: {
  tone: 'bad' | 'ok' | 'warn';
  id?: string;
  icon?: ReactNode;
  children: ReactNode;
}) {
  const Icon = tone === 'ok' ? Check : CircleExclamationPoint;
  return (
    <p className={cx('message', tone)} id={id}>
      {icon ?? <Icon />}
      <span>{children}</span>
    </p>
  );
}
