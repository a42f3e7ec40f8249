import s from './door.module.css';

interface DoorProps {
  /** `ajar`: somebody vouches for who stands before it. `barred`: the text was held back. */
  readonly state: 'ajar' | 'shut' | 'barred';
}

/** The door before which strangers wait. */
export const Door = ({ state }: DoorProps) => (
  <span className={s.door}>
    <svg viewBox="0 0 60 70" aria-hidden="true">
      <rect className={state === 'barred' ? s.dusk : s.sky} width="60" height="70" />
      <circle className={s.light} cx="47" cy="17" r="6" />
      <path className={s.frame} d="M10 70V38a20 20 0 0 1 40 0V70Z" />
      {state === 'ajar' ? (
        <>
          <path className={s.light} d="M15 70V38a15 15 0 0 1 30 0V70Z" />
          <path className={s.wing} d="M15 70V38a15 15 0 0 1 11-14.4V70Z" />
        </>
      ) : (
        <>
          <path className={s.wing} d="M15 70V38a15 15 0 0 1 30 0V70Z" />
          <path className={s.gap} d="M30 23V70" />
          <circle className={s.light} cx="34.5" cy="50" r="2" />
        </>
      )}
      {state === 'barred' ? <path className={s.bar} d="M12 46H48M12 58H48" /> : null}
      <path className={s.ground} d="M0 66H60V70H0Z" />
    </svg>
  </span>
);
