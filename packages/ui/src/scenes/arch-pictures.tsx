import type { ReactNode } from 'react';
import { Person } from './person.tsx';
import { fillAll, Stones } from './stones.tsx';

/* Small pictures for empty, waiting and finished states: one bridge in several moods. */

const hills = 'M0 112L34 84L62 104L96 78L140 106L176 82L208 108V118H0Z';
const stone = 'var(--ill-stone)';

function Frame({
  sun,
  keystone,
  children,
}: {
  sun: readonly [number, number, number];
  keystone: string;
  children?: ReactNode;
}) {
  return (
    <svg className="ill" viewBox="0 0 208 128" aria-hidden="true">
      <circle cx={sun[0]} cy={sun[1]} r={sun[2]} fill="var(--ill-light)" />
      <path d={hills} fill="var(--ill-sky)" />
      <Stones
        count={7}
        outer={70}
        inner={44}
        cx={104}
        cy={116}
        gap={3}
        fills={fillAll(7, stone, { 3: keystone })}
      />
      {children}
      <path d="M0 118H208" stroke="var(--ill-stone-2)" strokeWidth="4" />
    </svg>
  );
}

/** Nothing here yet: the keystone is on its way. */
export function MissingStone() {
  return (
    <Frame sun={[164, 30, 15]} keystone="gap">
      <path d="M97 12h14l4 24H93Z" fill="var(--ill-guest)" transform="rotate(9 104 20)" />
    </Frame>
  );
}

/** Waiting for somebody else: the keystone hangs on a rope. */
export function HangingStone() {
  return (
    <Frame sun={[160, 34, 16]} keystone="gap">
      <path d="M97 8h14l4 24H93Z" fill="var(--ill-guest)" />
      <path d="M104 0V8" stroke="var(--ill-stone-2)" strokeWidth="2" />
    </Frame>
  );
}

/** Done: the bridge stands and somebody on it. */
export function WholeBridge() {
  return (
    <Frame sun={[104, 30, 22]} keystone="var(--ill-guest)">
      <Person
        x={104}
        y={48}
        size={0.62}
        color="var(--ill-stone-2)"
        arms="M-1 -31L-10 -40M1 -31L11 -41"
      />
    </Frame>
  );
}

/** Nothing found: somebody looks out from the bridge. */
export function Lookout() {
  return (
    <Frame sun={[44, 32, 15]} keystone={stone}>
      <Person x={104} y={46} size={0.72} color="var(--ill-stone-2)" arms="M0 -31L8 -38L3 -43">
        <path d="M10 -44H30" stroke="var(--ill-guest)" strokeWidth="3.6" />
      </Person>
    </Frame>
  );
}

/** No news: birds over a quiet river. */
export function QuietRiver() {
  return (
    <svg className="ill" viewBox="0 0 208 128" aria-hidden="true">
      <circle cx="148" cy="42" r="22" fill="var(--ill-light)" />
      <path d={hills} fill="var(--ill-sky)" />
      <path d="M0 104Q50 84 104 98T208 90V118H0Z" fill="var(--ill-far)" />
      <path
        d="M52 40q8-8 14 0q6-8 14 0M86 58q6-6 10 0q5-6 10 0"
        fill="none"
        stroke="var(--ill-figure)"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M0 108q13-8 26 0t26 0t26 0t26 0t26 0t26 0t26 0t26 0V128H0Z"
        fill="var(--ill-water)"
      />
      <path d="M84 96h44l-9 13H94Z" fill="var(--ill-guest)" />
      <path d="M106 92V62l20 27Z" fill="var(--ill-stone)" />
      <path d="M102 92V68L88 89Z" fill="var(--ill-near)" />
    </svg>
  );
}
