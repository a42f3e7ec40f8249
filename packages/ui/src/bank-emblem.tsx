import type { CSSProperties, ReactNode } from 'react';
import { cx } from './cx.ts';
import { hash } from './hash.ts';

/* Each town by what stands in it: salt crystal, chimneys, waterfall, old bridge, stone arcade. */
const pictures: Readonly<Record<string, ReactNode>> = {
  zenica: (
    <>
      <circle cx="44" cy="18" r="7" fill="var(--ill-light)" />
      <path d="M0 48L18 34L34 46L60 30V70H0Z" fill="var(--ill-far)" />
      <path d="M14 60V26h8V60M27 60V18h8V60" fill="var(--ill-stone-2)" />
      <path d="M14 30h8v5h-8zM27 23h8v5h-8z" fill="var(--ill-guest)" />
      <path d="M0 54H60V70H0Z" fill="var(--ill-stone)" />
    </>
  ),
  tuzla: (
    <>
      <path d="M30 12L48 22V44L30 54L12 44V22Z" fill="var(--ill-near)" />
      <path d="M30 12L48 22L30 32L12 22Z" fill="var(--ill-light)" />
      <path d="M30 32L48 22V44L30 54Z" fill="var(--ill-stone-2)" />
      <path d="M0 56q10-6 20 0t20 0t20 0V70H0Z" fill="var(--ill-water)" />
    </>
  ),
  bihac: (
    <>
      <path d="M0 18Q30 8 60 18V70H0Z" fill="var(--ill-far)" />
      <path d="M8 26h44v10H8z" fill="var(--ill-stone)" />
      <path d="M2 36h26v14H2zM32 36h26v14H32z" fill="var(--ill-near)" />
      <path d="M0 50h60v20H0Z" fill="var(--ill-water)" />
      <g stroke="var(--ill-paper)" strokeWidth="2.6" strokeLinecap="round">
        <path d="M14 30v12M22 30v16M38 30v16M46 30v12M30 34v22" />
      </g>
      <path
        d="M8 60h14M32 62h20"
        stroke="var(--ill-foam)"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </>
  ),
  mostar: (
    <>
      <circle cx="30" cy="20" r="7" fill="var(--ill-light)" />
      <path d="M0 70V44L30 27L60 44V70H52A22 20 0 0 0 8 70Z" fill="var(--ill-stone)" />
      <path d="M-2 45L30 27L62 45" fill="none" stroke="var(--ill-stone-2)" strokeWidth="3" />
      <path d="M0 62h60v8H0Z" fill="var(--ill-water)" />
    </>
  ),
  prijedor: (
    <>
      <circle cx="14" cy="20" r="6" fill="var(--ill-light)" />
      <path d="M0 52L20 36L38 48L60 34V70H0Z" fill="var(--ill-far)" />
      <path d="M17 60L20 22h5V60ZM27 60V14h6V60ZM35 60V22h5l3 38Z" fill="var(--ill-stone)" />
      <path d="M22 60V30M30 60V24M38 60V30" stroke="var(--ill-stone-2)" strokeWidth="2" />
      <path d="M0 58Q30 50 60 58V70H0Z" fill="var(--ill-stone-2)" />
    </>
  ),
  gorazde: (
    <>
      <path d="M0 40L22 16L40 34L60 20V70H0Z" fill="var(--ill-far)" />
      <path d="M0 34H60V64H0Z" fill="var(--ill-stone)" />
      <g fill="var(--ill-sky)">
        <path d="M4 64V52a8 8 0 0 1 16 0V64ZM22 64V52a8 8 0 0 1 16 0V64ZM40 64V52a8 8 0 0 1 16 0V64Z" />
      </g>
      <path d="M0 32H60V37H0Z" fill="var(--ill-stone-2)" />
      <path d="M0 60H60V70H0Z" fill="var(--ill-water)" />
    </>
  ),
};

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
      <path d="M8 62V50a22 20 0 0 1 44 0v12h-9V52a13 12 0 0 0-26 0v10Z" fill="var(--ill-stone)" />
      <path d="M26 30h8l1.6 9h-11.2Z" fill="var(--ill-guest)" />
      <path d="M0 60q10-6 20 0t20 0t20 0V70H0Z" fill="var(--ill-water)" />
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
    <span className={cx('emb', className)} style={size}>
      <svg
        viewBox="0 0 60 70"
        preserveAspectRatio="xMidYMid slice"
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
      >
        <rect width="60" height="70" fill="var(--ill-sky)" />
        {pictures[emblem] ?? <Fallback emblem={emblem} />}
      </svg>
    </span>
  );
}
