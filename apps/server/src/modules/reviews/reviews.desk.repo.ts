import { and, desc, eq, exists, inArray, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db/client.ts';
import { inTimeOrder } from '../../platform/db/keyset.ts';
import type { Slice } from '../../platform/lists.ts';
import { applicationTable } from '../applications/public.ts';
import { bankTable } from '../banks/public.ts';
import { callTable } from '../calls/public.ts';
import { waitsForScoreOf } from './assignments.repo.ts';
import type { BankScope } from './reviews.scope.ts';
import { reviews } from './reviews.tables.ts';

/** A reader sees the calls of recent years; older ones are history, not work. */
const callsAtMost = 60;

const within = (scope: BankScope): SQL | undefined =>
  scope.slugs === 'all' ? undefined : inArray(bankTable.slug, [...scope.slugs]);

/** What the board has to do with: submitted once, and neither taken back nor a draft again. */
const onTheDesk = and(
  isNotNull(applicationTable.submittedAt),
  notInArray(applicationTable.status, ['draft', 'withdrawn']),
);

const ofThisCall = eq(applicationTable.callId, callTable.id);

export async function listDeskCalls(read: Reader, scope: BankScope, readerId: string) {
  const counted = (what: SQL) =>
    sql<number>`(select count(*)::int from ${applicationTable} where ${and(ofThisCall, onTheDesk, what)})`;
  const undecided = sql`${applicationTable.status} = 'submitted'`;
  const reviewed = sql`exists (
    select 1 from ${reviews}
    where ${reviews.applicationId} = ${applicationTable.id} and ${reviews.reviewerId} = ${readerId}
  )`;
  return read
    .select({
      id: callTable.id,
      slug: callTable.slug,
      kind: callTable.kind,
      titleBhs: callTable.titleBhs,
      titleEn: callTable.titleEn,
      opensAt: callTable.opensAt,
      closesAt: callTable.closesAt,
      decisionsBy: callTable.decisionsBy,
      totalFund: callTable.totalFund,
      decisionsPublishedAt: callTable.decisionsPublishedAt,
      bankName: bankTable.name,
      bankSlug: bankTable.slug,
      bankEmblem: bankTable.emblem,
      applications: counted(sql`true`),
      undecided: counted(undecided),
      mineDone: counted(sql`${undecided} and ${reviewed}`),
      mineOpen: counted(waitsForScoreOf(readerId)),
    })
    .from(callTable)
    .innerJoin(bankTable, eq(bankTable.id, callTable.bankId))
    .where(
      and(
        within(scope),
        exists(
          read.select({ one: sql`1` }).from(applicationTable).where(and(ofThisCall, onTheDesk)),
        ),
      ),
    )
    .orderBy(desc(callTable.closesAt), desc(callTable.id))
    .limit(callsAtMost);
}

export async function findDeskCall(
  read: Reader,
  scope: BankScope,
  key: { readonly id: string } | { readonly slug: string },
) {
  const rows = await read
    .select({
      id: callTable.id,
      slug: callTable.slug,
      titleBhs: callTable.titleBhs,
      titleEn: callTable.titleEn,
      totalFund: callTable.totalFund,
      quorum: callTable.quorum,
      blind: callTable.blind,
      rubric: callTable.rubric,
      opensAt: callTable.opensAt,
      closesAt: callTable.closesAt,
      decisionsPublishedAt: callTable.decisionsPublishedAt,
      rollingDecisions: callTable.rollingDecisions,
      bankSlug: bankTable.slug,
      bankName: bankTable.name,
    })
    .from(callTable)
    .innerJoin(bankTable, eq(bankTable.id, callTable.bankId))
    .where(
      and('id' in key ? eq(callTable.id, key.id) : eq(callTable.slug, key.slug), within(scope)),
    );
  return rows[0];
}

export type DeskCall = NonNullable<Awaited<ReturnType<typeof findDeskCall>>>;

/** Of some applications those of a call, whatever became of them. */
export async function applicationsIn(
  read: Reader,
  callId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { id } = applicationTable;
  const rows = await read
    .select({ id })
    .from(applicationTable)
    .where(and(eq(applicationTable.callId, callId), inArray(id, [...ids])));
  return new Set(rows.map((row) => row.id));
}

/** `limit` left out: all of them. */
export async function listDesk(
  read: Reader,
  call: DeskCall,
  { after, limit }: Partial<Slice> = {},
) {
  const { submittedAt, id } = applicationTable;
  const order = inTimeOrder('asc', submittedAt, id);
  const query = read
    .select({
      id,
      slug: applicationTable.slug,
      ownerId: applicationTable.ownerId,
      status: applicationTable.status,
      announcedAt: applicationTable.announcedAt,
      projectTitle: applicationTable.projectTitle,
      requestedAmount: applicationTable.requestedAmount,
      submittedAt,
      municipality: sql<string>`coalesce(${applicationTable.about} ->> 'municipality', '')`,
    })
    .from(applicationTable)
    .where(and(eq(applicationTable.callId, call.id), onTheDesk, order.beyond(after)))
    .orderBy(...order.by);
  return limit === undefined ? query : query.limit(limit);
}

export type DeskRow = Awaited<ReturnType<typeof listDesk>>[number];
