import './code.css';
import type { CodeInputProps } from './code-input.tsx';
import { cx } from './cx.ts';

/** A stone of the arch about its middle, at the crown; the others are turned from there. */
const stone = 'M115.7 53.3L107.1 12.2A122 122 0 0 1 152.9 12.2L144.3 53.3A80 80 0 0 0 115.7 53.3Z';
const tilted = [-3, 4, -5, 5, -4, 3];
/** Where the stones next to the crown lie once they fell: moved, turned. */
const fallen: Record<number, string> = {
  2: lying(96, 117, -14),
  3: lying(132, 119, 40),
  4: lying(168, 116, -26),
};

function lying(x: number, y: number, turn: number): string {
  return `translate(${x} ${y}) rotate(${turn}) scale(.74) translate(-130 -33)`;
}

/** The characters of a code as stones; the key falls into the crown when it is right. */
export function CodeStones(props: { typed: number; of?: number; state?: CodeInputProps['state'] }) {
  const { typed, of = 6, state } = props;
  const turn = 180 / (of + 1);
  const places = Array.from({ length: of }, (_, n) => n);
  const angle = (n: number) => (n < of / 2 ? n - of / 2 : n + 1 - of / 2) * turn;
  return (
    <svg className={cx('code-arch', state)} viewBox="0 -18 260 154" aria-hidden="true">
      {places.map((n) => {
        const down = state === 'dead' ? fallen[n] : undefined;
        const tilt = state === 'bad' ? ` rotate(${tilted[n % tilted.length]} 130 33)` : '';
        return (
          <path
            key={n}
            d={stone}
            className={n < typed ? 'on' : 'ho'}
            transform={down ?? `rotate(${angle(n)} 130 130)${tilt}`}
          />
        );
      })}
      <path
        d={stone}
        className={state === 'ok' ? 'on' : state === 'dead' ? 'ho' : 'up'}
        transform={state === 'ok' || state === 'dead' ? undefined : 'translate(0 -18)'}
      />
      <path className="gr" d="M0 134H260" />
    </svg>
  );
}
