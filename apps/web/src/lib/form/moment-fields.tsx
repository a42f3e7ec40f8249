import { Field } from '@app/ui/field';
import { TextInput } from '@app/ui/text-input';
import type { ComponentProps } from 'react';
import { dayOf, instantOf } from '../format/days.ts';
import { useNow } from '../format/rendered-at.tsx';
import { DateField } from './date-field.tsx';
import { useFormsText } from './text.ts';

/** A moment as it is written: `yyyy-mm-dd` and `hh:mm`, by the clocks of Bosnia and Herzegovina. */
export interface Moment {
  readonly day: string;
  readonly time: string;
}

export const momentIn = ({ day, time }: Moment): string => instantOf(day, time);

/** What is wrong with a moment that has to lie ahead; undefined where it does. */
export function useAhead() {
  const t = useFormsText();
  const now = useNow();
  return (moment: Moment) =>
    moment.day && moment.time && Date.parse(momentIn(moment)) > now ? undefined : t('timeAhead');
}

/** Asks for a day and a time that lie ahead. */
export function MomentFields({
  day,
  time,
}: {
  readonly day: Pick<ComponentProps<typeof DateField>, 'value' | 'onValue' | 'error'>;
  readonly time: ComponentProps<typeof TextInput>;
}) {
  const t = useFormsText();
  const now = useNow();
  return (
    <>
      <DateField label={t('day')} min={dayOf(now)} required {...day} />
      <Field label={t('time')} hint={t('timeHint')}>
        <TextInput type="time" {...time} />
      </Field>
    </>
  );
}
