import { useNow } from '../format/rendered-at.tsx';
import { useFormat } from '../format/use-format.ts';

const halfADay = 12 * 60 * 60 * 1000;

/** When something was saved: by the clock for half a day, also over midnight, then by the day. */
export function useSaveMoment(savedAt: string): { time: string } | { date: string } {
  const { time, dayOf } = useFormat();
  const isRecent = useNow() - Date.parse(savedAt) < halfADay;
  return isRecent ? { time: time(savedAt) } : { date: dayOf(savedAt) };
}
