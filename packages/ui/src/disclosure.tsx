import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Plus } from './icons.tsx';

/** A question that opens its answer. Works without scripts. */
export function Disclosure({
  title,
  open,
  wide,
  children,
}: {
  title: ReactNode;
  open?: boolean;
  /** What it opens takes the whole width: no text to be read. */
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <details className={cx('disclosure', wide && 'wide')} open={open}>
      <summary>
        {title}
        <Plus />
      </summary>
      <div>{children}</div>
    </details>
  );
}
