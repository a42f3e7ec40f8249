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

const at = (shape: ArchShape, radius: number, angle: number): string => {
  const x = shape.cx - radius * Math.cos(angle);
  const y = shape.cy - radius * Math.sin(angle);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
};

/** One path for each stone, left to right. */
export function stonePaths(shape: ArchShape): string[] {
  const { count, outer, inner, gap = 4 } = shape;
  const slice = Math.PI / count;
  return Array.from({ length: count }, (_, i) => {
    const from = (r: number) => i * slice + (i === 0 ? gap / 4 : gap / 2) / r;
    const to = (r: number) => (i + 1) * slice - (i === count - 1 ? gap / 4 : gap / 2) / r;
    return (
      `M${at(shape, inner, from(inner))}L${at(shape, outer, from(outer))}` +
      `A${outer} ${outer} 0 0 1 ${at(shape, outer, to(outer))}` +
      `L${at(shape, inner, to(inner))}A${inner} ${inner} 0 0 0 ${at(shape, inner, from(inner))}Z`
    );
  });
}

/** Length of the gauge's half circle (radius 44) that a percentage covers. */
export const arcLength = (percent: number): string =>
  ((Math.PI * 44 * Math.min(100, Math.max(0, percent))) / 100).toFixed(1);
