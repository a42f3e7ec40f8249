import { type ArchShape, stonePaths } from '../arch.ts';

export type StonesProps = ArchShape & {
  /** Fill of each stone, left to right; `gap` is an outline of what is still missing. */
  fills: readonly string[];
};

/** An arch of stones inside a picture. */
export function Stones({ fills, ...shape }: StonesProps) {
  return stonePaths(shape).map((d, i) =>
    fills[i] === 'gap' ? (
      <path
        key={d}
        d={d}
        fill="none"
        stroke="var(--ink-3)"
        strokeWidth="1.6"
        strokeDasharray="4 4"
      />
    ) : (
      <path key={d} d={d} fill={fills[i] ?? 'none'} />
    ),
  );
}
