import type { ComponentProps } from 'react';
import { dayOf } from '../../../lib/days.ts';
import { DateField } from '../../../lib/form/date-field.tsx';
import { useNow } from '../../../lib/rendered-at.tsx';
import { useReviewsText } from '../text.ts';

/** By when those who are asked score. */
export function DueField(props: Omit<ComponentProps<typeof DateField>, 'label' | 'hint' | 'min'>) {
  const t = useReviewsText();
  return <DateField label={t('dueLabel')} hint={t('dueHint')} min={dayOf(useNow())} {...props} />;
}
