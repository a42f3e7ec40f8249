import type { CSSProperties, ReactNode } from 'react';
import { arcLength } from './arch.ts';
import { cx } from './cx.ts';

export type ArchGaugeProps = {
  /** Filled part, 0–100. */
  value: number;
  /** A piece on top that is only proposed (a chosen amount), in percent. */
  added?: number;
  /** Where the smallest sum that counts stands, in percent: a tick across the arch. */
  minimum?: number | undefined;
  /** Stands inside; never a gauge without its number. */
  number: ReactNode;
  label: ReactNode;
  /** Width in px; `inherit` takes `--_w` from around it. */
  width?: number | 'inherit';
  /** Size of the number as a part of the width. */
  scale?: number;
  className?: string | undefined;
};

const PATH = 'M6 52a44 44 0 0 1 88 0';

/** A line across the arch, from its inner to its outer edge and a little beyond. */
function tickAt(percent: number): string {
  const turn = Math.PI * (1 - percent / 100);
  const point = (radius: number) =>
    `${(50 + radius * Math.cos(turn)).toFixed(2)} ${(52 - radius * Math.sin(turn)).toFixed(2)}`;
  return `M${point(36)}L${point(52)}`;
}

/** Smooth arch for time and money. */
export function ArchGauge(props: ArchGaugeProps) {
  const { value, added = 0, minimum = 0, width = 132, scale = 0.25 } = props;
  const size: CSSProperties & Record<`--${string}`, string | number> = {
    ...(width !== 'inherit' && { '--_w': `${width}px` }),
    '--_f': scale,
  };
  return (
    <div className={cx('arch-gauge', props.className)} style={size}>
      <svg viewBox="0 0 100 53" aria-hidden="true">
        <path className="tr" d={PATH} />
        {added > 0 && (
          <path className="add" d={PATH} strokeDasharray={`${arcLength(value + added)} 200`} />
        )}
        <path className="fl" d={PATH} strokeDasharray={`${arcLength(value)} 200`} />
        {minimum > 0 && minimum < 100 && (
          <path className={cx('mn', value >= minimum && 'in')} d={tickAt(minimum)} />
        )}
      </svg>
      <div className="in-arc">
        <b className="tabular">{props.number}</b>
        <span>{props.label}</span>
      </div>
    </div>
  );
}
