import { fillTurns, Stones } from './stones.tsx';

/** The round head of a certificate: sun, mountains, a whole arch. */
export function ReceiptScene() {
  const fills = fillTurns(9, 'var(--ill-stone)', 'var(--ill-stone-2)').map((fill, i) =>
    i === 4 ? 'var(--ill-guest)' : fill,
  );
  return (
    <svg viewBox="0 0 760 300" aria-hidden="true" preserveAspectRatio="xMidYMax slice">
      <rect width="760" height="300" fill="var(--ill-sky)" />
      <circle cx="380" cy="150" r="84" fill="var(--ill-light)" />
      <path
        d="M0 262L130 170L236 244L380 148L520 246L626 176L760 260V300H0Z"
        fill="var(--ill-far)"
      />
      <g transform="translate(180 96) scale(2)">
        <Stones count={9} outer={94} inner={60} cx={100} cy={102} gap={2.2} fills={fills} />
      </g>
    </svg>
  );
}
