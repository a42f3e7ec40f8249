import { Button } from '@app/ui/button';
import { Disclosure } from '@app/ui/disclosure';
import { Field, Message } from '@app/ui/field';
import { LocateFixed } from '@app/ui/icons';
import { TextInput } from '@app/ui/text-input';
import { useState } from 'react';
import { useFieldsText } from '../../text.ts';
import { useContentField } from '../canvas-context.tsx';
import type { Content } from '../content.ts';
import { FieldFrame } from '../parts/field-frame.tsx';

type Point = NonNullable<Content['projectCoordinates']>;
type Axis = keyof Point;

const furthest: Record<Axis, number> = { lat: 90, lng: 180 };
const written = (point: Point | null): Record<Axis, string> => ({
  lat: point ? String(point.lat) : '',
  lng: point ? String(point.lng) : '',
});

function readDegrees(text: string, axis: Axis): number | null {
  const bare = text.trim().replace(',', '.').replace('−', '-');
  const value = /^-?\d{1,3}(\.\d+)?$/.test(bare) ? Number(bare) : Number.NaN;
  return Math.abs(value) <= furthest[axis] ? value : null;
}

/** The point on the map: two numbers, or where this device is. */
export function Coordinates() {
  const t = useFieldsText();
  const [point, change] = useContentField('projectCoordinates');
  const [draft, setDraft] = useState<Record<Axis, string> | null>(null);
  const shown = draft ?? written(point);
  const empty = shown.lat.trim() === '' && shown.lng.trim() === '';
  const lat = readDegrees(shown.lat, 'lat');
  const lng = readDegrees(shown.lng, 'lng');
  const half = !empty && (shown.lat.trim() === '' || shown.lng.trim() === '');
  const error = half
    ? t('coordinatesBoth')
    : !empty && (lat === null || lng === null)
      ? t('coordinatesWrong')
      : undefined;

  const type = (axis: Axis, text: string) => {
    const next = { ...shown, [axis]: text };
    setDraft(next);
    const [a, b] = [readDegrees(next.lat, 'lat'), readDegrees(next.lng, 'lng')];
    if (a !== null && b !== null) change({ lat: a, lng: b });
    else if (next.lat.trim() === '' && next.lng.trim() === '') change(null);
  };
  const put = (next: Point | null) => {
    setDraft(null);
    change(next);
  };

  return (
    <FieldFrame field="projectCoordinates">
      <Disclosure title={t('projectCoordinates')} open={point !== null}>
        <div className="form">
          <p className="hint" id="coordinates-hint">
            {t('coordinatesHint')}
          </p>
          <div className="two">
            {(['lat', 'lng'] as const).map((axis) => (
              <Field
                key={axis}
                id={axis === 'lat' ? 'projectCoordinates' : 'projectCoordinates.lng'}
                label={t(axis)}
              >
                <TextInput
                  inputMode="decimal"
                  autoComplete="off"
                  numeric
                  aria-describedby={error ? 'coordinates-error' : 'coordinates-hint'}
                  aria-invalid={error ? true : undefined}
                  value={shown[axis]}
                  onChange={(event) => type(axis, event.target.value)}
                  onBlur={() => {
                    if (!error) setDraft(null);
                  }}
                />
              </Field>
            ))}
          </div>
          {error ? (
            <Message tone="bad" id="coordinates-error">
              {error}
            </Message>
          ) : null}
          <div className="row row-w g2">
            <Locate onPoint={put} />
            {empty ? null : (
              <Button variant="ghost" size="m" onClick={() => put(null)}>
                {t('clearPoint')}
              </Button>
            )}
          </div>
        </div>
      </Disclosure>
    </FieldFrame>
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
        onPoint({ lat: rounded(coords.latitude), lng: rounded(coords.longitude) });
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
