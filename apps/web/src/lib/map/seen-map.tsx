import { cx } from '@app/ui/cx';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../lazy-parts/lazy-part.tsx';
import { useProduct } from '../page/product.ts';
import s from './place-map.module.css';
import type { MapPin } from './place-map.tsx';

const PlaceMap = lazyPart(() => import('./place-map.tsx'));

interface SeenMapProps {
  /** The same list as long as nothing of it changes. */
  readonly pins: readonly MapPin[];
  readonly label: string;
  /** Words in the map's place where its tiles cannot be had. */
  readonly otherwise?: ReactNode;
}

/** Nothing is asked of the server of the tiles before the map comes into sight. */
export function SeenMap({ pins, label, otherwise }: SeenMapProps) {
  const { mapTilesUrl } = useProduct();
  const [state, setState] = useState<'unseen' | 'seen' | 'failed'>('unseen');
  const corner = useRef<HTMLDivElement>(null);
  const fail = useCallback(() => setState('failed'), []);
  useEffect(() => {
    const { current: element } = corner;
    if (!element) return undefined;
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      setState('seen');
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const tiles = state === 'failed' ? null : mapTilesUrl;
  if (pins.length === 0 || !(tiles || otherwise)) return null;
  return (
    <div ref={corner} className={cx('mt4', mapTilesUrl && s.room, !tiles && s.words)}>
      {tiles ? null : otherwise}
      {tiles && state === 'seen' ? (
        <PlaceMap pins={pins} tiles={tiles} label={label} onFailed={fail} />
      ) : null}
    </div>
  );
}

/** The same place on the map of everybody. */
export const osmAddress = ({ lat, lng }: MapPin): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`;
