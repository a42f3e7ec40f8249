import { type CSSProperties, useEffect, useState } from 'react';
import type { ContentProps } from './types.ts';
import s from './viewer.module.css';

interface PictureProps extends ContentProps {
  /** Whole, or large. */
  readonly onSize: () => void;
  readonly onBroken: () => void;
}

/** A picture as large as its place, and never less than all of it. */
export function EvidencePicture({
  content,
  title,
  zoom,
  turn,
  onSeen,
  onSize,
  onBroken,
}: PictureProps) {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(content);
    setSrc(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  if (!src) return null;
  const style = { '--z': zoom, '--turn': `${turn}deg` } as CSSProperties;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same is done with the keys below
    <div className={s.room} style={style} data-across={turn % 180 !== 0} onDoubleClick={onSize}>
      <img src={src} alt={title} draggable={false} onLoad={onSeen} onError={onBroken} />
    </div>
  );
}
