/** An arch in an arch in an arch, and somebody at the innermost. */
export function SecondDoor() {
  return (
    <svg viewBox="0 0 148 176" aria-hidden="true">
      <rect width="148" height="176" fill="var(--ill-sky)" />
      <circle cx="74" cy="62" r="26" fill="var(--ill-light)" />
      <path d="M0 118L34 84L66 112L104 76L148 112V176H0Z" fill="var(--ill-far)" />
      <path d="M20 176V124a54 54 0 0 1 108 0V176Z" fill="var(--ill-stone)" />
      <path d="M34 176V126a40 40 0 0 1 80 0V176Z" fill="var(--ill-stone-2)" />
      <path d="M46 176V130a28 28 0 0 1 56 0V176Z" fill="var(--ill-paper)" />
      <circle cx="74" cy="146" r="9" fill="var(--ill-guest)" />
      <path d="M70 150h8l4 20H66Z" fill="var(--ill-guest)" />
    </svg>
  );
}
