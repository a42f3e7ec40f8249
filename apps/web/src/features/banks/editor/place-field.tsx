import type { BankContent } from '@app/contracts/banks/bank-editing.schemas';
import { Button } from '@app/ui/button';
import { useCallback, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { useProduct } from '../../../lib/product.ts';
import { useEditorText } from '../editor-text.ts';

const PlaceMap = lazyPart(() => import('../../../lib/map/place-map.tsx'));

/** The middle of the country. */
const middle = { lat: 44.2, lng: 17.8 };

interface PlaceFieldProps {
  readonly value: BankContent['place'];
  readonly onValue: (value: BankContent['place']) => void;
}

/** Where the bank is; in figures where no map can be drawn. */
export function PlaceField({ value, onValue }: PlaceFieldProps) {
  const t = useEditorText();
  const { mapTilesUrl } = useProduct();
  const [tiles, setTiles] = useState(mapTilesUrl);
  const noTiles = useCallback(() => setTiles(null), []);
  const point = value && { lat: value.latitude, lng: value.longitude };
  const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
  return (
    <div className="col">
      {tiles ? (
        <PlaceMap
          point={point}
          around={middle}
          zoom={point ? 15 : 7}
          tiles={tiles}
          label={t('map')}
          onFailed={noTiles}
          onPick={({ lat, lng }) => onValue({ latitude: round(lat), longitude: round(lng) })}
          pickLabel={t('mapCentre')}
        />
      ) : null}
      <p className="sm" role="status">
        {point ? t('place', { lat: point.lat, lng: point.lng }) : t('noPlace')}
      </p>
      {point ? (
        <div>
          <Button variant="ghost" size="m" className="flush" onClick={() => onValue(null)}>
            {t('dropPlace')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
