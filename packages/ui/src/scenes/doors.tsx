import { Person } from './person.tsx';
import { fillAll, Stones } from './stones.tsx';

const frame = {
  viewBox: '0 0 240 308',
  preserveAspectRatio: 'xMidYMax slice',
  'aria-hidden': true,
} as const;

/** Somebody with a flag on a bridge whose keystone shines. Stands in a `.niche`. */
export function BridgeDoor() {
  return (
    <svg {...frame} aria-hidden="true">
      <rect width="240" height="308" fill="var(--ill-sky)" />
      <circle cx="150" cy="104" r="44" fill="var(--ill-light)" />
      <path d="M0 184L58 120L110 168L176 108L240 172V308H0Z" fill="var(--ill-far)" />
      <path d="M0 200L120 160L240 200V276H214A94 84 0 0 0 26 276H0Z" fill="var(--ill-near)" />
      <path d="M-6 203L120 161L246 203" fill="none" stroke="var(--ill-stone-2)" strokeWidth="9" />
      <Stones
        count={9}
        outer={98}
        inner={84}
        cx={120}
        cy={276}
        gap={3}
        fills={fillAll(9, 'var(--ill-stone-2)', { 4: 'var(--ill-light)' })}
      />
      <g color="var(--ill-figure)">
        <Person x={96} y={168} size={1.2} arms="M0 -31L11 -35L16 -44">
          <path d="M16 -40V-66" strokeWidth="2.6" />
          <path d="M16 -66L36 -60L16 -53Z" fill="var(--ill-guest)" stroke="none" />
        </Person>
      </g>
      <rect y="268" width="240" height="40" fill="var(--ill-water)" />
      <path
        d="M24 284q10-7 20 0t20 0M132 292q10-7 20 0t20 0"
        fill="none"
        stroke="var(--ill-foam)"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Somebody climbing steps with doors in them. Stands in a `.niche`. */
export function StairsDoor() {
  return (
    <svg {...frame} aria-hidden="true">
      <rect width="240" height="308" fill="var(--ill-sky)" />
      <circle cx="170" cy="92" r="40" fill="var(--ill-light)" />
      <path d="M0 210L70 138L124 190L186 130L240 178V308H0Z" fill="var(--ill-far)" />
      <path d="M0 308V274H48V244H96V214H144V184H192V154H240V308Z" fill="var(--ill-stone)" />
      <path
        d="M0 274H48V282H0ZM48 244H96V252H48ZM96 214H144V222H96ZM144 184H192V192H144ZM192 154H240V162H192Z"
        fill="var(--ill-near)"
      />
      <path
        d="M58 308V286a14 14 0 0 1 28 0V308ZM106 308V268a14 14 0 0 1 28 0V308ZM154 308V250a14 14 0 0 1 28 0V308ZM202 308V232a14 14 0 0 1 28 0V308Z"
        fill="var(--ill-stone-2)"
      />
      <g color="var(--ill-figure)">
        <Person x={118} y={213} size={1.3} arms="M0 -31L9 -37L17 -45" />
      </g>
    </svg>
  );
}
