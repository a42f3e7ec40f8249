import 'leaflet/dist/leaflet.css';
import { CircleMarker, Map as LeafletMap, TileLayer } from 'leaflet';
import { useEffect, useRef } from 'react';
import s from './place-map.module.css';

interface PlaceMapProps {
  readonly latitude: number;
  readonly longitude: number;
  /** Address of the tiles, with `{z}`, `{x}` and `{y}`. */
  readonly tiles: string;
  readonly label: string;
  /** The tiles do not come: the place is told in words alone. */
  readonly onFailed: () => void;
}

const attribution =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a>';

export default function PlaceMap({ latitude, longitude, tiles, label, onFailed }: PlaceMapProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: element } = place;
    if (!element) return undefined;
    const at: [number, number] = [latitude, longitude];
    const map = new LeafletMap(element, { scrollWheelZoom: false }).setView(at, 15);
    let drawn = false;
    new TileLayer(tiles, { maxZoom: 19, attribution })
      .on('tileload', () => {
        drawn = true;
      })
      .on('tileerror', () => {
        if (!drawn) onFailed();
      })
      .addTo(map);
    new CircleMarker(at, { radius: 11, weight: 3, fillOpacity: 1, className: s.pin }).addTo(map);
    return () => void map.remove();
  }, [latitude, longitude, tiles, onFailed]);
  return (
    <div className={s.frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a map is no set of fields */}
      <div ref={place} role="group" aria-label={label} />
    </div>
  );
}
