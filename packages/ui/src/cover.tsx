import { type CoverKind, coverFor, coverScenes } from './cover-scenes.ts';

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
export function Cover({ id, kind, src, label, className }: CoverProps) {
  if (src) {
    return (
      <img
        className={className}
        src={src}
        alt={label ?? ''}
        loading="lazy"
        style={{ width: '100%', height: '100%', objectFit: 'cover' }}
      />
    );
  }
  const scene = coverScenes[kind ?? coverFor(id)];
  return (
    <svg
      className={className}
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <rect width="320" height="200" fill="var(--ill-sky)" />
      {scene.land}
      {scene.subject}
    </svg>
  );
}
