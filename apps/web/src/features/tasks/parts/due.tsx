import { useFormat } from '../../../lib/format/use-format.ts';
import { useTasksText } from '../text.ts';

interface DueProps {
  readonly on: string | null;
  readonly at?: string | null | undefined;
  readonly late: boolean;
}

/** When something is due; what is late is said without alarm. */
export function Due({ on, at, late }: DueProps) {
  const t = useTasksText();
  const { dayOf, longDate, time } = useFormat();
  if (on === null) return null;
  if (late) return <span>{t('late', { date: longDate(at ?? on) })}</span>;
  return (
    <span>
      {at ? t('untilAt', { date: dayOf(at), time: time(at) }) : t('until', { date: dayOf(on) })}
    </span>
  );
}
