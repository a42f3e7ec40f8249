import { hash } from '../hash.ts';
import sheet from './towns.svg';

/* A town at its river, 880 × 300; what stands in the middle tells which one. */

const towns = new Set(['tuzla', 'zenica', 'mostar', 'bihac', 'prijedor', 'gorazde']);

export type TownStripProps = {
  /** The key of the emblem; a town without its own picture gets houses and an arch. */
  emblem: string;
  /** What is to be seen. */
  label: string;
};

/** The picture across a page (`.pic.strip`). */
export function TownStrip({ emblem, label }: TownStripProps) {
  const sun = 620 + (hash(emblem) % 3) * 44;
  return (
    <svg viewBox="0 0 880 300" preserveAspectRatio="xMidYMax slice" role="img" aria-label={label}>
      <rect width="880" height="300" fill="var(--ill-sky)" />
      <circle cx={sun} cy="92" r="52" fill="var(--ill-light)" />
      <use href={`${sheet}#back`} />
      <use href={`${sheet}#${towns.has(emblem) ? emblem : 'any'}`} />
      <use href={`${sheet}#front`} />
    </svg>
  );
}
