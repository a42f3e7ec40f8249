import { cx } from '@app/ui/cx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { useProduct } from '../product.ts';
import s from './place-map.module.css';
import type { MapPin } from './place-map.tsx';

const PlaceMap = lazyPart(() => import('./place-map.tsx'));

interface SeenMapProps {
  /** The same list as long as nothing of it changes. */
  readonly pins: readonly MapPin[];
  readonly label: string;
}

/** Nothing is asked of the server of the tiles before the map comes into sight. */
export function SeenMap({ pins, label }: SeenMapProps) {
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
  if (mapTilesUrl === null || state === 'failed' || pins.length === 0) return null;
  return (
    <div ref={corner} className={cx('mt4', s.room)}>
      {state === 'seen' ? (
        <PlaceMap pins={pins} around={pins[0]} tiles={mapTilesUrl} label={label} onFailed={fail} />
      ) : null}
    </div>
  );
}

/** The same place on the map of everybody. */
export const osmAddress = ({ lat, lng }: MapPin): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`;
