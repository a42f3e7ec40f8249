import type { CSSProperties } from 'react';
import { cx } from './cx.ts';

export type ProgressBarProps = {
  /** 0–100. */
  value: number;
  /** Where the smallest sum that counts stands, 0–100: a tick. */
  minimum?: number | undefined;
  size?: 'thin' | 'base' | 'thick';
  /** What is measured, said aloud. */
  label: string;
  /** The value in words, e.g. "1.390 KM of 1.930 KM". */
  valueText?: string;
  className?: string | undefined;
};

/** A bar for money or a limit. */
export function ProgressBar(props: ProgressBarProps) {
  const { value, minimum, size = 'base' } = props;
  const shown = Math.min(100, Math.max(0, value));
  const place: CSSProperties & Record<`--${string}`, number> = {
    '--v': shown,
    ...(minimum !== undefined && { '--min': Math.min(100, minimum) }),
  };
  return (
    <div
      className={cx('bar', size !== 'base' && size, props.className)}
      style={place}
      role="progressbar"
      aria-label={props.label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(shown)}
      aria-valuetext={props.valueText}
    >
      <i />
      {minimum !== undefined && minimum > 0 && minimum < 100 && <b />}
    </div>
  );
}
