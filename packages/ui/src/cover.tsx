import { stonePaths } from './arch.ts';
import { type CoverKind, coverFor, coverScenes } from './cover-scenes.ts';
import { cx } from './cx.ts';
import { hash } from './hash.ts';

export { type CoverKind, coverKinds } from './cover-scenes.ts';

export type CoverProps = {
  /** An address whose words choose the scene; where none fits, an abstract one varies by it. */
  id: string;
  /** Overrules the id. */
  kind?: CoverKind | undefined;
  /** A picture of its own overrules both. */
  src?: string | null | undefined;
  /** What is to be seen; without it the picture is decoration. */
  label?: string | undefined;
  className?: string | undefined;
};

/** Fills its frame (`.pic` with an aspect ratio): own picture, or an illustrated cover. */
export function Cover(props: CoverProps) {
  return <Picture {...props} part="cover" viewBox="0 0 320 200" from="xMidYMid slice" />;
}

/** The same picture for a frame about three times as wide as high (1280 × 440). */
export function WideCover(props: CoverProps) {
  return <Picture {...props} part="wide" viewBox="0 0 1280 440" from="xMidYMax slice" />;
}

type PictureProps = CoverProps & { part: 'cover' | 'wide'; viewBox: string; from: string };

function Picture({ id, kind, src, label, className, part, viewBox, from }: PictureProps) {
  if (src) {
    return <img className={cx('fills', className)} src={src} alt={label ?? ''} loading="lazy" />;
  }
  const scene = kind ?? coverFor(id);
  return (
    <svg
      className={className}
      viewBox={viewBox}
      preserveAspectRatio={from}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {scene ? (
        <use href={`${coverScenes[scene]}#${part}`} />
      ) : (
        <Abstract id={id} wide={part === 'wide'} />
      )}
    </svg>
  );
}

const hills = [
  'M0 132Q70 84 150 118T320 96V200H0Z',
  'M0 108Q90 64 170 112T320 124V200H0Z',
  'M0 124Q110 100 180 84T320 116V200H0Z',
];

/** Hills, a sun, a bridge under way: of no project in particular. */
function Abstract({ id, wide }: { id: string; wide: boolean }) {
  const turn = hash(id);
  const stones = stonePaths({ count: 7, outer: 88, inner: 56, cx: 160, cy: 172 });
  const placed = 3 + (turn % 4);
  return (
    <>
      <rect width="1280" height="440" fill="var(--ill-sky)" />
      <g transform={wide ? 'translate(0 -328) scale(4)' : undefined}>
        <circle cx={turn % 2 ? 70 : 252} cy={wide ? 104 : 52} r="22" fill="var(--ill-light)" />
        <path d={hills[turn % hills.length]} fill="var(--ill-far)" />
        {stones.map((d, n) => (
          <path
            key={d}
            d={d}
            fill={
              n < placed ? (n % 2 ? 'var(--ill-stone)' : 'var(--ill-stone-2)') : 'var(--ill-paper)'
            }
          />
        ))}
        <rect y="172" width="320" height="28" fill="var(--ill-water)" />
        <path
          d="M30 186q8-6 16 0t16 0M226 188q8-6 16 0t16 0"
          fill="none"
          stroke="var(--ill-foam)"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </g>
    </>
  );
}
