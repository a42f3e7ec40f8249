import { stonePaths } from './arch.ts';
import { EmblemArt } from './bank-emblem.tsx';
import { type CoverKind, coverScene } from './cover-scenes.ts';
import { cx } from './cx.ts';
import { hash } from './hash.ts';

export { type CoverKind, coverKinds } from './cover-scenes.ts';

export type CoverProps = {
  /** Varies the scene that stands where none was chosen. */
  id: string;
  /** What stands in the middle of that scene: the emblem of the institution behind it. */
  emblem: string;
  /** A scene that was chosen. */
  kind?: CoverKind | null;
  /** A picture of its own overrules all. */
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

function Picture({ id, emblem, kind, src, label, className, part, viewBox, from }: PictureProps) {
  if (src) {
    return <img className={cx('fills', className)} src={src} alt={label ?? ''} loading="lazy" />;
  }
  return (
    <svg
      className={className}
      viewBox={viewBox}
      preserveAspectRatio={from}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {kind ? (
        <use href={coverScene(kind, part)} />
      ) : (
        <Abstract id={id} emblem={emblem} wide={part === 'wide'} />
      )}
    </svg>
  );
}

const hills = [
  'M0 132Q70 84 150 118T320 96V200H0Z',
  'M0 108Q90 64 170 112T320 124V200H0Z',
  'M0 124Q110 100 180 84T320 116V200H0Z',
];

const gate = stonePaths({ count: 9, outer: 82, inner: 56, cx: 160, cy: 112 });

/** Of no project in particular: hills, a sun, a gate of stones with the emblem in it. */
function Abstract({ id, emblem, wide }: { id: string; emblem: string; wide: boolean }) {
  const turn = hash(id);
  return (
    <>
      <rect width="1280" height="440" fill="var(--ill-sky)" />
      <g transform={wide ? 'translate(0 -328) scale(4)' : undefined}>
        <circle cx={turn % 2 ? 44 : 276} cy={wide ? 104 : 46} r="18" fill="var(--ill-light)" />
        <path d={hills[turn % hills.length]} fill="var(--ill-far)" />
      </g>
      {wide ? <rect y="396" width="1280" height="44" fill="var(--ill-water)" /> : null}
      <g transform={wide ? 'translate(288 0) scale(2.2)' : undefined}>
        <path d="M78 180V112a82 82 0 0 1 164 0v68Z" fill="var(--ill-paper)" />
        <svg
          x="104"
          y="56"
          width="112"
          height="124"
          viewBox="0 0 60 70"
          preserveAspectRatio="xMidYMax slice"
          aria-hidden="true"
        >
          <EmblemArt emblem={emblem} />
        </svg>
        <path
          d="M91 112a69 69 0 0 1 138 0"
          fill="none"
          stroke="var(--ill-paper)"
          strokeWidth="26"
        />
        {gate.map((d, n) => (
          <path key={d} d={d} fill={n % 2 ? 'var(--ill-stone)' : 'var(--ill-stone-2)'} />
        ))}
        <path d="M78 116h26v64H78zM216 116h26v64h-26z" fill="var(--ill-stone-2)" />
        <rect y="180" width="320" height="20" fill="var(--ill-water)" />
        <path
          d="M30 191q8-6 16 0t16 0M256 192q8-6 16 0t16 0"
          fill="none"
          stroke="var(--ill-foam)"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </g>
    </>
  );
}
