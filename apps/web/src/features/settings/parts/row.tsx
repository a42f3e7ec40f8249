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
      <p className="value-row-name">{name}</p>
      {value === undefined ? null : <div className="value-row-value">{value}</div>}
    </div>
  );
  return (
    <div className={cx('value-row', breaks && 'value-row-break')}>
      {icon ? (
        <div className="row g4">
          <span className="arch-icon">{icon}</span>
          {words}
        </div>
      ) : (
        words
      )}
      <div className="value-row-actions">{children}</div>
    </div>
  );
}
