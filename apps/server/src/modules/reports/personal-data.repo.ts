import { and, eq, inArray } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import type { ReportRow } from './reports.repo.ts';
import { reportCases as cases, reports } from './reports.tables.ts';

/** What a member reported, without what became of it. */
export const reportsBy = (read: Reader, userId: string) =>
  read
    .select({
      kind: cases.kind,
      fault: reports.fault,
      text: reports.text,
      reportedAt: reports.reportedAt,
    })
    .from(reports)
    .innerJoin(cases, eq(cases.id, reports.caseId))
    .where(eq(reports.reporterId, userId))
    .orderBy(reports.reportedAt);

/** What a member was told of what they wrote. */
export const decisionsToldTo = (read: Reader, userId: string) =>
  read
    .select({
      kind: cases.kind,
      status: cases.status,
      reason: cases.reason,
      decidedAt: cases.decidedAt,
    })
    .from(cases)
    .where(and(eq(cases.ownerId, userId), inArray(cases.status, ['removed', 'warned'])))
    .orderBy(cases.decidedAt);

export const rowsOf = (read: Reader, userId: string): Promise<ReportRow[]> =>
  read.select().from(reports).where(eq(reports.reporterId, userId));

/** A report that stays, with nothing that names who sent it. */
export async function disown(
  tx: Tx,
  id: string,
  { text, context }: Pick<ReportRow, 'text' | 'context'>,
): Promise<void> {
  await tx.update(reports).set({ reporterId: null, text, context }).where(eq(reports.id, id));
}

/** What was reported of a member. */
export async function deleteCasesOf(tx: Tx, userId: string): Promise<void> {
  const of = tx.select({ id: cases.id }).from(cases).where(eq(cases.ownerId, userId));
  await tx.delete(reports).where(inArray(reports.caseId, of));
  await tx.delete(cases).where(eq(cases.ownerId, userId));
}
