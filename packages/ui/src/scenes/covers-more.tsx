import type { CoverScene } from './covers.tsx';
import { Person } from './person.tsx';

const music: CoverScene = {
  ground: [184, 'var(--ill-stone-2)'],
  land: (
    <>
      <path d="M0 132Q90 80 190 112T320 88V200H0Z" fill="var(--ill-far)" />
      <circle cx="274" cy="44" r="20" fill="var(--ill-light)" />
      <rect y="184" width="320" height="16" fill="var(--ill-stone-2)" />
    </>
  ),
  subject: (
    <>
      <rect x="26" y="16" width="118" height="168" rx="8" fill="var(--ill-stone-2)" />
      <circle cx="85" cy="126" r="45" fill="var(--ill-water)" />
      <circle cx="85" cy="126" r="31" fill="var(--ill-stone)" />
      <circle cx="85" cy="126" r="12" fill="var(--ill-paper)" />
      <circle cx="85" cy="50" r="22" fill="var(--ill-water)" />
      <circle cx="85" cy="50" r="11" fill="var(--ill-guest)" />
      <g fill="none" strokeWidth="11" strokeLinecap="round">
        <path d="M164 146a26 26 0 0 0 0-40" stroke="var(--ill-stone)" />
        <path d="M184 166a52 52 0 0 0 0-80" stroke="var(--ill-near)" />
        <path d="M206 178a74 74 0 0 0 0-104" stroke="var(--ill-stone-2)" />
      </g>
      <Person
        x={270}
        y={185}
        size={1.35}
        flip
        color="var(--ill-figure)"
        arms="M-1 -31L-10 -40M1 -31L11 -41"
      />
    </>
  ),
};

const books: CoverScene = {
  ground: [164, 'var(--ill-stone-2)'],
  land: (
    <>
      <circle cx="58" cy="46" r="22" fill="var(--ill-light)" />
      <path d="M0 128Q80 72 170 108T320 78V200H0Z" fill="var(--ill-far)" />
      <rect y="164" width="320" height="36" fill="var(--ill-stone-2)" />
    </>
  ),
  subject: (
    <>
      <path d="M84 164V78h30v86ZM118 164V62h24v102ZM206 164V70h28v94Z" fill="var(--ill-stone)" />
      <path d="M146 164V88h18v76ZM238 164V92h20v72Z" fill="var(--ill-water)" />
      <path d="M178 164L168 78l20-3 12 89Z" fill="var(--ill-near)" />
      <path d="M84 92h30v8H84ZM118 78h24v7h-24ZM206 88h28v8h-28Z" fill="var(--ill-paper)" />
      <path d="M146 104h18v6h-18ZM238 106h20v6h-20Z" fill="var(--ill-foam)" />
      <path d="M262 164a21 21 0 0 1 42 0Z" fill="var(--ill-guest)" />
    </>
  ),
};

const court: CoverScene = {
  ground: [132, 'var(--ill-stone-2)'],
  land: (
    <>
      <circle cx="258" cy="48" r="24" fill="var(--ill-light)" />
      <path d="M0 112L70 56L130 104L196 48L262 106L320 72V200H0Z" fill="var(--ill-far)" />
      <rect y="132" width="320" height="68" fill="var(--ill-stone-2)" />
    </>
  ),
  subject: (
    <>
      <path d="M14 200a146 54 0 0 1 292 0Z" fill="var(--ill-stone)" />
      <path d="M96 200a64 28 0 0 1 128 0" fill="none" stroke="var(--ill-paper)" strokeWidth="4" />
      <path d="M76 168V62" stroke="var(--ill-water)" strokeWidth="8" />
      <rect x="46" y="30" width="80" height="50" rx="4" fill="var(--ill-paper)" />
      <rect
        x="70"
        y="46"
        width="32"
        height="22"
        fill="none"
        stroke="var(--ill-stone-2)"
        strokeWidth="4"
      />
      <path
        d="M68 84h36l-7 24H75Z"
        fill="none"
        stroke="var(--ill-guest)"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <circle cx="172" cy="74" r="14" fill="var(--ill-near)" />
      <path d="M158 74h28M172 60v28" stroke="var(--ill-water)" strokeWidth="3" />
      <Person
        x={214}
        y={176}
        size={1.5}
        flip
        color="var(--ill-figure)"
        arms="M0 -31L9 -40L18 -46"
      />
    </>
  ),
};

export { books, court, music };
