import { cx } from '@app/ui/cx';
import type { Icon } from '@app/ui/icons';
import { Stones } from '@app/ui/scenes/stones';
import type { ReactNode } from 'react';
import s from './niches.module.css';
import sheet from './niches.svg';

interface NicheProps {
  /** What it says; without it, it is a picture only. */
  readonly label?: string;
  /** On a field, where words matter more than the picture. */
  readonly poster?: boolean;
  readonly children: ReactNode;
}

/** The tall picture beside a form. */
export function Niche({ label, poster, children }: NicheProps) {
  return (
    <aside
      className={cx(s.niche, poster && s.poster)}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      {children}
    </aside>
  );
}

/** `keep` is the part of the drawing that stays in sight, however narrow or low the niche is. */
function Scene({ keep = 'xMidYMax', children }: { keep?: string; children: ReactNode }) {
  return (
    <svg
      className={s.scene}
      viewBox="0 0 600 820"
      preserveAspectRatio={`${keep} slice`}
      aria-hidden="true"
    >
      <rect width="600" height="820" fill="var(--ill-sky)" />
      {children}
    </svg>
  );
}

/** Mountains above the treads of the sign-in page; put it first into the niche. */
export function Mountains() {
  return (
    <Scene keep="xMidYMin">
      <use href={`${sheet}#mountains`} />
    </Scene>
  );
}

/** Somebody on a tread: with a flag, waving, walking. */
export function Walker({ pose }: { pose: 'flag' | 'wave' | 'walk' }) {
  return (
    <svg className={s.walker} viewBox="-20 -62 60 70" aria-hidden="true">
      <use href={`${sheet}#${pose}`} />
    </svg>
  );
}

/** Four stones with an icon each, the fifth lifted: you. Icons left to right. */
export function BenefitArch({ icons, say }: { icons: readonly Icon[]; say: ReactNode }) {
  const places = [
    [17.8, 68.9],
    [46.2, 29.9],
    [137.8, 29.9],
    [166.2, 68.9],
  ] as const;
  return (
    <div className={s.arch}>
      <svg viewBox="0 -10 200 112" aria-hidden="true">
        <use href={`${sheet}#benefits`} />
        {places.map(([x, y], i) => {
          const Icon = icons[i];
          return Icon ? <Icon key={x} x={x} y={y} size={16} /> : null;
        })}
      </svg>
      <p>{say}</p>
    </div>
  );
}

/** A letter flies across the river: confirm the address. */
export function LetterNiche() {
  return (
    <Niche>
      <Scene>
        <use href={`${sheet}#letter`} />
      </Scene>
    </Niche>
  );
}

/** A bridge that gains a stone with each step; when all stand, somebody stands on it. */
export function BuildNiche({ done, total }: { done: number; total: number }) {
  const bridge = done >= total ? 'risen' : 'rising';
  const fills = Array.from({ length: total }, (_, i) => (i < done ? 'var(--ill-stone)' : 'gap'));
  return (
    <Niche>
      <Scene keep="xMinYMax">
        <use href={`${sheet}#${bridge}`} />
        <g transform="translate(42 484) scale(2.58)">
          <Stones count={total} outer={96} inner={66} cx={100} cy={102} gap={2.6} fills={fills} />
        </g>
        <use href={`${sheet}#${bridge}-shore`} />
      </Scene>
    </Niche>
  );
}
