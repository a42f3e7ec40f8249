import type { CSSProperties } from 'react';
import { cx } from './cx.ts';
import { hash } from './hash.ts';
import sheet from './scenes/emblems.svg';

/* Each town by what stands in it: salt crystal, chimneys, waterfall, old bridge, stone arcade. */
const towns = new Set(['tuzla', 'zenica', 'mostar', 'bihac', 'prijedor', 'gorazde']);

const peaks = [
  'M0 48L20 28L36 44L60 22V70H0Z',
  'M0 40L24 24L42 42L60 30V70H0Z',
  'M0 30L16 44L38 22L60 46V70H0Z',
];

/** A town without its own emblem: mountains, an arch, a river, varied by its key. */
function Fallback({ emblem }: { emblem: string }) {
  const turn = hash(emblem);
  return (
    <>
      <circle cx={turn % 2 ? 16 : 44} cy="18" r="7" fill="var(--ill-light)" />
      <path d={peaks[turn % peaks.length]} fill="var(--ill-far)" />
      <use href={`${sheet}#any`} />
    </>
  );
}

/** What an emblem shows, on a sky, in 60 × 70. */
export function EmblemArt({ emblem }: { emblem: string }) {
  return (
    <>
      <rect width="60" height="70" fill="var(--ill-sky)" />
      {towns.has(emblem) ? <use href={`${sheet}#${emblem}`} /> : <Fallback emblem={emblem} />}
    </>
  );
}

export type BankEmblemProps = {
  /** tuzla, zenica, mostar, bihac, prijedor, gorazde; any other key gets mountains and an arch. */
  emblem: string;
  /** Only where the name does not stand beside it. */
  label?: string;
  /** Width in px; without it the style sheet decides (`--_w`, else 56). */
  width?: number;
  className?: string | undefined;
};

/** The emblem of an institution in its niche. */
export function BankEmblem({ emblem, label, width, className }: BankEmblemProps) {
  const size: (CSSProperties & Record<`--${string}`, string>) | undefined =
    width === undefined ? undefined : { '--_w': `${width}px` };
  return (
    <span className={cx('emblem', className)} style={size}>
      <svg
        viewBox="0 0 60 70"
        preserveAspectRatio="xMidYMid slice"
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
      >
        <EmblemArt emblem={emblem} />
      </svg>
    </span>
  );
}
