import { useEffect, useRef, useState } from 'react';
import s from './blocks.module.css';
import { isMissing } from './html.tsx';
import { leaveTurn, takeTurn } from './turn.ts';

/** A picture; null once it turns out to be missing (specification §8). */
export function useMissing() {
  const picture = useRef<HTMLImageElement>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (picture.current && isMissing(picture.current)) setMissing(true);
  }, []);
  return { missing, picture, onError: () => setMissing(true) };
}

interface VideoProps {
  readonly url: string;
  readonly autoplay: boolean;
}

/** A video of the product's own; it pauses when another one begins. */
export function OwnVideo({ url, autoplay }: VideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [pause] = useState(() => () => video.current?.pause());
  useEffect(() => () => leaveTurn(pause), [pause]);
  return (
    <video
      ref={video}
      className={s.video}
      src={url}
      controls
      playsInline
      preload="metadata"
      autoPlay={autoplay}
      muted={autoplay}
      onPlay={() => takeTurn(pause)}
    />
  );
}
