/** Something went wrong: a bridge with a gap, a plank across it. */
export function BrokenBridge() {
  return (
    <svg className="ill" viewBox="0 0 208 128" aria-hidden="true">
      <path d="M0 112L34 84L62 104L96 78L140 106L176 82L208 108V118H0Z" fill="var(--ill-sky)" />
      <path
        d="M0 66H78L70 82H64A30 30 0 0 0 34 112H0ZM208 66H128L138 82H144A30 30 0 0 1 174 112H208Z"
        fill="var(--ill-stone)"
      />
      <path d="M78 66L70 82M128 66L138 82" stroke="var(--ill-stone-2)" strokeWidth="4" />
      <path
        d="M84 60L122 54"
        stroke="var(--ill-guest)"
        strokeWidth="7"
        strokeLinecap="round"
        strokeDasharray="18 12"
      />
      <path
        d="M0 118q13-8 26 0t26 0t26 0t26 0t26 0t26 0t26 0t26 0V128H0Z"
        fill="var(--ill-water)"
      />
    </svg>
  );
}
