import type { BankContent } from '@app/contracts/banks/bank-editing.schemas';
import { PointPicker } from '../../applications/public.ts';

interface PlaceFieldProps {
  readonly municipality: string;
  readonly value: BankContent['place'];
  readonly onValue: (value: BankContent['place']) => void;
}

/** About ten metres. */
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

export function PlaceField({ municipality, value, onValue }: PlaceFieldProps) {
  return (
    <PointPicker
      id="place"
      point={value && { lat: value.latitude, lng: value.longitude }}
      municipality={municipality}
      onPoint={(point) =>
        onValue(point && { latitude: rounded(point.lat), longitude: rounded(point.lng) })
      }
    />
  );
}
