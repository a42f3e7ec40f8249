import sheet from './landing.svg';

/** A great arch; its keystone comes down from above. */
export function CtaArch() {
  return (
    <svg viewBox="0 0 320 190" aria-hidden="true">
      <use href={`${sheet}#arch`} />
    </svg>
  );
}
