import { type ArchShape, stonePaths } from '../arch.ts';

export type StonesProps = ArchShape & {
  /** Fill of each stone, left to right; `gap` is an outline of what is still missing. */
  fills: readonly string[];
  /** A stone that hangs above its place: its index, how far up, how far turned. */
  lifted?: { index: number; by: number; turn?: number };
};

/** An arch of stones inside a picture. */
export function Stones({ fills, lifted, ...shape }: StonesProps) {
  return stonePaths(shape).map((d, i) => {
    const fill = fills[i] ?? 'none';
    if (fill === 'gap') {
      return (
        <path
          key={d}
          d={d}
          fill="none"
          stroke="var(--ink-3)"
          strokeWidth="1.6"
          strokeDasharray="4 4"
        />
      );
    }
    const move =
      lifted?.index === i
        ? `translate(0 ${-lifted.by}) rotate(${lifted.turn ?? 0} ${shape.cx} ${shape.cy - shape.outer})`
        : undefined;
    return <path key={d} d={d} fill={fill} transform={move} />;
  });
}

/** `count` times the same fill, with some places changed. */
export const fillAll = (
  count: number,
  fill: string,
  changed: Readonly<Record<number, string>> = {},
): string[] => Array.from({ length: count }, (_, i) => changed[i] ?? fill);

/** Two fills in turn. */
export const fillTurns = (count: number, one: string, other: string): string[] =>
  Array.from({ length: count }, (_, i) => (i % 2 ? other : one));
