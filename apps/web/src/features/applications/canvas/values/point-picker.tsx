import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { MapPin } from '@app/ui/icons';
import { TextInput } from '@app/ui/text-input';
import { type ReactNode, useCallback, useState } from 'react';
import { lazyPart } from '../../../../lib/lazy-parts/lazy-part.tsx';
import { useProduct } from '../../../../lib/page/product.ts';
import { findPlaces, type Point, placeNamed } from '../../places.ts';
import { usePointInWords } from '../../point-in-words.ts';
import { useFieldsText } from '../../text.ts';

const PlaceMap = lazyPart(() => import('../../../../lib/map/place-map.tsx'));

/** The middle of the country. */
const middle: Point = { lat: 44.2, lng: 17.8 };

interface PointPickerProps {
  readonly id: string;
  readonly point: Point | null;
  readonly onPoint: (point: Point | null) => void;
  /** Where to look first. */
  readonly municipality: string;
  /** More ways to a point. */
  readonly children?: ReactNode;
}

/** A point chosen by the name of a place and, where there are tiles, on a map. */
export function PointPicker(props: PointPickerProps) {
  const { id, point, onPoint, municipality, children } = props;
  const t = useFieldsText();
  const say = usePointInWords();
  const { mapTilesUrl } = useProduct();
  const [tiles, setTiles] = useState(mapTilesUrl);
  const noTiles = useCallback(() => setTiles(null), []);
  const around = placeNamed(municipality);
  return (
    <div className="form">
      <Search id={id} hint={t(tiles ? 'pointHint' : 'pointHintWords')} onPoint={onPoint} />
      {tiles ? (
        <PlaceMap
          point={point}
          around={around ?? middle}
          zoom={point ? 15 : around ? 13 : 7}
          tiles={tiles}
          label={t('pointMap')}
          onFailed={noTiles}
          onPick={onPoint}
          pickLabel={t('pointCentre')}
        />
      ) : null}
      <p className="row g2" role="status">
        <MapPin />
        {point ? say(point) : t('pointNone')}
      </p>
      <div className="row row-wrap g2">
        {children}
        {point ? (
          <Button variant="ghost" size="m" onClick={() => onPoint(null)}>
            {t('clearPoint')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

interface SearchProps {
  readonly id: string;
  readonly hint: string;
  readonly onPoint: (point: Point) => void;
}

function Search({ id, hint, onPoint }: SearchProps) {
  const t = useFieldsText();
  const [words, setWords] = useState('');
  const found = findPlaces(words);
  const choose = ({ lat, lng }: Point) => {
    setWords('');
    onPoint({ lat, lng });
    document.getElementById(id)?.focus();
  };
  const nothing = words.trim().length > 2 && found.length === 0;
  return (
    <>
      <Field id={id} label={t('placeSearch')} hint={nothing ? t('placeNone') : hint}>
        <TextInput
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // It may stand in a form, which Enter would send.
            event.preventDefault();
            const [first] = found;
            if (first) choose(first);
          }}
        />
      </Field>
      {found.length > 0 ? (
        <ul className="row row-wrap g2" aria-label={t('placesFound')}>
          {found.map((place) => (
            <li key={place.name}>
              <Button variant="soft" size="m" onClick={() => choose(place)}>
                {place.name}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
