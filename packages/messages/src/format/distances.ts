import { dayNumber } from '@app/domain/sarajevo-time';

/** Key and number of a text of `@app/messages/time` that tells a distance in time. */
export interface Distance {
  readonly key:
    | 'justNow'
    | 'minutesAgo'
    | 'hoursAgo'
    | 'yesterday'
    | 'daysAgo'
    | 'minutesLeft'
    | 'hoursLeft'
    | 'daysLeft';
  readonly count: number;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Null after a week, when the date says more. `now`: milliseconds since 1970. */
export function distanceSince(value: string | number | Date, now: number): Distance | null {
  const passed = now - new Date(value).getTime();
  if (!(passed < 7 * day)) return null;
  if (passed < minute) return { key: 'justNow', count: 0 };
  if (passed < hour) return { key: 'minutesAgo', count: Math.floor(passed / minute) };
  const days = dayNumber(new Date(now)) - dayNumber(new Date(value));
  if (days === 0 || passed < 6 * hour) {
    return { key: 'hoursAgo', count: Math.floor(passed / hour) };
  }
  return days === 1 ? { key: 'yesterday', count: 1 } : { key: 'daysAgo', count: days };
}

/** Null once it is over. `now`: milliseconds since 1970. */
export function distanceUntil(value: string | number | Date, now: number): Distance | null {
  const left = new Date(value).getTime() - now;
  if (!(left > 0)) return null;
  if (left < hour) return { key: 'minutesLeft', count: Math.ceil(left / minute) };
  if (left < day) return { key: 'hoursLeft', count: Math.floor(left / hour) };
  return { key: 'daysLeft', count: Math.floor(left / day) };
}
