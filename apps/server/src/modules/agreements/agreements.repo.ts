import { and, asc, desc, eq, inArray, isNull, lt, lte, notExists, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { applicationTable, applicationTransitionTable } from '../applications/public.ts';
import {
  agreementEvents,
  agreementExpenses,
  agreementFiles,
  agreementMilestones,
  agreementPoints,
  agreementReports,
  agreements,
} from './agreements.tables.ts';

export type AgreementRow = typeof agreements.$inferSelect;
export type PointRow = typeof agreementPoints.$inferSelect;
export type MilestoneRow = typeof agreementMilestones.$inferSelect;
export type ExpenseRow = typeof agreementExpenses.$inferSelect;
export type ReportRow = typeof agreementReports.$inferSelect;
export type FileRow = typeof agreementFiles.$inferSelect;
export type EventRow = typeof agreementEvents.$inferSelect;

/** Where a file of a project is kept. */
export const fileKey = (applicationId: string, id: string, ending: string) =>
  `agreement-files/${applicationId}/${id}.${ending}`;

export async function findAgreement(read: Reader, id: string): Promise<AgreementRow | undefined> {
  const [row] = await read.select().from(agreements).where(eq(agreements.applicationId, id));
  return row;
}

export async function putAgreement(tx: Tx, row: AgreementRow): Promise<void> {
  const { applicationId, ...set } = row;
  await tx
    .insert(agreements)
    .values(row)
    .onConflictDoUpdate({ target: agreements.applicationId, set });
}

export const pointsOf = (read: Reader, id: string): Promise<PointRow[]> =>
  read.select().from(agreementPoints).where(eq(agreementPoints.applicationId, id));

/** Who ticked first stays. */
export async function putPoint(tx: Tx, row: PointRow): Promise<void> {
  await tx.insert(agreementPoints).values(row).onConflictDoNothing();
}

export async function dropPoints(tx: Tx, id: string, points: readonly PointRow['point'][]) {
  await tx
    .delete(agreementPoints)
    .where(and(eq(agreementPoints.applicationId, id), inArray(agreementPoints.point, [...points])));
}

export const milestonesOf = (read: Reader, id: string): Promise<MilestoneRow[]> =>
  read
    .select()
    .from(agreementMilestones)
    .where(eq(agreementMilestones.applicationId, id))
    .orderBy(asc(agreementMilestones.dueOn), asc(agreementMilestones.id));

export async function insertMilestones(tx: Tx, rows: readonly MilestoneRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(agreementMilestones).values([...rows]);
}

export async function updateMilestone(tx: Tx, id: string, change: Partial<MilestoneRow>) {
  await tx.update(agreementMilestones).set(change).where(eq(agreementMilestones.id, id));
}

export async function deleteMilestone(tx: Tx, id: string): Promise<void> {
  await tx.delete(agreementMilestones).where(eq(agreementMilestones.id, id));
}

export const expensesOf = (read: Reader, id: string): Promise<ExpenseRow[]> =>
  read
    .select()
    .from(agreementExpenses)
    .where(eq(agreementExpenses.applicationId, id))
    .orderBy(desc(agreementExpenses.sentAt), desc(agreementExpenses.id));

export async function insertExpense(tx: Tx, row: ExpenseRow): Promise<void> {
  await tx.insert(agreementExpenses).values(row);
}

export async function updateExpense(tx: Tx, id: string, change: Partial<ExpenseRow>) {
  await tx.update(agreementExpenses).set(change).where(eq(agreementExpenses.id, id));
}

export async function findReport(read: Reader, id: string): Promise<ReportRow | undefined> {
  const [row] = await read
    .select()
    .from(agreementReports)
    .where(eq(agreementReports.applicationId, id));
  return row;
}

/** Of an accepted report everybody may know. */
export async function peopleReached(
  read: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await read
    .select({ id: agreementReports.applicationId, content: agreementReports.content })
    .from(agreementReports)
    .where(
      and(
        inArray(agreementReports.applicationId, [...ids]),
        eq(agreementReports.state, 'accepted'),
      ),
    );
  return new Map(rows.flatMap(({ id, content: { people } }) => (people ? [[id, people]] : [])));
}

export async function putReport(tx: Tx, row: ReportRow): Promise<void> {
  const { applicationId, ...set } = row;
  await tx
    .insert(agreementReports)
    .values(row)
    .onConflictDoUpdate({ target: agreementReports.applicationId, set });
}

export const filesOf = (read: Reader, id: string): Promise<FileRow[]> =>
  read
    .select()
    .from(agreementFiles)
    .where(eq(agreementFiles.applicationId, id))
    .orderBy(asc(agreementFiles.uploadedAt), asc(agreementFiles.id));

export async function findFile(
  read: Reader,
  applicationId: string,
  id: string,
): Promise<FileRow | undefined> {
  const [row] = await read
    .select()
    .from(agreementFiles)
    .where(and(eq(agreementFiles.applicationId, applicationId), eq(agreementFiles.id, id)));
  return row;
}

export async function insertFile(tx: Tx, row: FileRow): Promise<void> {
  await tx.insert(agreementFiles).values(row);
}

export async function deleteFiles(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const gone = await tx
    .delete(agreementFiles)
    .where(inArray(agreementFiles.id, [...ids]))
    .returning({ key: agreementFiles.key });
  return gone.map(({ key }) => key);
}

/** Pictures of receipts that no receipt was written for. */
export async function dropUnusedReceipts(tx: Tx, before: Date): Promise<string[]> {
  const used = tx
    .select({ one: sql`1` })
    .from(agreementExpenses)
    .where(eq(agreementExpenses.fileId, agreementFiles.id));
  const gone = await tx
    .delete(agreementFiles)
    .where(
      and(
        eq(agreementFiles.purpose, 'receipt'),
        lt(agreementFiles.uploadedAt, before),
        notExists(used),
      ),
    )
    .returning({ key: agreementFiles.key });
  return gone.map(({ key }) => key);
}

export async function insertEvent(tx: Tx, row: EventRow): Promise<void> {
  await tx.insert(agreementEvents).values(row);
}

/** When the status table last made a move of an application. */
export async function movedAt(read: Reader, id: string, event: 'signContract') {
  const [row] = await read
    .select({ at: applicationTransitionTable.at })
    .from(applicationTransitionTable)
    .where(
      and(
        eq(applicationTransitionTable.applicationId, id),
        eq(applicationTransitionTable.event, event),
      ),
    )
    .orderBy(desc(applicationTransitionTable.id))
    .limit(1);
  return row?.at ?? null;
}

/** Projects of a bank under a signed agreement that are not over, the oldest first. */
export const signedProjects = (read: Reader, bankId: string) =>
  read
    .select({
      id: applicationTable.id,
      title: applicationTable.projectTitle,
      status: applicationTable.status,
      requestedAmount: applicationTable.requestedAmount,
      agreement: { terms: agreements.terms },
    })
    .from(applicationTable)
    .innerJoin(agreements, eq(agreements.applicationId, applicationTable.id))
    .where(
      and(
        eq(applicationTable.bankId, bankId),
        inArray(applicationTable.status, ['contract_signed', 'implementation']),
      ),
    )
    .orderBy(asc(applicationTable.id));

/** Accepted steps and reports of several projects. */
export async function reachedBy(read: Reader, ids: readonly string[]) {
  const steps = await read
    .select({ applicationId: agreementMilestones.applicationId, id: agreementMilestones.id })
    .from(agreementMilestones)
    .where(
      and(
        inArray(agreementMilestones.applicationId, [...ids]),
        eq(agreementMilestones.state, 'accepted'),
      ),
    );
  const reports = await read
    .select({ id: agreementReports.applicationId })
    .from(agreementReports)
    .where(
      and(
        inArray(agreementReports.applicationId, [...ids]),
        eq(agreementReports.state, 'accepted'),
      ),
    );
  const byProject = Map.groupBy(steps, ({ applicationId }) => applicationId);
  return {
    milestones: new Map([...byProject].map(([id, own]) => [id, own.map((step) => step.id)])),
    reported: new Set(reports.map(({ id }) => id)),
  };
}

/** Open milestones of projects under way whose day is near or past, the longest due first. */
export async function openMilestones(read: Reader, by: string): Promise<MilestoneRow[]> {
  const rows = await read
    .select({ milestone: agreementMilestones })
    .from(agreementMilestones)
    .innerJoin(applicationTable, eq(applicationTable.id, agreementMilestones.applicationId))
    .where(
      and(
        inArray(agreementMilestones.state, ['planned', 'returned']),
        lte(agreementMilestones.dueOn, by),
        inArray(applicationTable.status, ['contract_signed', 'implementation']),
      ),
    )
    .orderBy(asc(agreementMilestones.dueOn), asc(agreementMilestones.id));
  return rows.map(({ milestone }) => milestone);
}

/** Agreements of projects under way whose report is not sent. */
export async function openReports(read: Reader): Promise<AgreementRow[]> {
  const rows = await read
    .select({ agreement: agreements })
    .from(agreements)
    .innerJoin(applicationTable, eq(applicationTable.id, agreements.applicationId))
    .leftJoin(agreementReports, eq(agreementReports.applicationId, agreements.applicationId))
    .where(
      and(
        eq(applicationTable.status, 'implementation'),
        sql`(${isNull(agreementReports.state)} OR ${inArray(agreementReports.state, ['draft', 'returned'])})`,
      ),
    );
  return rows.map(({ agreement }) => agreement);
}

export async function markMilestone(tx: Tx, id: string, from: number | null, step: number) {
  return claimed(
    await tx
      .update(agreementMilestones)
      .set({ reminded: step })
      .where(
        and(
          eq(agreementMilestones.id, id),
          sql`${agreementMilestones.reminded} IS NOT DISTINCT FROM ${from}`,
        ),
      )
      .returning({ id: agreementMilestones.id }),
  );
}

export async function markReport(tx: Tx, id: string, from: number | null, step: number) {
  return claimed(
    await tx
      .update(agreements)
      .set({ reportReminded: step })
      .where(
        and(
          eq(agreements.applicationId, id),
          sql`${agreements.reportReminded} IS NOT DISTINCT FROM ${from}`,
        ),
      )
      .returning({ id: agreements.applicationId }),
  );
}

/** Of two copies of the server, one tells. */
const claimed = (rows: readonly unknown[]): boolean => rows.length > 0;
