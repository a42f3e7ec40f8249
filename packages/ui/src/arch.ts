/** Geometry of the arch: half circles and the stones they are built of. */

export type ArchShape = {
  count: number;
  /** Outer and inner radius, in units of the picture. */
  outer: number;
  inner: number;
  /** Centre of the ground line. */
  cx: number;
  cy: number;
  /** Width of the joint between two stones. */
  gap?: number;
};

const at = (shape: Pick<ArchShape, 'cx' | 'cy'>, radius: number, angle: number): string => {
  const x = shape.cx - radius * Math.cos(angle);
  const y = shape.cy - radius * Math.sin(angle);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
};

interface Stone {
  readonly d: string;
  /** Middle of the stone, for what is written on it. */
  readonly middle: { readonly x: number; readonly y: number };
}

/** Stones as wide as their weight, left to right; together they make the whole arch. */
export function weightedStones(
  shape: Omit<ArchShape, 'count'>,
  weights: readonly number[],
): Stone[] {
  const { outer, inner, cx, cy, gap = 4 } = shape;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  return weights.map((weight, i) => {
    const begins = (before / total) * Math.PI;
    before += weight;
    const ends = (before / total) * Math.PI;
    const from = (r: number) => begins + (i === 0 ? gap / 4 : gap / 2) / r;
    const to = (r: number) => ends - (i === weights.length - 1 ? gap / 4 : gap / 2) / r;
    const middle = (begins + ends) / 2;
    const radius = (outer + inner) / 2;
    return {
      d:
        `M${at(shape, inner, from(inner))}L${at(shape, outer, from(outer))}` +
        `A${outer} ${outer} 0 0 1 ${at(shape, outer, to(outer))}` +
        `L${at(shape, inner, to(inner))}A${inner} ${inner} 0 0 0 ${at(shape, inner, from(inner))}Z`,
      middle: { x: cx - radius * Math.cos(middle), y: cy - radius * Math.sin(middle) },
    };
  });
}

/** One path for each stone, left to right. */
export const stonePaths = ({ count, ...shape }: ArchShape): string[] =>
  weightedStones(shape, Array<number>(count).fill(1)).map(({ d }) => d);

/** Length of the gauge's half circle (radius 44) that a percentage covers. */
export const arcLength = (percent: number): string =>
  ((Math.PI * 44 * Math.min(100, Math.max(0, percent))) / 100).toFixed(1);
