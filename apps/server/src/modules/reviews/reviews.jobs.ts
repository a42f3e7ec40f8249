import { dayText } from '@app/domain/sarajevo-time';
import type { JobHandler } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { openBy } from './assignments.repo.ts';
import { remindOf } from './assignments.service.ts';

const day = 86_400_000;
/** A reminder goes out this long before the day, and until it is scored once in as long again. */
const ahead = 2 * day;

/** Reminds those who were asked to score what is due soon, or is late. */
export async function remindOfReviews(p: Platform): Promise<void> {
  const now = p.clock.now().getTime();
  const until = dayText(new Date(now + ahead));
  await p.db.transaction(async (tx) =>
    remindOf(p, tx, await openBy(tx, until, new Date(now - ahead))),
  );
}

export const reviewsJobs = (p: Platform): JobHandler[] => [
  // In the morning, by the clocks of Sarajevo.
  { name: 'reviews.remind', schedule: '10 7 * * *', run: () => remindOfReviews(p) },
];
