import { cx } from '@app/ui/cx';
import type { Icon } from '@app/ui/icons';
import { Person } from '@app/ui/scenes/person';
import { Stones } from '@app/ui/scenes/stones';
import type { ReactNode } from 'react';
import s from './niches.module.css';

const peaks = 'M0 472L120 338L236 446L370 296L474 398L600 306V820H0Z';

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

function Scene({ top, children }: { top?: boolean; children: ReactNode }) {
  return (
    <svg
      className={s.scene}
      viewBox="0 0 600 820"
      preserveAspectRatio={top ? 'xMidYMin slice' : 'xMidYMax slice'}
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
    <Scene top>
      <circle cx="424" cy="206" r="84" fill="var(--ill-light)" />
      <path d="M0 420L120 262L214 360L330 214L438 330L600 196V820H0Z" fill="var(--ill-far)" />
      <path d="M330 214L366 253L346 262L328 246L310 266L296 257Z" fill="var(--ill-paper)" />
      <path d="M0 500Q160 392 320 440T600 384V820H0Z" fill="var(--ill-near)" />
      <path
        d="M150 178q12-12 22 0q10-12 22 0M206 214q8-8 15 0q7-8 15 0"
        fill="none"
        stroke="var(--ill-figure)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Scene>
  );
}

const walks = {
  flag: 'M0 -31L11 -33L16 -40',
  wave: 'M0 -31L9 -37L17 -45',
  walk: 'M0 -31L10 -24',
} as const;

/** Somebody on a tread : with a flag, waving, walking. */
export function Walker({ pose }: { pose: keyof typeof walks }) {
  return (
    <svg className={s.walker} viewBox="-20 -62 60 70" aria-hidden="true">
      <Person x={0} y={6} arms={walks[pose]} />
      {pose === 'flag' && (
        <>
          <path d="M16 -34V-62" stroke="currentColor" strokeWidth="2.6" fill="none" />
          <path d="M16 -62L38 -55L16 -48Z" fill="var(--ill-guest)" />
        </>
      )}
    </svg>
  );
}

/** Four stones with an icon each, the fifth lifted: you. Icons left to right. */
export function BenefitArch({ icons, say }: { icons: readonly Icon[]; say: ReactNode }) {
  const stone = 'var(--on-field)';
  const places = [
    [17.8, 68.9],
    [46.2, 29.9],
    [137.8, 29.9],
    [166.2, 68.9],
  ] as const;
  return (
    <div className={s.arch}>
      <svg viewBox="0 -10 200 112" aria-hidden="true">
        <Stones
          count={5}
          outer={98}
          inner={58}
          cx={100}
          cy={100}
          gap={4.8}
          fills={[stone, stone, 'var(--ill-guest)', stone, stone]}
          lifted={{ index: 2, by: 12, turn: -6 }}
        />
        {places.map(([x, y], i) => {
          const Icon = icons[i];
          return Icon ? <Icon key={x} x={x} y={y} /> : null;
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
        <circle cx="196" cy="228" r="72" fill="var(--ill-light)" />
        <path d="M0 452L130 318L232 412L372 262L470 366L600 280V820H0Z" fill="var(--ill-far)" />
        <path d="M372 262L412 304L390 312L370 294L350 316L336 301Z" fill="var(--ill-paper)" />
        <path d="M0 560Q150 480 300 520T600 470V820H0Z" fill="var(--ill-near)" />
        <path d="M0 620H180L196 820H0ZM420 620H600V820H404Z" fill="var(--ill-stone-2)" />
        <path d="M0 620H184V636H0ZM416 620H600V636H416Z" fill="var(--ill-stone)" />
        <path d="M0 752H600V820H0Z" fill="var(--ill-water)" />
        <path
          d="M206 780q14-10 28 0t28 0M330 796q14-10 28 0t28 0"
          fill="none"
          stroke="var(--ill-foam)"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path
          d="M150 520Q246 330 372 420"
          fill="none"
          stroke="var(--ill-paper)"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray="2 16"
        />
        <g transform="translate(398 430) rotate(12)">
          <rect x="-46" y="-32" width="92" height="64" rx="6" fill="var(--ill-paper)" />
          <path
            d="M-46 -26L0 8L46 -26"
            fill="none"
            stroke="var(--ill-stone)"
            strokeWidth="6"
            strokeLinejoin="round"
          />
          <circle cx="0" cy="8" r="11" fill="var(--ill-guest)" />
        </g>
        <g color="var(--ill-figure)">
          <Person x={112} y={622} size={2} arms="M0 -31L10 -38L17 -46" />
          <Person x={492} y={622} size={2} flip arms="M0 -31L9 -39L13 -48" />
        </g>
      </Scene>
    </Niche>
  );
}

const carried = <path d="M12 -42h15l4 14H9Z" fill="var(--ill-guest)" stroke="none" />;

/** A bridge that gains a stone with each step; when all stand, somebody stands on it. */
export function BuildNiche({ done, total }: { done: number; total: number }) {
  const whole = done >= total;
  const fills = Array.from({ length: total }, (_, i) => (i < done ? 'var(--ill-stone)' : 'gap'));
  return (
    <Niche>
      <Scene>
        {whole ? (
          <circle cx="300" cy="270" r="112" fill="var(--ill-light)" />
        ) : (
          <circle cx="410" cy="220" r="78" fill="var(--ill-light)" />
        )}
        <path d={peaks} fill="var(--ill-far)" />
        <path d="M0 590Q150 500 300 548T600 500V820H0Z" fill="var(--ill-near)" />
        <g transform="translate(42 484) scale(2.58)">
          <Stones count={total} outer={96} inner={66} cx={100} cy={102} gap={2.6} fills={fills} />
        </g>
        <path d="M0 688H52V752H0ZM548 688H600V752H548Z" fill="var(--ill-stone-2)" />
        <path d="M0 752H600V820H0Z" fill="var(--ill-water)" />
        <path
          d="M150 786q14-10 28 0t28 0M350 790q14-10 28 0t28 0t28 0"
          fill="none"
          stroke="var(--ill-foam)"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <g color="var(--ill-figure)">
          {whole ? (
            <Person x={300} y={506} size={2.2} arms="M-1 -31L-10 -40M1 -31L11 -41" />
          ) : (
            <Person x={28} y={690} size={1.9} arms="M0 -31L10 -24L17 -28">
              {carried}
            </Person>
          )}
        </g>
      </Scene>
    </Niche>
  );
}
