import { and, asc, eq, inArray, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db/client.ts';
import { applicationTable } from '../applications/public.ts';
import { mentorshipRequests } from './mentorship.tables.ts';

/**
 * What waits for a mentor, by bank: requests that nobody took, and those that they took and owe an
 * answer to; without those of their own teams.
 *
 * @param boards ids of the banks on whose board they sit.
 * @param own ids of the applications of their teams.
 */
export async function ticketsWaiting(
  read: Reader,
  mentorId: string,
  boards: readonly string[],
  own: readonly string[],
) {
  if (boards.length === 0) return [];
  const { applicationId, bankId, claimedBy, slaTimer, status } = mentorshipRequests;
  return read
    .select({
      bankId,
      count: sql<number>`count(*)::int`,
      dueAt: sql<Date | null>`min(${slaTimer})`.mapWith(slaTimer),
    })
    .from(mentorshipRequests)
    .innerJoin(applicationTable, eq(applicationTable.id, applicationId))
    .where(
      and(
        inArray(bankId, [...boards]),
        ne(status, 'archived'),
        or(eq(status, 'open'), and(eq(claimedBy, mentorId), isNotNull(slaTimer))),
        isNull(applicationTable.deletedAt),
        own.length > 0 ? notInArray(applicationId, [...own]) : undefined,
      ),
    )
    .groupBy(bankId)
    .orderBy(asc(bankId));
}
