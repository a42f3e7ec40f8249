import type { ReactNode } from 'react';
import { hash } from '../hash.ts';
import { Cyclist, Person } from './person.tsx';
import { fillTurns, Stones } from './stones.tsx';

/* A town at its river, 880 × 300; what stands in the middle tells which one. */

const cubes = [
  [150, 214, 44, 'near'],
  [236, 222, 62, 'stone'],
  [520, 216, 50, 'near'],
  [330, 226, 46, 'near'],
  [420, 230, 76, 'stone'],
  [610, 226, 60, 'stone'],
  [700, 226, 38, 'near'],
  [86, 228, 34, 'stone'],
  [772, 230, 30, 'stone'],
] as const;

const salt = cubes.map(([x, base, w, face]) => {
  const top = base - w * 0.87;
  const drop = w * 0.29;
  const foot = base + drop * 1.2;
  return (
    <g key={x}>
      <path
        d={`M${x} ${top - drop}L${x + w} ${top}L${x} ${top + drop}L${x - w} ${top}Z`}
        fill={w > 70 ? 'var(--ill-paper)' : 'var(--ill-light)'}
      />
      <path
        d={`M${x - w} ${top}L${x} ${top + drop}V${foot}L${x - w} ${base}Z`}
        fill={`var(--ill-${face})`}
      />
      <path
        d={`M${x} ${top + drop}L${x + w} ${top}V${base}L${x} ${foot}Z`}
        fill="var(--ill-stone-2)"
      />
    </g>
  );
});

const chimneys = (
  <>
    <path d="M90 236V150h110v86ZM560 236V168h150v68Z" fill="var(--ill-near)" />
    <path d="M200 236V176h90v60ZM470 236V140h90v96Z" fill="var(--ill-stone)" />
    <path d="M310 236V58h34v178ZM372 236V34h34v202ZM432 236V92h26v144Z" fill="var(--ill-stone-2)" />
    <path d="M310 76h34v18h-34ZM372 54h34v18h-34ZM432 108h26v14h-26Z" fill="var(--ill-guest)" />
    <path
      d="M108 170h18v22h-18ZM142 170h18v22h-18ZM490 160h18v22h-18ZM524 160h18v22h-18ZM490 200h18v22h-18ZM590 186h18v20h-18ZM630 186h18v20h-18ZM670 186h18v20h-18Z"
      fill="var(--ill-light)"
    />
  </>
);

const oldBridge = (
  <>
    <path
      d="M0 236V196L160 186L440 84L720 186L880 196V236H648A208 138 0 0 0 232 236Z"
      fill="var(--ill-stone)"
    />
    <path
      d="M-6 197L160 187L440 85L720 187L886 197"
      fill="none"
      stroke="var(--ill-stone-2)"
      strokeWidth="12"
    />
    <path d="M60 190V128h56v58ZM764 188V118h60v74Z" fill="var(--ill-stone-2)" />
    <path d="M52 130L88 100L124 130ZM756 120L794 88L832 120Z" fill="var(--ill-near)" />
    <path d="M80 146h16v22H80ZM786 138h16v22h-16Z" fill="var(--ill-light)" />
  </>
);

const waterfall = (
  <>
    <path d="M70 236V176Q200 132 330 150V236Z" fill="var(--ill-near)" />
    <path d="M250 236V142Q440 100 640 138V236Z" fill="var(--ill-stone)" />
    <path d="M560 236V164Q690 136 830 172V236Z" fill="var(--ill-near)" />
    <path
      d="M100 200Q200 176 300 190M320 176Q440 150 580 174M620 204Q720 184 800 198"
      fill="none"
      stroke="var(--ill-stone-2)"
      strokeWidth="7"
      strokeLinecap="round"
    />
    <path
      d="M128 168V238M196 152V238M262 148V238M352 132V238M414 126V238M476 126V238M538 130V238M628 154V238M700 156V238M768 164V238"
      stroke="var(--ill-paper)"
      strokeWidth="15"
      strokeLinecap="round"
    />
    <path
      d="M162 164V206M230 154V200M383 132V194M507 132V202M664 158V212M734 164V206"
      stroke="var(--ill-foam)"
      strokeWidth="8"
      strokeLinecap="round"
    />
    <path
      d="M300 144l18-60 18 60ZM578 138l22-72 22 72ZM62 182l16-52 16 52Z"
      fill="var(--ill-stone-2)"
    />
  </>
);

const pillars = (
  <>
    <path d="M0 236Q220 170 440 192T880 196V236Z" fill="var(--ill-near)" />
    <path
      d="M330 214L346 62h34V214ZM398 214V30h44V214ZM460 214V62h34l18 152Z"
      fill="var(--ill-stone)"
    />
    <path d="M364 214V92M420 214V66M476 214V92" stroke="var(--ill-stone-2)" strokeWidth="9" />
    <path d="M250 236Q440 186 630 236Z" fill="var(--ill-stone-2)" />
    <path
      d="M150 224l20-66 20 66ZM206 222l15-48 15 48ZM670 222l20-66 20 66ZM732 226l15-48 15 48Z"
      fill="var(--ill-stone-2)"
    />
  </>
);

const arcade = (
  <>
    <path d="M40 160H840V240H40Z" fill="var(--ill-stone)" />
    <path d="M30 148H850V164H30Z" fill="var(--ill-stone-2)" />
    {[80, 220, 360, 500, 640].map((x) => (
      <path key={x} d={`M${x} 240V226a57 52 0 0 1 114 0V240Z`} fill="var(--ill-far)" />
    ))}
    <path d="M110 148V96h70v52ZM660 148V84h90v64Z" fill="var(--ill-near)" />
    <path d="M100 98L145 66L190 98ZM648 86L705 50L762 86Z" fill="var(--ill-stone-2)" />
    <path d="M134 112h20v22h-20ZM680 104h18v22h-18ZM714 104h18v22h-18Z" fill="var(--ill-light)" />
  </>
);

const anyTown = (
  <>
    <path d="M70 236V156h96v80ZM650 236V148h120v88Z" fill="var(--ill-near)" />
    <path d="M58 158L118 112L178 158ZM636 150L710 96L784 150Z" fill="var(--ill-stone-2)" />
    <path
      d="M92 178h18v22H92ZM128 178h18v22h-18ZM676 172h18v22h-18ZM724 172h18v22h-18Z"
      fill="var(--ill-light)"
    />
    <Stones
      count={9}
      outer={150}
      inner={104}
      cx={410}
      cy={238}
      gap={4}
      fills={fillTurns(9, 'var(--ill-stone)', 'var(--ill-stone-2)')}
    />
  </>
);

const towns: Readonly<Record<string, ReactNode>> = {
  tuzla: salt,
  zenica: chimneys,
  mostar: oldBridge,
  bihac: waterfall,
  prijedor: pillars,
  gorazde: arcade,
};

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
      <path
        d="M0 190L120 110L210 168L340 84L470 176L590 112L720 190L880 116V300H0Z"
        fill="var(--ill-far)"
      />
      {towns[emblem] ?? anyTown}
      <path d="M0 236H880V300H0Z" fill="var(--ill-stone-2)" />
      <path d="M0 262H880V300H0Z" fill="var(--ill-water)" />
      <path
        d="M60 280q11-8 22 0t22 0M300 288q11-8 22 0t22 0M560 278q11-8 22 0t22 0t22 0M790 286q11-8 22 0"
        fill="none"
        stroke="var(--ill-foam)"
        strokeWidth="3.6"
        strokeLinecap="round"
      />
      <g color="var(--ill-water)">
        <Cyclist x={170} y={258} size={0.86} />
        <Person x={300} y={258} size={0.9} arms="M0 -31L10 -22" />
        <Person x={326} y={258} size={0.78} arms="M0 -31L9 -24" />
        <Person x={640} y={258} size={0.9} flip arms="M0 -31L11 -35L16 -44">
          <path d="M16 -40V-66" strokeWidth="2.6" />
          <path d="M16 -66L36 -60L16 -53Z" fill="var(--ill-guest)" stroke="none" />
        </Person>
      </g>
    </svg>
  );
}
