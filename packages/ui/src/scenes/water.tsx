import s from './water.module.css';

/** A band of water across the page, under a scene. */
export function Water() {
  return (
    <div className={s.water} aria-hidden="true">
      <svg viewBox="0 0 1440 44" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path
          d="M60 22q12-9 24 0t24 0M390 30q12-9 24 0t24 0t24 0M700 18q12-9 24 0t24 0M930 26q12-9 24 0t24 0M1220 20q12-9 24 0t24 0t24 0"
          fill="none"
          stroke="var(--ill-foam)"
          strokeWidth="3.4"
          strokeLinecap="round"
        />
      </svg>
    </div>
  );
}
