import type { RequestPriority } from '@app/domain/mentorship/mentorship';
import { and, eq, gte, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db/client.ts';
import { bankIds } from './mentorship.repo.ts';
import { mentorshipRequests } from './mentorship.tables.ts';

/** Calendar days of Sarajevo, both among those that are asked for. */
export interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** One row for all, one for each mentor, one for each month; what it is not for is null. */
interface Grouped {
  readonly for_mentor: boolean;
  readonly for_month: boolean;
  readonly mentor: string | null;
  readonly month: string | null;
}

export interface FiguresOf extends Grouped {
  readonly requests: number;
  readonly answered: number;
  readonly resolved: number;
  readonly late: number;
  readonly first_median: number | null;
  readonly first_p90: number | null;
  readonly resolved_median: number | null;
  readonly resolved_p90: number | null;
}

export interface RatingsOf extends Grouped {
  readonly rating: number;
  readonly ratings: number;
}

const zone = sql.raw(`'Europe/Sarajevo'`);
const hoursFrom = (until: SQL) => sql`extract(epoch from ${until} - created_at) / 3600`;
const half = (hours: SQL) => sql`percentile_cont(0.5) within group (order by ${hours})::float8`;
const mostly = (hours: SQL) => sql`percentile_cont(0.9) within group (order by ${hours})::float8`;

const asked = (bankId: string, { from, to }: Period) => sql`
  select *, to_char(created_at at time zone ${zone}, 'YYYY-MM') as month
  from ${mentorshipRequests}
  where bank_id = ${bankId}
    ${from ? sql`and created_at >= ${from}::date::timestamp at time zone ${zone}` : sql``}
    ${to ? sql`and created_at < (${to}::date + 1)::timestamp at time zone ${zone}` : sql``}`;

/** How soon the requests of a period were answered. */
export async function figuresOf(
  read: Reader,
  bankId: string,
  period: Period,
  now: Date,
): Promise<FiguresOf[]> {
  const first = hoursFrom(sql`first_answered_at`);
  const whole = hoursFrom(sql`resolved_at`);
  const { rows } = await read.execute<Record<string, unknown> & FiguresOf>(sql`
    select grouping(claimed_by) = 0 as for_mentor, grouping(month) = 0 as for_month,
      claimed_by as mentor, month, count(*)::int as requests,
      count(first_answered_at)::int as answered, count(resolved_at)::int as resolved,
      (count(*) filter (
        where was_late or sla_timer < ${now.toISOString()}::timestamptz
      ))::int as late,
      ${half(first)} as first_median, ${mostly(first)} as first_p90,
      ${half(whole)} as resolved_median, ${mostly(whole)} as resolved_p90
    from (${asked(bankId, period)}) asked
    group by grouping sets ((), (claimed_by), (month))`);
  return rows;
}

/** Hours until the first answer to what was asked since then, as a mean. */
export async function meanAnswer(
  read: Reader,
  /** Slugs. */
  banks: 'all' | readonly string[],
  since: Date,
): Promise<number | null> {
  const { createdAt } = mentorshipRequests;
  const [row] = await read
    .select({ hours: sql<number | null>`avg(${hoursFrom(sql`first_answered_at`)})::float8` })
    .from(mentorshipRequests)
    .where(and(banks === 'all' ? undefined : bankIds(banks), gte(createdAt, since)));
  return row?.hours ?? null;
}

/** Ratings of the requests of a period, by whom they are of. */
export async function ratingsOf(
  read: Reader,
  bankId: string,
  period: Period,
): Promise<RatingsOf[]> {
  const { rows } = await read.execute<Record<string, unknown> & RatingsOf>(sql`
    select grouping(rated_mentor_id) = 0 as for_mentor, grouping(month) = 0 as for_month,
      rated_mentor_id as mentor, month, avg(rating)::float8 as rating, count(*)::int as ratings
    from (${asked(bankId, period)}) asked
    where rating is not null
    group by grouping sets ((), (rated_mentor_id), (month))`);
  return rows;
}

export async function openByPriority(
  read: Reader,
  bankId: string,
): Promise<ReadonlyMap<RequestPriority, number>> {
  const { priority, status } = mentorshipRequests;
  const rows = await read
    .select({ priority, count: sql<number>`count(*)::int` })
    .from(mentorshipRequests)
    .where(and(eq(mentorshipRequests.bankId, bankId), notInArray(status, ['resolved', 'archived'])))
    .groupBy(priority);
  return new Map(rows.map((row) => [row.priority, row.count]));
}
