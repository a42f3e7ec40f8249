import { useFormat } from '../../lib/format/use-format.ts';
import { nearestPlace, type Point } from './places.ts';
import { useFieldsText } from './text.ts';

/** Where a point is, without degrees: the nearest place, and how far its centre is. */
export function usePointInWords() {
  const t = useFieldsText();
  const { number } = useFormat();
  return (point: Point): string => {
    const { place, away } = nearestPlace(point);
    if (away < 1) return t('pointIn', { place: place.name });
    return t('pointNear', { place: place.name, distance: number(Math.round(away)) });
  };
}
