import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import { ArrowUpRight } from '@app/ui/icons';
import { useCallback, useEffect, useRef, useState } from 'react';
import { late } from '../../../../lib/late.tsx';
import { useProduct } from '../../../../lib/product.ts';
import { usePreviewText } from '../text.ts';

const PlaceMap = late(() => import('./place-map.tsx'));

export function Place({ application }: { application: ApplicationView }) {
  const t = usePreviewText();
  const { municipality, projectLocation, projectCoordinates: at } = application;
  const place = [projectLocation, municipality].filter((one) => one !== '').join(', ');
  return (
    <section>
      <h2 className="t3">{t('location')}</h2>
      <p className={place ? 'body' : 'mut'}>{place || t('noLocation')}</p>
      {at ? (
        <>
          <SeenMap place={place} latitude={at.lat} longitude={at.lng} />
          <a
            className="go mt3"
            href={`https://www.openstreetmap.org/?mlat=${at.lat}&mlon=${at.lng}#map=16/${at.lat}/${at.lng}`}
            target="_blank"
            rel="noopener"
          >
            {t('openMap')} <ArrowUpRight />
          </a>
        </>
      ) : null}
    </section>
  );
}

interface MapProps {
  readonly place: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Nothing is asked of the server of the tiles before the map comes into sight. */
function SeenMap({ place, ...at }: MapProps) {
  const t = usePreviewText();
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
  if (mapTilesUrl === null || state === 'failed') return null;
  return (
    <div ref={corner} className="mt4">
      {state === 'seen' ? (
        <PlaceMap {...at} tiles={mapTilesUrl} label={t('mapLabel', { place })} onFailed={fail} />
      ) : null}
    </div>
  );
}
