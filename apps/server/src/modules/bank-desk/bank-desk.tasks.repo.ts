import type { ApplicationStatus } from '@app/domain/applications/application.machine';
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Reader } from '../../platform/db/client.ts';
import { applicationTable, decisionAnnounced } from '../applications/public.ts';
import { callTable } from '../calls/public.ts';
import { campaignTable } from '../crowdfunding/public.ts';

const ofThisCall = eq(applicationTable.callId, callTable.id);

interface Wanted {
  readonly now: Date;
  /** Calls that ended before are told of no more. */
  readonly since: Date;
  /** Applications of a call are counted no further. */
  readonly upTo: number;
  readonly atMost: number;
}

/**
 * Calls of the banks that are open, or whose decisions are not announced, or that hold something
 * undecided all the same; the last to end first.
 */
export async function callsWaiting(
  read: Reader,
  bankIds: readonly string[],
  { now, since, upTo, atMost }: Wanted,
) {
  const { status, submittedAt } = applicationTable;
  // In the order of an index, each status by itself: a call without any is not searched for.
  const counted = (statuses: readonly ApplicationStatus[], what?: SQL) =>
    sql<number>`(SELECT least(sum(counted.n), ${upTo})::int
      FROM unnest(${sql.param([...statuses])}::text[]) AS wanted(status), LATERAL (
        SELECT count(*) AS n FROM (
          SELECT 1 FROM ${applicationTable}
          WHERE ${and(ofThisCall, sql`${status} = wanted.status`, what)}
          ORDER BY ${submittedAt} LIMIT ${upTo}
        ) AS found
      ) AS counted)`;
  const { decisionsPublishedAt } = callTable;
  const leftOver = read
    .select({ one: sql`1` })
    .from(applicationTable)
    .where(and(ofThisCall, eq(status, 'submitted')));
  return read
    .select({
      id: callTable.id,
      bankId: callTable.bankId,
      slug: callTable.slug,
      titleBhs: callTable.titleBhs,
      titleEn: callTable.titleEn,
      quorum: callTable.quorum,
      closesAt: callTable.closesAt,
      timeline: callTable.timeline,
      rolls: callTable.rollingDecisions,
      isAnnounced: sql<boolean>`${decisionsPublishedAt} IS NOT NULL`,
      drafts: counted(['draft'], isNull(applicationTable.deletedAt)),
      undecided: counted(['submitted']),
      untold: counted(['approved', 'rejected', 'pobjednik'], isNull(applicationTable.announcedAt)),
    })
    .from(callTable)
    .where(
      and(
        inArray(callTable.bankId, [...bankIds]),
        lte(callTable.opensAt, now),
        gt(callTable.closesAt, since),
        or(isNull(decisionsPublishedAt), exists(leftOver)),
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
      applicationId: applicationTable.id,
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
  return read
    .select({
      id,
      bankId: applicationTable.bankId,
      slug: applicationTable.slug,
      title: applicationTable.projectTitle,
      requestedAmount: applicationTable.requestedAmount,
      status,
      callSlug: callTable.slug,
      allowsCampaign: callTable.allowsCampaign,
      hadCampaign: sql<boolean>`EXISTS (SELECT 1 FROM ${campaignTable} WHERE ${campaignTable.applicationId} = ${id})`,
      startsOn: day('startsOn'),
      endsOn: day('endsOn'),
    })
    .from(applicationTable)
    .innerJoin(callTable, eq(callTable.id, applicationTable.callId))
    .where(and(inArray(id, longest), decisionAnnounced));
}
