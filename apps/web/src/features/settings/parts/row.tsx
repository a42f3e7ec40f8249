import { cx } from '@app/ui/cx';
import type { ReactNode } from 'react';

export interface RowProps {
  readonly name: ReactNode;
  readonly value?: ReactNode;
  readonly children?: ReactNode;
  /** The action stands below on a phone. */
  readonly breaks?: boolean;
  /** A picture before the name. */
  readonly icon?: ReactNode;
}

/** One thing that is set: its name, its value, what can be done with it. */
export function Row({ name, value, children, breaks = false, icon }: RowProps) {
  const words = (
    <div className="grow">
      <p className="vrow-n">{name}</p>
      {value === undefined ? null : <div className="vrow-v">{value}</div>}
    </div>
  );
  return (
    <div className={cx('vrow', breaks && 'vrow-brk')}>
      {icon ? (
        <div className="row g4">
          <span className="arch-i">{icon}</span>
          {words}
        </div>
      ) : (
        words
      )}
      <div className="vrow-a">{children}</div>
    </div>
  );
}
