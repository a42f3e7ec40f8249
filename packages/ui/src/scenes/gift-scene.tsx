import { cx } from '../cx.ts';
import sheet from './gift.svg';
import s from './gift-scene.module.css';

type GiftSceneProps = {
  /** On the stone; empty where it has none. */
  number: string;
  unit: string;
  placed: boolean;
  /** What is to be seen, said aloud. */
  label: string;
};

/** A stone with its amount: it hangs over the gap of a bridge, or lies in it. */
export function GiftScene({ number, unit, placed, label }: GiftSceneProps) {
  return (
    <div className={s.niche}>
      <svg viewBox="0 0 540 660" role="img" aria-label={label}>
        <use href={`${sheet}#gap`} />
        <g className={cx(s.stone, placed && s.placed)}>
          <path className={s.rope} d="M270 60V344M244 372L270 344L296 372" />
          <path
            d="M244.45 464.58L225.31 380.72A214 214 0 0 1 314.69 380.72L295.55 464.58A128 128 0 0 0 244.45 464.58Z"
            fill="var(--ill-guest)"
          />
          <text x="270" y="426" textAnchor="middle" data-long={number.length > 5 ? '' : undefined}>
            {number}
          </text>
          <text className={s.unit} x="270" y="447" textAnchor="middle">
            {unit}
          </text>
        </g>
        <use href={`${sheet}#people`} />
      </svg>
    </div>
  );
}
