import type { ReportKind, ReportReason } from '@app/domain/reports/report';
import { and, asc, count, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { inTimeOrder } from '../../platform/db/keyset.ts';
import type { Slice } from '../../platform/lists.ts';
import { reportCases as cases, reports } from './reports.tables.ts';

export type CaseRow = typeof cases.$inferSelect;
export type ReportRow = typeof reports.$inferSelect;
export type State = 'open' | 'decided';

const isOpen = eq(cases.status, 'open');
const isIn = { open: isOpen, decided: ne(cases.status, 'open') } as const;
const orders = {
  open: inTimeOrder('asc', cases.openedAt, cases.id),
  decided: inTimeOrder('desc', cases.decidedAt, cases.id),
} as const;
/** Nobody reads what was reported of them. */
const isForeign = (readerId: string) => or(isNull(cases.ownerId), ne(cases.ownerId, readerId));

export async function insertCase(tx: Tx, row: CaseRow): Promise<void> {
  await tx.insert(cases).values(row);
}

/** @returns whether it is the member's first of this case. */
export async function insertReport(tx: Tx, row: ReportRow): Promise<boolean> {
  const made = await tx
    .insert(reports)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: reports.id });
  return made.length > 0;
}

/** Held until the end of the transaction: one that is being decided is not open after that. */
export async function lockOpenCase(
  tx: Tx,
  kind: ReportKind,
  subjectId: string,
): Promise<CaseRow | undefined> {
  const [found] = await tx
    .select()
    .from(cases)
    .where(and(eq(cases.kind, kind), eq(cases.subjectId, subjectId), isOpen))
    .for('update');
  return found;
}

export async function lockCase(tx: Tx, id: string): Promise<CaseRow | undefined> {
  return (await tx.select().from(cases).where(eq(cases.id, id)).for('update'))[0];
}

export async function findCase(read: Reader, id: string): Promise<CaseRow | undefined> {
  return (await read.select().from(cases).where(eq(cases.id, id)))[0];
}

export async function updateCase(
  tx: Tx,
  id: string,
  change: Pick<CaseRow, 'status' | 'decidedAt' | 'reason' | 'rule'>,
): Promise<void> {
  await tx.update(cases).set(change).where(eq(cases.id, id));
}

/** Why moderators took these away, the last decision of each. */
export async function removalsOf(
  read: Reader,
  kind: ReportKind,
  subjectIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<CaseRow, 'rule' | 'reason'>>> {
  if (subjectIds.length === 0) return new Map();
  const rows = await read
    .select({ id: cases.subjectId, rule: cases.rule, reason: cases.reason })
    .from(cases)
    .where(
      and(
        eq(cases.kind, kind),
        inArray(cases.subjectId, [...subjectIds]),
        eq(cases.status, 'removed'),
      ),
    )
    .orderBy(asc(cases.decidedAt));
  return new Map(rows.map(({ id, ...removal }) => [id, removal]));
}

export async function listCases(
  read: Reader,
  state: State,
  readerId: string,
  { after, limit }: Slice,
): Promise<CaseRow[]> {
  const order = orders[state];
  return read
    .select()
    .from(cases)
    .where(and(isIn[state], isForeign(readerId), order.beyond(after)))
    .orderBy(...order.by)
    .limit(limit);
}

export const countOpen = (read: Reader, readerId: string): Promise<number> =>
  read.$count(cases, and(isOpen, isForeign(readerId)));

/** How many subjects a member reported that wait. */
export async function openReportsBy(read: Reader, reporterId: string): Promise<number> {
  const [row] = await read
    .select({ times: count() })
    .from(reports)
    .innerJoin(cases, eq(cases.id, reports.caseId))
    .where(and(eq(reports.reporterId, reporterId), isOpen));
  return row?.times ?? 0;
}

export async function reportersOf(read: Reader, caseId: string): Promise<string[]> {
  const rows = await read
    .select({ id: reports.reporterId })
    .from(reports)
    .where(and(eq(reports.caseId, caseId), isNotNull(reports.reporterId)));
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

export async function reportReasonsOf(
  read: Reader,
  caseIds: readonly string[],
): Promise<{ id: string; fault: ReportReason; count: number }[]> {
  if (caseIds.length === 0) return [];
  return read
    .select({ id: reports.caseId, fault: reports.fault, count: count() })
    .from(reports)
    .where(inArray(reports.caseId, [...caseIds]))
    .groupBy(reports.caseId, reports.fault)
    .orderBy(asc(reports.fault));
}

/** The first reports of each case, the first one first. */
export async function firstReports(
  read: Reader,
  caseIds: readonly string[],
  limit: number,
): Promise<ReportRow[]> {
  if (caseIds.length === 0) return [];
  const of = alias(cases, 'of');
  const first = read
    .select()
    .from(reports)
    .where(eq(reports.caseId, of.id))
    .orderBy(asc(reports.reportedAt), asc(reports.id))
    .limit(limit)
    .as('first');
  const rows = await read
    .select()
    .from(of)
    .crossJoinLateral(first)
    .where(inArray(of.id, [...caseIds]))
    .orderBy(first.reportedAt, first.id);
  return rows.map((row) => row.first);
}

/** How often moderators decided against each of these members. */
export async function decisionsAgainst(
  read: Reader,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ownerIds.length === 0) return new Map();
  const rows = await read
    .select({ id: cases.ownerId, times: count() })
    .from(cases)
    .where(and(inArray(cases.ownerId, [...ownerIds]), inArray(cases.status, ['removed', 'warned'])))
    .groupBy(cases.ownerId);
  return new Map(rows.map(({ id, times }) => [id ?? '', times]));
}
