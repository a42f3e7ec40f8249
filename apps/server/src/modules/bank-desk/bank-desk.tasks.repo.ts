import type { ApplicationStatus } from '@app/domain/applications/application.machine';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lte,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Reader } from '../../platform/db/client.ts';
import { applicationTable, decisionAnnounced } from '../applications/public.ts';
import { callTable } from '../calls/public.ts';
import { campaignTable } from '../crowdfunding/public.ts';
import { fundEntryTable } from '../funds/public.ts';
import { reviewTable } from '../reviews/public.ts';

const ofThisCall = eq(applicationTable.callId, callTable.id);

/** What a reader has to do with an application of the bank. */
interface Reading {
  readonly id: string;
  /** Applications of teams that the reader is in. */
  readonly teams: readonly string[];
}

/** Calls of the banks that end before `until` and whose decisions are not announced, the last first. */
export async function callsWaiting(
  read: Reader,
  bankIds: readonly string[],
  reader: Reading,
  { until, since, upTo, atMost }: { until: Date; since: Date; upTo: number; atMost: number },
) {
  const { status, submittedAt } = applicationTable;
  // In the order of an index, each status by itself: a call without any is not searched for.
  const counted = (statuses: readonly ApplicationStatus[], ...what: (SQL | undefined)[]) =>
    sql<number>`(SELECT least(sum(counted.n), ${upTo})::int
      FROM unnest(${sql.param([...statuses])}::text[]) AS wanted(status), LATERAL (
        SELECT count(*) AS n FROM (
          SELECT 1 FROM ${applicationTable}
          WHERE ${and(ofThisCall, sql`${status} = wanted.status`, ...what)}
          ORDER BY ${submittedAt} LIMIT ${upTo}
        ) AS found
      ) AS counted)`;
  return read
    .select({
      bankId: callTable.bankId,
      slug: callTable.slug,
      titleBhs: callTable.titleBhs,
      titleEn: callTable.titleEn,
      closesAt: callTable.closesAt,
      timeline: callTable.timeline,
      drafts: counted(['draft'], isNull(applicationTable.deletedAt)),
      undecided: counted(['submitted']),
      unscored: counted(
        ['submitted'],
        sql`${applicationTable.ownerId} <> ${reader.id}`,
        reader.teams.length > 0 ? notInArray(applicationTable.id, [...reader.teams]) : undefined,
        sql`NOT EXISTS (SELECT 1 FROM ${reviewTable} WHERE ${and(
          eq(reviewTable.applicationId, applicationTable.id),
          eq(reviewTable.reviewerId, reader.id),
        )})`,
      ),
      decided: counted(['approved', 'rejected', 'pobjednik']),
    })
    .from(callTable)
    .where(
      and(
        inArray(callTable.bankId, [...bankIds]),
        lte(callTable.closesAt, until),
        gt(callTable.closesAt, since),
        isNull(callTable.decisionsPublishedAt),
      ),
    )
    .orderBy(desc(callTable.closesAt), desc(callTable.id))
    .limit(atMost);
}

/** Campaigns that end before `until` and that no next step has closed, the first to end first. */
export async function campaignsWaiting(
  read: Reader,
  bankIds: readonly string[],
  until: Date,
  atMost: number,
) {
  return read
    .select({
      bankId: campaignTable.bankId,
      id: campaignTable.id,
      endsAt: campaignTable.endsAt,
      settled: campaignTable.settled,
      minimum: campaignTable.minimum,
      slug: applicationTable.slug,
      title: applicationTable.projectTitle,
    })
    .from(campaignTable)
    .innerJoin(applicationTable, eq(applicationTable.id, campaignTable.applicationId))
    .where(
      and(
        inArray(campaignTable.bankId, [...bankIds]),
        isNull(campaignTable.closedAt),
        lte(campaignTable.endsAt, until),
        eq(applicationTable.status, 'crowdfunding'),
      ),
    )
    .orderBy(asc(campaignTable.endsAt), asc(campaignTable.id))
    .limit(atMost);
}

const going: readonly ApplicationStatus[] = [
  'approved',
  'pobjednik',
  'published',
  'crowdfunding',
  'contract_signed',
  'implementation',
];

/** Projects that are approved and not completed; of each bank and status those that wait longest. */
export async function projectsWaiting(read: Reader, bankIds: readonly string[], atMost: number) {
  const { id, status, submittedAt } = applicationTable;
  const longest = sql`(SELECT found.id FROM unnest(${sql.param([...going])}::text[]) AS wanted(status),
    unnest(${sql.param([...bankIds])}::uuid[]) AS bank(id),
    LATERAL (
      SELECT ${id} FROM ${applicationTable}
      WHERE ${applicationTable.bankId} = bank.id AND ${status} = wanted.status
      ORDER BY ${submittedAt}, ${id} LIMIT ${atMost}
    ) AS found)`;
  const day = (field: string) =>
    sql<string | null>`nullif(${applicationTable.about} ->> ${sql.raw(`'${field}'`)}, '')`;
  const { kind, amount } = fundEntryTable;
  return read
    .select({
      bankId: applicationTable.bankId,
      slug: applicationTable.slug,
      title: applicationTable.projectTitle,
      status,
      startsOn: day('startsOn'),
      endsOn: day('endsOn'),
      owed: sql<number>`(
        SELECT coalesce(sum(CASE ${kind} WHEN 'promised' THEN ${amount} WHEN 'returned' THEN 0
          ELSE -${amount} END), 0)
        FROM ${fundEntryTable} WHERE ${fundEntryTable.applicationId} = ${id}
      )`.mapWith(Number),
    })
    .from(applicationTable)
    .innerJoin(callTable, eq(callTable.id, applicationTable.callId))
    .where(and(inArray(id, longest), decisionAnnounced));
}
