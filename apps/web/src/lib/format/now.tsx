import { formatDateTime, formatLongDate } from '@app/messages/format/dates';
import { type Distance, distanceSince, distanceUntil } from '@app/messages/format/distances';
import { timeTexts } from '@app/messages/time';
import { useLanguage } from '../texts/language.tsx';
import { textsFor } from '../texts/text.ts';
import { useNow } from './rendered-at.tsx';

const useTimeText = textsFor('time', timeTexts);

function useDistanceText(): (distance: Distance) => string {
  const t = useTimeText();
  return ({ key, count }) => t(key, { count });
}

/** How long ago: `prije 2 sata`; after a week the date. The exact time shows on hover. */
export function TimeAgo({ at, className }: { at: string; className?: string | undefined }) {
  const now = useNow();
  const { language } = useLanguage();
  const text = useDistanceText();
  const distance = distanceSince(at, now);
  return (
    <time dateTime={at} title={formatDateTime(at, language)} className={className}>
      {distance ? text(distance) : formatLongDate(at, language)}
    </time>
  );
}

/** How long it still takes: `još 9 dana`; nothing once it is over. */
export function TimeLeft({ until, className }: { until: string; className?: string | undefined }) {
  const now = useNow();
  const { language } = useLanguage();
  const text = useDistanceText();
  const distance = distanceUntil(until, now);
  return (
    <time dateTime={until} title={formatDateTime(until, language)} className={className}>
      {distance ? text(distance) : null}
    </time>
  );
}
