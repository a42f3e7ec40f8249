import 'leaflet/dist/leaflet.css';
import { Button } from '@app/ui/button';
import {
  CircleMarker,
  Control,
  type FitBoundsOptions,
  LatLngBounds,
  LayerGroup,
  Map as LeafletMap,
  TileLayer,
} from 'leaflet';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useShellText } from '../texts/text.ts';
import s from './place-map.module.css';

interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** One of several places, and what a press on it does. */
export interface MapPin extends Point {
  readonly name?: string;
  readonly onPress?: () => void;
}

interface PlaceMapProps {
  readonly point?: Point | null;
  /** Places that are seen together; the same list as long as nothing of it changes. */
  readonly pins?: readonly MapPin[];
  /** What is shown while there is no point. */
  readonly around?: Point | undefined;
  readonly zoom?: number;
  /** Address of the tiles, with `{z}`, `{x}` and `{y}`. */
  readonly tiles: string;
  readonly label: string;
  /** The tiles do not come: the place is told in words alone. */
  readonly onFailed: () => void;
  /** Called with the point that is touched; without it the map is only to be looked at. */
  readonly onPick?: (point: Point) => void;
  /** Name of the button that picks the middle of the map, for whoever moves it by keys. */
  readonly pickLabel?: string;
}

const attribution =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a>';

/** More names than these lie over one another; they show under the mouse. */
const mostNamed = 8;

/** So that the names above the topmost pins are whole, too. */
const room: FitBoundsOptions = {
  maxZoom: 15,
  paddingTopLeft: [40, 56],
  paddingBottomRight: [40, 40],
};

const look = { radius: 11, weight: 3, fillOpacity: 1, className: s.pin };

const boundsOf = (pins: readonly MapPin[]) =>
  new LatLngBounds(pins.map(({ lat, lng }): [number, number] => [lat, lng]));

export default function PlaceMap(props: PlaceMapProps) {
  const {
    point = null,
    pins,
    around,
    zoom = 15,
    tiles,
    label,
    onFailed,
    onPick,
    pickLabel,
  } = props;
  const place = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap>();
  const pick = useEffectEvent((at: Point) => onPick?.({ lat: at.lat, lng: at.lng }));
  const failed = useEffectEvent(onFailed);
  const t = useShellText();
  const open = useEffectEvent((element: HTMLElement) => {
    // Below, where no pin's name stands.
    const keys = {
      position: 'bottomleft',
      zoomInTitle: t('mapCloser'),
      zoomOutTitle: t('mapFurther'),
    } as const;
    const opened = new LeafletMap(element, {
      scrollWheelZoom: false,
      zoomControl: false,
      zoomSnap: 0.5,
    });
    const { attributionControl } = opened;
    attributionControl.setPrefix(false);
    for (const control of [new Control.Zoom(keys).addTo(opened), attributionControl]) {
      control.getContainer()?.classList.add(`${s.keys}`);
    }
    return pins && pins.length > 0
      ? opened.fitBounds(boundsOf(pins), room)
      : opened.setView(point ?? around ?? { lat: 0, lng: 0 }, zoom);
  });
  useEffect(() => {
    const { current: element } = place;
    if (!element) return undefined;
    const opened = open(element).on('click', ({ latlng }) => pick(latlng));
    let drawn = false;
    new TileLayer(tiles, { maxZoom: 19, attribution, className: s.tiles })
      .on('tileload', () => {
        drawn = true;
      })
      // All that are in sight came or failed.
      .on('load', () => {
        if (!drawn) failed();
      })
      .addTo(opened);
    setMap(opened);
    return () => void opened.remove();
  }, [tiles]);
  useEffect(() => {
    if (!map || !pins || pins.length === 0) return undefined;
    const shown = new LayerGroup().addTo(map);
    for (const { lat, lng, name, onPress } of pins) {
      const pin = new CircleMarker({ lat, lng }, look).addTo(shown);
      // Only a help for the eye and the mouse: what is pressed here stands in words as well.
      const permanent = pins.length <= mostNamed;
      if (name)
        pin.bindTooltip(name, {
          permanent,
          direction: 'top',
          offset: [0, -10],
          className: s.name,
        });
      if (onPress) pin.on('click', onPress);
    }
    map.fitBounds(boundsOf(pins), room);
    return () => void shown.remove();
  }, [map, pins]);
  const { lat, lng } = point ?? {};
  useEffect(() => {
    if (!map || lat === undefined || lng === undefined) return undefined;
    const at = { lat, lng };
    const pin = new CircleMarker(at, look).addTo(map);
    if (!map.getBounds().contains(at)) map.setView(at, Math.max(map.getZoom(), 13));
    return () => void pin.remove();
  }, [map, lat, lng]);
  return (
    <>
      <div className={s.frame}>
        {/* biome-ignore lint/a11y/useSemanticElements: a map is no set of fields */}
        <div ref={place} role="group" aria-label={label} />
      </div>
      {pickLabel ? (
        <div>
          <Button variant="soft" size="m" onClick={() => map && pick(map.getCenter())}>
            {pickLabel}
          </Button>
        </div>
      ) : null}
    </>
  );
}
