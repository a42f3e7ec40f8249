import type { ReactNode } from 'react';
import sheet from './landing.svg';
import s from './landing-panorama.module.css';

export type PanoramaProps = {
  /** Big numbers in the arches of the bridge; four fit. */
  stats: ReadonlyArray<{ value: ReactNode; label: ReactNode }>;
};

/** Sun, mountains, people on their way across a bridge whose arches hold the numbers. */
export function Panorama({ stats }: PanoramaProps) {
  return (
    <div className={s.panorama}>
      <svg
        className={s.scenery}
        viewBox="0 0 1440 300"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <use href={`${sheet}#scenery`} />
      </svg>
      <svg
        className={s.folk}
        viewBox="0 0 1440 96"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <use href={`${sheet}#folk`} />
      </svg>
      <div className={s.bridge}>
        <ul className={s.spans}>
          {stats.map((stat, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the arches stand where they stand
            <li key={i} className={s.span}>
              <b className="tabular">{stat.value}</b>
              <span>{stat.label}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={s.river}>
        <svg
          viewBox="0 0 1440 64"
          preserveAspectRatio="xMidYMid slice"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <use href={`${sheet}#river`} />
        </svg>
      </div>
    </div>
  );
}
