import type { ComponentProps } from 'react';
import { DateField } from '../../../lib/form/date-field.tsx';
import { dayOf } from '../../../lib/format/days.ts';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { useReviewsText } from '../text.ts';

/** By when those who are asked score. */
export function DueField(props: Omit<ComponentProps<typeof DateField>, 'label' | 'hint' | 'min'>) {
  const t = useReviewsText();
  return <DateField label={t('dueLabel')} hint={t('dueHint')} min={dayOf(useNow())} {...props} />;
}
