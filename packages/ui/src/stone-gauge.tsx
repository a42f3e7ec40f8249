import type { CSSProperties, ReactNode } from 'react';
import { stonePaths } from './arch.ts';
import { cx } from './cx.ts';

/** `done` filled, `part` begun, `now` outlined, `open` pale. */
export type StoneState = 'done' | 'part' | 'now' | 'open';

export type StoneGaugeProps = {
  /** One entry for each thing that is counted, in order. */
  stones: readonly StoneState[];
  number?: ReactNode;
  label?: ReactNode;
  /** Width in px. */
  width?: number;
  /** Inner radius: 50 thick, 62 slim. */
  inner?: number;
  className?: string | undefined;
};

/** The first `done` of `total` are filled, the next one is `now`. */
export const countedStones = (done: number, total: number, withNow = true): StoneState[] =>
  Array.from({ length: total }, (_, i) =>
    i < done ? 'done' : i === done && withNow ? 'now' : 'open',
  );

/** An arch of counted stones with its number inside. */
export function StoneGauge({
  stones,
  number,
  label,
  width = 208,
  inner = 58,
  className,
}: StoneGaugeProps) {
  const paths = stonePaths({ count: stones.length, outer: 96, inner, cx: 100, cy: 100 });
  const size: CSSProperties & Record<`--${string}`, string> = { '--_w': `${width}px` };
  return (
    // It stands in lines of text and in the summary of what opens: no block.
    <span className={cx('stones', className)} style={size}>
      <svg viewBox="0 0 200 102" aria-hidden="true">
        {paths.map((d, i) => (
          <path key={d} d={d} data-s={stones[i]} />
        ))}
      </svg>
      {number !== undefined && (
        <span className="in-stones">
          <b className="tabular">{number}</b>
          {label ? <span>{label}</span> : null}
        </span>
      )}
    </span>
  );
}
