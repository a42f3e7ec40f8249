import { Button } from '@app/ui/button';
import { Disclosure } from '@app/ui/disclosure';
import { LocateFixed } from '@app/ui/icons';
import { Message } from '@app/ui/message';
import { useState } from 'react';
import type { Point } from '../../places.ts';
import { useFieldsText } from '../../text.ts';
import { useCanvas } from '../canvas-context.tsx';
import { PointPicker } from './lazy-point-picker.ts';
import { useFieldProps, type ValueProps } from './value-props.ts';

/** The point on the map: by the name of a place, on the map, or where this device is. */
export function PointField(props: ValueProps<Point | null>) {
  const { path, current, onChange } = props;
  const { municipality } = useCanvas().about;
  const { label } = useFieldProps(props);
  const put = (next: Point | null) =>
    onChange(next && { lat: rounded(next.lat), lng: rounded(next.lng) });
  return (
    <Disclosure title={label} open={current !== null}>
      <PointPicker id={path} point={current} onPoint={put} municipality={municipality}>
        <Locate onPoint={put} />
      </PointPicker>
    </Disclosure>
  );
}

/** About a metre. */
const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000;

function Locate({ onPoint }: { onPoint: (point: Point) => void }) {
  const t = useFieldsText();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  if (typeof navigator === 'undefined' || !navigator.geolocation || !isSecureContext) return null;
  const locate = () => {
    setState('busy');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onPoint({ lat: coords.latitude, lng: coords.longitude });
      },
      () => setState('failed'),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
    );
  };
  return (
    <>
      <Button
        variant="soft"
        size="m"
        busy={state === 'busy'}
        busyLabel={t('locating')}
        onClick={locate}
      >
        <LocateFixed />
        {t('locate')}
      </Button>
      <span role="status">
        {state === 'failed' ? <Message tone="warn">{t('locateFailed')}</Message> : null}
      </span>
    </>
  );
}
