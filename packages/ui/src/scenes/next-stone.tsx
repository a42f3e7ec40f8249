import { stonePaths } from '../arch.ts';
import { cx } from '../cx.ts';
import styles from './next-stone.module.css';

const shape = { outer: 266, inner: 168, cx: 300, cy: 328 } as const;
/** How far the next stone still hangs from its place. */
const lift = 28;

type NextStoneProps = {
  /** Which stones lie, in order. */
  placed: readonly boolean[];
  /** Index of the stone that comes next; it hangs on a rope. */
  next: number;
  number: string;
  note: string;
  label: string;
  /** Of the stones; shown where there is room for them. */
  names?: readonly string[] | undefined;
};

/** An arch under way: its next stone comes down from above. */
export function NextStone({ placed, next, number, note, label, names }: NextStoneProps) {
  const paths = stonePaths({ count: placed.length, ...shape });
  const angle = ((next + 0.5) * Math.PI) / placed.length;
  const out = (radius: number) => ({
    x: shape.cx - radius * Math.cos(angle),
    y: shape.cy - radius * Math.sin(angle),
  });
  const top = out(shape.outer + lift);
  return (
    <svg
      className={cx(styles.arch, names && styles.named)}
      viewBox="0 0 600 330"
      role="img"
      aria-label={label}
    >
      {paths.map((d, n) => (
        <path
          key={d}
          d={d}
          data-s={n === next ? 'now' : placed[n] ? 'done' : 'open'}
          transform={
            n === next
              ? `translate(${(-lift * Math.cos(angle)).toFixed(1)} ${(-lift * Math.sin(angle)).toFixed(1)})`
              : undefined
          }
        />
      ))}
      {next in placed ? (
        <path className={styles.rope} d={`M${top.x.toFixed(1)} ${top.y.toFixed(1)}V-400`} />
      ) : null}
      {names?.map((name, n) => {
        const turn = ((n + 0.5) * Math.PI) / placed.length;
        const far = shape.outer + (n === next ? lift : 0) + 16;
        const aside = Math.cos(turn);
        const anchor = Math.abs(aside) < 0.1 ? 'middle' : aside > 0 ? 'end' : 'start';
        // Beside the rope.
        const beside = n !== next ? 0 : anchor === 'end' ? -14 : 14;
        return (
          <text
            key={name}
            className={cx(styles.name, n === next && styles.next)}
            x={(shape.cx - far * aside + beside).toFixed(1)}
            y={(shape.cy - far * Math.sin(turn)).toFixed(1)}
            textAnchor={n === next && anchor === 'middle' ? 'start' : anchor}
          >
            {name}
          </text>
        );
      })}
      <text className={styles.number} x="300" y="272" textAnchor="middle">
        {number}
      </text>
      <text className={styles.note} x="300" y="306" textAnchor="middle">
        {note}
      </text>
    </svg>
  );
}
