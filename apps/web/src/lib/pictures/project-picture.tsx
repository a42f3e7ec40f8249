import { coverOf } from '@app/domain/applications/application.cover';
import { Cover, WideCover } from '@app/ui/cover';
import { useEffect, useRef, useState } from 'react';
import s from './project-picture.module.css';

/** Address of a picture: one on the web, a path of ours, or a name in the banks' storage. */
export function pictureAddress(picture: string | null): string | null {
  if (!picture || coverOf(picture)) return null;
  return /^(https?:\/\/|\/)/.test(picture) ? picture : `/api/ob-files/${picture}`;
}

interface PictureProps {
  /** Varies the cover of a project without a picture: its slug. */
  readonly id: string;
  /** The emblem of its bank, which stands on that cover. */
  readonly emblem: string;
  readonly picture: string | null;
  /** What is to be seen; empty for decoration. */
  readonly label: string;
  /** For a frame about three times as wide as high. */
  readonly wide?: boolean;
}

export function ProjectPicture({ id, emblem, picture, label, wide = false }: PictureProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [missing, setMissing] = useState<string | null>(null);
  const address = pictureAddress(picture);
  const src = address === missing ? null : address;
  useEffect(() => {
    const image = frame.current?.querySelector('img');
    if (!image || src === null) return undefined;
    const failed = () => setMissing(src);
    // It may have failed before the browser took the page over.
    if (image.complete && image.naturalWidth === 0) failed();
    image.addEventListener('error', failed);
    return () => image.removeEventListener('error', failed);
  }, [src]);
  const Picture = wide ? WideCover : Cover;
  return (
    <span ref={frame} className={s.frame}>
      <Picture id={id} emblem={emblem} kind={coverOf(picture)} src={src} label={label} />
    </span>
  );
}
