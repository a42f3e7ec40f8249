import type { ReactNode } from 'react';

function Niche({ children }: { children: ReactNode }) {
  return (
    <span className="emb" aria-hidden="true">
      <svg viewBox="0 0 60 70" aria-hidden="true">
        <rect width="60" height="70" fill="var(--ill-sky)" />
        {children}
      </svg>
    </span>
  );
}

/** A plant out of a stack of coins. */
export function SeedNiche() {
  return (
    <Niche>
      <path d="M0 54Q30 46 60 54V70H0Z" fill="var(--ill-stone-2)" />
      <rect x="14" y="50" width="32" height="8" rx="4" fill="var(--ill-stone)" />
      <rect x="16" y="41" width="32" height="8" rx="4" fill="var(--ill-near)" />
      <rect x="13" y="32" width="32" height="8" rx="4" fill="var(--ill-stone)" />
      <path d="M30 32V18" stroke="var(--ill-figure)" strokeWidth="2.6" />
      <path
        d="M30 25Q19 25 18 13Q29 13 30 25ZM30 20Q39 20 41 9Q30 9 30 20Z"
        fill="var(--ill-figure)"
      />
    </Niche>
  );
}

/** People of one age, and a tick. */
export function PeersNiche() {
  return (
    <Niche>
      <circle cx="16" cy="34" r="7" fill="var(--ill-near)" />
      <path d="M2 62a14 16 0 0 1 28 0v8H2Z" fill="var(--ill-near)" />
      <circle cx="44" cy="34" r="7" fill="var(--ill-stone)" />
      <path d="M30 62a14 16 0 0 1 28 0v8H30Z" fill="var(--ill-stone)" />
      <circle cx="30" cy="40" r="8" fill="var(--ill-figure)" />
      <path d="M13 72a17 20 0 0 1 34 0Z" fill="var(--ill-figure)" />
      <path
        d="M20 15L27 22L41 8"
        fill="none"
        stroke="var(--ill-stone-2)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Niche>
  );
}

/** A sheet of paper with its seal. */
export function ProofNiche() {
  return (
    <Niche>
      <g transform="rotate(-7 30 42)">
        <rect x="11" y="20" width="38" height="46" rx="4" fill="var(--ill-paper)" />
        <path d="M11 20h38v9H11Z" fill="var(--ill-stone)" />
        <path
          d="M16 24.5l4-4 4 4-4 4zM26 24.5l4-4 4 4-4 4zM36 24.5l4-4 4 4-4 4z"
          fill="var(--ill-light)"
        />
        <path
          d="M17 37h26M17 43h18"
          stroke="var(--ill-far)"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </g>
      <circle cx="42" cy="56" r="10" fill="var(--ill-water)" />
      <path
        d="M37.5 56l3.2 3.2 6-6"
        fill="none"
        stroke="var(--ill-paper)"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Niche>
  );
}
