import type { ReactNode } from 'react';
import s from './landing-panorama.module.css';
import { Cyclist, Person } from './person.tsx';

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
        <circle cx="700" cy="164" r="124" fill="var(--_sun)" />
        <path
          d="M0 230L150 120L262 196L420 60L560 176L660 118L800 214L900 150L1010 226L1160 96L1300 190L1440 110V300H0Z"
          fill="var(--_far)"
        />
        <path
          d="M420 60L474 105L440 118L416 96L392 124L366 106Z M1160 96L1206 127L1176 138L1156 122L1138 142L1118 128Z"
          fill="var(--_snow)"
        />
        <path d="M0 262Q180 196 380 238T760 226T1120 242T1440 206V300H0Z" fill="var(--_near)" />
      </svg>
      <svg
        className={s.folk}
        viewBox="0 0 1440 96"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <Person x={236} y={94} size={1.35} arms="M0 -31L11 -35L16 -44">
          <path d="M16 -40V-62" strokeWidth="2.4" />
          <path d="M16 -62L34 -57L16 -51Z" fill="currentColor" stroke="none" />
        </Person>
        <Person x={282} y={94} size={1.2} arms="M0 -31L10 -22" />
        <Cyclist x={560} y={94} size={1.3} />
        <Person x={830} y={94} size={1.3} arms="M0 -31L6 -42L2 -50" />
        <Person x={916} y={94} size={1.3} arms="M0 -31L6 -42L0 -50" />
        <path d="M806 27H944" stroke="currentColor" strokeWidth="8" strokeLinecap="round" />
        <Person x={1210} y={94} size={1.1} arms="M0 -31L9 -40L17 -43" />
        <circle cx="1252" cy="30" r="9" fill="currentColor" />
      </svg>
      <div className={s.bridge}>
        <ul className={s.spans}>
          {stats.map((stat, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the arches stand where they stand
            <li key={i} className={s.span}>
              <b className="num">{stat.value}</b>
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
          <path d="M40 24q16-10 32 0t32 0t32 0M420 40q16-10 32 0t32 0M760 22q16-10 32 0t32 0t32 0M1180 42q16-10 32 0t32 0M1020 28q16-10 32 0M230 46q16-10 32 0" />
        </svg>
      </div>
    </div>
  );
}
