import type { ApplicationSubject } from '@app/domain/applications/application.policy';
import type { RequestPriority } from '@app/domain/mentorship/mentorship';
import type { RequestStatus } from '@app/domain/mentorship/request.machine';
import type { RequestSubject } from '@app/domain/mentorship/request.policy';
import type { Fening } from '@app/domain/money';
import { and, asc, eq, getTableColumns, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import type { Slice } from '../../platform/lists.ts';
import { applicationMemberTable, applicationTable } from '../applications/public.ts';
import { bankRefColumns, bankTable } from '../banks/public.ts';
import { callTable } from '../calls/public.ts';
import { mentorshipEvents, mentorshipMessages, mentorshipRequests } from './mentorship.tables.ts';

export type RequestRow = typeof mentorshipRequests.$inferSelect;
export type EventRow = typeof mentorshipEvents.$inferSelect;

export interface ApplicationPlace {
  readonly applicationId: string;
  readonly title: string;
  readonly slug: string;
  readonly kind: 'orange' | 'blue';
  /** Fening. */
  readonly requestedAmount: Fening;
  readonly picture: string | null;
  readonly omittedSections: readonly string[];
  readonly bank: {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
    readonly emblem: string;
  };
  readonly subject: Omit<ApplicationSubject, 'bankSlug'>;
}

/** A request with as much of its application as decides who may do what. */
export interface RequestRecord extends ApplicationPlace {
  readonly request: RequestRow;
}

const placeColumns = {
  applicationId: applicationTable.id,
  title: applicationTable.projectTitle,
  slug: applicationTable.slug,
  kind: callTable.kind,
  requestedAmount: applicationTable.requestedAmount,
  picture: sql<string | null>`${applicationTable.about} ->> 'picture'`,
  omittedSections: callTable.omittedSections,
  bank: bankRefColumns,
  subject: {
    ownerId: applicationTable.ownerId,
    memberIds: sql<string[]>`array(
      select ${applicationMemberTable.userId} from ${applicationMemberTable}
      where ${applicationMemberTable.applicationId} = ${applicationTable.id}
    )`,
    status: applicationTable.status,
    blind: callTable.blind,
    decisionsPublished: sql<boolean>`(${callTable.decisionsPublishedAt} is not null
      or ${applicationTable.announcedAt} is not null)`,
  },
};

export const applicationOf = ({ subject, bank }: ApplicationPlace): ApplicationSubject => ({
  ...subject,
  bankSlug: bank.slug,
});

export const subjectOf = (record: RequestRecord): RequestSubject => ({
  ...applicationOf(record),
  authorId: record.request.authorId,
  requestStatus: record.request.status,
  claimedBy: record.request.claimedBy,
});

/** A deleted draft is nowhere, nor is what was asked about it. */
const notDeleted = isNull(applicationTable.deletedAt);

export async function findPlace(read: Reader, id: string): Promise<ApplicationPlace | undefined> {
  const [row] = await read
    .select(placeColumns)
    .from(applicationTable)
    .innerJoin(callTable, eq(callTable.id, applicationTable.callId))
    .innerJoin(bankTable, eq(bankTable.id, applicationTable.bankId))
    .where(and(eq(applicationTable.id, id), notDeleted));
  return row;
}

const records = (read: Reader) =>
  read
    .select({ request: getTableColumns(mentorshipRequests), ...placeColumns })
    .from(mentorshipRequests)
    .innerJoin(applicationTable, eq(applicationTable.id, mentorshipRequests.applicationId))
    .innerJoin(callTable, eq(callTable.id, applicationTable.callId))
    .innerJoin(bankTable, eq(bankTable.id, applicationTable.bankId));

export async function findRequest(read: Reader, id: string): Promise<RequestRecord | undefined> {
  const [row] = await records(read).where(and(eq(mentorshipRequests.id, id), notDeleted));
  return row;
}

export async function findRequests(read: Reader, ids: readonly string[]): Promise<RequestRecord[]> {
  return records(read).where(and(inArray(mentorshipRequests.id, [...ids]), notDeleted));
}

export async function requestsIn(
  read: Reader,
  applicationIds: readonly string[],
): Promise<RequestRecord[]> {
  return records(read).where(inArray(mentorshipRequests.applicationId, [...applicationIds]));
}

/** Held until the transaction ends, so that of two who claim it one comes first. */
export async function lockRequest(tx: Tx, id: string): Promise<RequestRecord | undefined> {
  const [row] = await records(tx)
    .where(and(eq(mentorshipRequests.id, id), notDeleted))
    .for('update', { of: mentorshipRequests });
  return row;
}

/** Whose requests a list holds. */
export type RequestScope =
  | { readonly application: string }
  | { readonly applications: readonly string[] }
  /** By slug; without the applications of the reader's own teams. */
  | { readonly banks: 'all' | readonly string[]; readonly without: readonly string[] };

export interface RequestFilter {
  readonly status?: RequestStatus | undefined;
  readonly priority?: RequestPriority | undefined;
  readonly claimedBy?: string | undefined;
  readonly archived?: boolean | undefined;
}

export interface RequestPlace {
  readonly place: number;
  readonly id: string;
}

/**
 * Ids of banks stand in the query itself, so that one index serves it; slugs as one value, so that
 * the statement is the same for however many.
 */
export const bankIds = (slugs: readonly string[]) =>
  sql`${mentorshipRequests.bankId} = any (array(
    select ${bankTable.id} from ${bankTable} where ${bankTable.slug} = any (${sql.param([...slugs])})
  ))`;

function within(scope: RequestScope) {
  const { applicationId } = mentorshipRequests;
  if ('application' in scope) return eq(applicationId, scope.application);
  if ('applications' in scope) return inArray(applicationId, [...scope.applications]);
  const { banks, without } = scope;
  return and(
    banks === 'all' ? undefined : bankIds(banks),
    without.length > 0 ? notInArray(applicationId, [...without]) : undefined,
  );
}

export async function listRequests(
  read: Reader,
  scope: RequestScope,
  { status, priority, claimedBy, archived }: RequestFilter,
  { after, limit }: Slice<RequestPlace>,
): Promise<RequestRecord[]> {
  const { place, id } = mentorshipRequests;
  const found = read
    .select({ id })
    .from(mentorshipRequests)
    .where(
      and(
        within(scope),
        status && eq(mentorshipRequests.status, status),
        priority && eq(mentorshipRequests.priority, priority),
        claimedBy === undefined ? undefined : eq(mentorshipRequests.claimedBy, claimedBy),
        archived === undefined
          ? undefined
          : (archived ? eq : ne)(mentorshipRequests.status, 'archived'),
        after && sql`(${place}, ${id}) > (${after.place}::bigint, ${after.id}::uuid)`,
        // For each record that is shown; a join would read all applications first.
        sql`(
          select ${applicationTable.deletedAt} is null from ${applicationTable}
          where ${applicationTable.id} = ${mentorshipRequests.applicationId}
        )`,
      ),
    )
    .orderBy(asc(place), asc(id))
    .limit(limit);
  return records(read)
    .where(sql`${mentorshipRequests.id} = any (array(${found}))`)
    .orderBy(asc(place), asc(id));
}

/** Later than every deadline. */
const later = 1e15;

/** The soonest due first; without a deadline, the newest. */
export const placeOf = ({
  slaTimer,
  createdAt,
}: Pick<RequestRow, 'slaTimer' | 'createdAt'>): number =>
  slaTimer ? slaTimer.getTime() : later - createdAt.getTime();

export async function insertRequest(tx: Tx, row: Omit<RequestRow, 'place'>): Promise<void> {
  await tx.insert(mentorshipRequests).values({ ...row, place: placeOf(row) });
}

/** Writes what has changed. @returns the record as it stands then. */
export async function updateRequest(
  tx: Tx,
  record: RequestRecord,
  change: Partial<RequestRow>,
): Promise<RequestRecord> {
  const request = { ...record.request, ...change };
  request.place = placeOf(request);
  await tx
    .update(mentorshipRequests)
    .set({ ...change, place: request.place })
    .where(eq(mentorshipRequests.id, request.id));
  return { ...record, request };
}

export async function deleteRequest(tx: Tx, id: string): Promise<void> {
  await tx.delete(mentorshipRequests).where(eq(mentorshipRequests.id, id));
}

/** Of an application, not archived. */
export const countRequests = (read: Reader, applicationId: string): Promise<number> =>
  read.$count(
    mentorshipRequests,
    and(
      eq(mentorshipRequests.applicationId, applicationId),
      ne(mentorshipRequests.status, 'archived'),
    ),
  );

/** How many requests each of a bank's mentors has that are talked about. */
export async function countClaimed(
  read: Reader,
  bankId: string,
): Promise<ReadonlyMap<string, number>> {
  const { claimedBy, status } = mentorshipRequests;
  const rows = await read
    .select({ claimedBy, count: sql<number>`count(*)::int` })
    .from(mentorshipRequests)
    .where(and(eq(mentorshipRequests.bankId, bankId), inArray(status, ['claimed', 'in_progress'])))
    .groupBy(claimedBy);
  return new Map(rows.flatMap((row) => (row.claimedBy ? [[row.claimedBy, row.count]] : [])));
}

export async function insertEvent(tx: Tx, row: EventRow): Promise<void> {
  await tx.insert(mentorshipEvents).values(row);
}

export const eventsOf = (read: Reader, requestId: string): Promise<EventRow[]> =>
  read
    .select()
    .from(mentorshipEvents)
    .where(eq(mentorshipEvents.requestId, requestId))
    .orderBy(asc(mentorshipEvents.id));

/** What the mentor first answered. */
export async function firstAnswers(
  read: Reader,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (requestIds.length === 0) return new Map();
  const { requestId, message, isFirstResponse } = mentorshipMessages;
  const rows = await read
    .select({ requestId, message })
    .from(mentorshipMessages)
    .where(and(inArray(requestId, [...requestIds]), isFirstResponse));
  return new Map(rows.map((row) => [row.requestId, row.message]));
}
