import sheet from './thanks.svg';
import s from './thanks-bridge.module.css';

/** A whole bridge with people on it. */
export function ThanksBridge() {
  return (
    <svg className={s.bridge} viewBox="0 0 520 342" aria-hidden="true">
      <use href={`${sheet}#bridge`} />
    </svg>
  );
}
