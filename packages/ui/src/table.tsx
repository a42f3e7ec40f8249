import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

export type TableProps = ComponentProps<'table'> & {
  /** Name of the table, said aloud; makes the sideways scroll reachable by keyboard. */
  label: string;
  /** Under this width (px) it scrolls sideways. */
  minWidth?: number;
};

/** No zebra; text left, numbers right (`className="r"` on th and td). */
export function Table({ label, minWidth, className, children, ...rest }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable
    <section className="scrolls" aria-label={label} tabIndex={0}>
      <table className={cx('table', className)} style={{ minWidth }} {...rest}>
        {children}
      </table>
    </section>
  );
}
