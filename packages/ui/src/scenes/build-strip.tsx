import { Person } from './person.tsx';
import { Stones } from './stones.tsx';

/** The same bridge, low: above a form on a phone or on a card (`.step .scene`). */
export function BuildStrip({ done, total }: { done: number; total: number }) {
  const whole = done >= total;
  const fills = Array.from({ length: total }, (_, i) => (i < done ? 'var(--ill-stone)' : 'gap'));
  return (
    <svg viewBox="0 0 300 190" aria-hidden="true">
      {whole ? (
        <circle cx="150" cy="58" r="34" fill="var(--ill-light)" />
      ) : (
        <circle cx="206" cy="64" r="22" fill="var(--ill-light)" />
      )}
      <path d="M0 144L62 94L112 132L190 78L252 124L300 92V190H0Z" fill="var(--ill-far)" />
      <g transform="translate(50 66)">
        <Stones count={total} outer={94} inner={62} cx={100} cy={102} gap={3.2} fills={fills} />
      </g>
      <path d="M0 148H50V170H0ZM250 148H300V170H250Z" fill="var(--ill-stone-2)" />
      <rect y="170" width="300" height="20" fill="var(--ill-water)" />
      <path
        d="M84 181q8-6 16 0t16 0M182 181q8-6 16 0t16 0"
        fill="none"
        stroke="var(--ill-foam)"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <g color="var(--ill-figure)">
        {whole ? (
          <Person x={150} y={76} size={0.94} arms="M-1 -31L-10 -40M1 -31L11 -41" />
        ) : (
          <Person x={20} y={148} size={0.94} arms="M0 -31L10 -24L17 -28">
            <path d="M13 -40h13l3 12H10Z" fill="var(--ill-guest)" stroke="none" />
          </Person>
        )}
      </g>
    </svg>
  );
}
