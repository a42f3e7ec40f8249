import type { CallContent } from '@app/contracts/calls/call-content.schemas';
import { dayOf, daysLater } from '../../../lib/format/days.ts';

/** 0 is Sunday. `day`: `yyyy-mm-dd`. */
export const weekdayOf = (day: string) => new Date(day).getUTCDay() as 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The first day that would be right for a date, `yyyy-mm-dd`. */
export function earliest(
  field: 'opensAt' | 'closesAt' | 'decisionsBy',
  { opensAt, closesAt }: Pick<CallContent, 'opensAt' | 'closesAt'>,
  now: number,
): string {
  const tomorrow = daysLater(dayOf(now), 1);
  if (field === 'opensAt') return tomorrow;
  if (field === 'decisionsBy') return closesAt ? dayOf(Date.parse(closesAt)) : tomorrow;
  const afterOpening = opensAt ? daysLater(dayOf(Date.parse(opensAt)), 1) : tomorrow;
  return [afterOpening, tomorrow].sort()[1] ?? tomorrow;
}
