import { Person } from './person.tsx';
import { fillTurns, Stones } from './stones.tsx';
import s from './thanks-bridge.module.css';

/** A whole bridge with people on it. */
export function ThanksBridge() {
  const fills = fillTurns(9, 'var(--_a)', 'var(--_b)').map((fill, i) =>
    i === 4 ? 'var(--_sun)' : fill,
  );
  return (
    <svg className={s.bridge} viewBox="0 0 520 342" aria-hidden="true">
      <circle cx="432" cy="66" r="50" fill="var(--_sun)" />
      <path d="M0 342L92 232L150 292L262 168L352 270L430 204L520 342Z" fill="var(--_far)" />
      <g transform="translate(40 118) scale(2.2)">
        <Stones count={9} outer={96} inner={64} cx={100} cy={102} gap={1.6} fills={fills} />
      </g>
      <path d="M0 300H49V342H0ZM471 300H520V342H471Z" fill="var(--_a)" />
      <g color="var(--_a)">
        <Person x={260} y={128} size={1.5} arms="M-1 -31L-10 -40M1 -31L11 -41" />
        <Person x={196} y={142} size={1.3} arms="M0 -31L11 -35L16 -44">
          <path d="M16 -40V-66" strokeWidth="2.6" />
          <path d="M16 -66L36 -60L16 -53Z" fill="var(--ill-guest)" stroke="none" />
        </Person>
        <Person x={322} y={141} size={1.3} flip arms="M0 -31L10 -24" />
      </g>
    </svg>
  );
}
