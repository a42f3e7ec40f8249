import { cx } from '@app/ui/cx';
import { type ReactNode, useId } from 'react';
import s from './money-arch.module.css';

/** What a part of an arch stands for; `now` is hatched, `over` too, in what is wrong. */
export type ArchPart = 'paid' | 'now' | 'over' | 'left' | 'back';

interface MoneyArchProps {
  readonly parts: readonly { readonly is: ArchPart; readonly amount: number }[];
  /** What nothing tells of: an opening at the crown, above which the key hangs. */
  readonly hole?: number;
  /** Draws the key that closes the arch; it comes down once nothing is missing. */
  readonly keystone?: boolean;
  readonly number: ReactNode;
  readonly label: ReactNode;
  /** The same in words. */
  readonly alt: string;
  readonly tone?: 'bad' | undefined;
}

const path = 'M40 196a160 160 0 0 1 320 0';
/** Of a hundred: a part that is there at all can be seen. */
const leastShare = 4;
const joint = 0.7;

const hatched = [
  ['now', s.nowGround, s.nowLine],
  ['over', s.overGround, s.overLine],
  ['back', s.backGround, s.backLine],
] as const;

/** Shares of a hundred, each at least as wide as can be seen. */
function sharesOf(amounts: readonly number[]): number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  if (total === 0) return amounts.map(() => 0);
  const raised = amounts.map((amount) =>
    amount === 0 ? 0 : Math.max(leastShare, (amount / total) * 100),
  );
  const sum = raised.reduce((all, one) => all + one, 0);
  return raised.map((one) => (one / sum) * 100);
}

/** A piece of the arch as a shape of its own, from one share to another. */
function sectorOf(from: number, to: number): string {
  const at = (share: number, radius: number) => {
    const turn = Math.PI * (1 - share / 100);
    const x = 200 + radius * Math.cos(turn);
    return `${x.toFixed(1)} ${(196 - radius * Math.sin(turn)).toFixed(1)}`;
  };
  const [outer, inner] = [182, 138];
  return (
    `M${at(from, inner)}L${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}` +
    `L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`
  );
}

/** Money is a smooth arch: from the left what is settled, from the right what came back. */
export function MoneyArch(props: MoneyArchProps) {
  const { parts, hole = 0, keystone = false, number, label, alt, tone } = props;
  const id = useId();
  const hatch = (name: string) => `${id}${name}`;
  const amounts = parts.map(({ amount }) => amount);
  const shares = sharesOf(hole > 0 ? [...amounts, hole] : amounts);
  const gap = hole > 0 ? (shares.at(-1) ?? 0) : 0;
  // The opening stands at the crown, whatever its cause: what would cover it makes room.
  const crown = 50 - gap / 2;
  const pieces: { readonly is: ArchPart; readonly from: number; readonly share: number }[] = [];
  let at = 0;
  for (const [n, { is }] of parts.entries()) {
    let left = shares[n] ?? 0;
    if (gap > 0 && at < crown && at + left > crown) {
      pieces.push({ is, from: at, share: crown - at });
      left -= crown - at;
      at = crown + gap;
    } else if (gap > 0 && at === crown) at += gap;
    if (left > 0) pieces.push({ is, from: at, share: left });
    at += left;
  }
  const stroke: Partial<Record<ArchPart, string>> = {
    now: `url(#${hatch('now')})`,
    over: `url(#${hatch('over')})`,
    back: `url(#${hatch('back')})`,
  };
  return (
    <div className={cx(s.arch, keystone && s.keyed)}>
      <svg viewBox="0 0 400 200" role="img" aria-label={alt}>
        <defs>
          {hatched.map(([name, ground, line]) => (
            <pattern
              key={name}
              id={hatch(name)}
              width="9"
              height="9"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(-45)"
            >
              <rect width="9" height="9" className={ground} />
              <rect width="9" height="3.6" className={line} />
            </pattern>
          ))}
        </defs>
        {pieces.map(({ is, from, share }) => (
          <path
            key={`${is} ${from}`}
            className={s[is]}
            style={stroke[is] ? { stroke: stroke[is] } : undefined}
            d={path}
            pathLength={100}
            strokeDasharray={`${Math.max(0.1, share - (from + share < 99.9 ? joint : 0))} 300`}
            strokeDashoffset={-from}
          />
        ))}
        {gap > 0 ? (
          <path className={s.hole} d={sectorOf(crown + joint, crown + gap - joint)} />
        ) : null}
        {keystone ? <Key hanging={hole > 0} /> : null}
        <path d="M0 198H400" className={s.ground} />
      </svg>
      <p className={s.inside}>
        <b className={cx('tabular', tone && s.wrong)}>{number}</b>
        <span>{label}</span>
      </p>
    </div>
  );
}

function Key({ hanging }: { hanging: boolean }) {
  return (
    <g transform={hanging ? 'translate(0 -34)' : undefined}>
      {hanging ? <path d="M200 -16V18" className={s.rope} /> : null}
      <path className={hanging ? s.key : s.keyIn} d="M172 10L228 10L219 64L181 64Z" />
      <path
        className={hanging ? s.lock : s.lockIn}
        d="M200 24a8 8 0 0 1 4 15l3 13h-14l3-13a8 8 0 0 1 4-15Z"
      />
    </g>
  );
}
