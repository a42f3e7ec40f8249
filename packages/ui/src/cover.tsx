import { type CoverKind, coverFor, coverScenes } from './cover-scenes.ts';
import { cx } from './cx.ts';

export { type CoverKind, coverKinds } from './cover-scenes.ts';

export type CoverProps = {
  /** Chooses the picture. */
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
  return (
    <svg
      className={className}
      viewBox={viewBox}
      preserveAspectRatio={from}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`${coverScenes[kind ?? coverFor(id)]}#${part}`} />
    </svg>
  );
}
