import { dayNumber, dayText, instantAt } from '@app/domain/sarajevo-time';
import type { JobHandler } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { openBy } from './assignments.repo.ts';
import { remindOf } from './assignments.service.ts';

const day = 86_400_000;
/** Days before which a reminder goes out, and in which it goes out once until it is scored. */
const ahead = 2;

/** Reminds those who were asked to score what is due soon, or is late. */
export async function remindOfReviews(p: Platform): Promise<void> {
  const now = p.clock.now();
  const until = dayText(new Date(now.getTime() + ahead * day));
  // By days: a run that was late one morning must not make the next ones late.
  const since = instantAt(dayNumber(now) - ahead + 1, 0);
  await p.db.transaction(async (tx) => remindOf(p, tx, await openBy(tx, until, since)));
}

export const reviewsJobs = (p: Platform): JobHandler[] => [
  // In the morning, by the clocks of Sarajevo.
  { name: 'reviews.remind', schedule: '10 7 * * *', run: () => remindOfReviews(p) },
];
