import sheet from './landing.svg';

const niche = (name: string) => () => (
  <span className="emblem" aria-hidden="true">
    <svg viewBox="0 0 60 70" aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  </span>
);

/** A plant out of a stack of coins. */
export const SeedNiche = niche('seed');

/** People of one age, and a tick. */
export const PeersNiche = niche('peers');

/** A sheet of paper with its seal. */
export const ProofNiche = niche('proof');
