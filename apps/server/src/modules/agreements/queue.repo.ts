import { hasAgreement } from '@app/domain/agreements/agreement.policy';
import type { ReportState } from '@app/domain/agreements/report.machine';
import type { ApplicationStatus } from '@app/domain/applications/application.machine';
import { applicationStatuses } from '@app/domain/applications/application.machine';
import { and, count, eq, inArray, isNotNull, min, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db/client.ts';
import { inTimeOrder } from '../../platform/db/keyset.ts';
import type { Slice, TimePlace } from '../../platform/lists.ts';
import { applicationTable } from '../applications/public.ts';
import {
  agreementExpenses,
  agreementMilestones,
  agreementReports,
  agreements,
} from './agreements.tables.ts';

const queued = applicationStatuses.filter(hasAgreement);

export interface QueueRow {
  readonly id: string;
  readonly submittedAt: Date;
  readonly title: string;
  readonly status: ApplicationStatus;
  readonly prepared: boolean;
  readonly receipts: number;
  readonly proofs: number;
  readonly report: ReportState | null;
  readonly late: number;
  readonly nextOn: string | null;
}

/** Projects of a bank from the decision on, the last submitted first. */
export async function listQueue(
  read: Reader,
  bankId: string,
  today: string,
  { after, limit }: Slice<TimePlace>,
): Promise<QueueRow[]> {
  const { id, submittedAt, projectTitle, status } = applicationTable;
  const { by, beyond } = inTimeOrder('desc', submittedAt, id);
  const of = and(
    eq(applicationTable.bankId, bankId),
    sql`${status} = wanted.status`,
    isNotNull(submittedAt),
    beyond(after),
  );
  const order = sql.join([...by], sql`, `);
  // Each status by itself: few projects of a bank come as far.
  const found = sql`SELECT found.id
    FROM unnest(${sql.param(queued)}::text[]) AS wanted(status), LATERAL (
      SELECT ${id} FROM ${applicationTable} WHERE ${of} ORDER BY ${order} LIMIT ${limit}
    ) AS found`;
  const rows = await read
    .select({ id, submittedAt, title: projectTitle, status })
    .from(applicationTable)
    .where(sql`${id} = ANY (ARRAY(${found}))`)
    .orderBy(...by)
    .limit(limit);
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  const prepared = await read
    .select({ id: agreements.applicationId })
    .from(agreements)
    .where(inArray(agreements.applicationId, ids));
  const receipts = await read
    .select({ id: agreementExpenses.applicationId, n: count() })
    .from(agreementExpenses)
    .where(and(inArray(agreementExpenses.applicationId, ids), eq(agreementExpenses.state, 'sent')))
    .groupBy(agreementExpenses.applicationId);
  const open = sql`${agreementMilestones.state} IN ('planned', 'returned')`;
  const milestones = await read
    .select({
      id: agreementMilestones.applicationId,
      proofs: sql<number>`count(*) FILTER (WHERE ${agreementMilestones.state} = 'proven')`.mapWith(
        Number,
      ),
      late: sql<number>`count(*) FILTER (WHERE ${open} AND ${agreementMilestones.dueOn} < ${today})`.mapWith(
        Number,
      ),
      nextOn: min(sql<string | null>`CASE WHEN ${open} THEN ${agreementMilestones.dueOn} END`),
    })
    .from(agreementMilestones)
    .where(inArray(agreementMilestones.applicationId, ids))
    .groupBy(agreementMilestones.applicationId);
  const reports = await read
    .select({ id: agreementReports.applicationId, state: agreementReports.state })
    .from(agreementReports)
    .where(inArray(agreementReports.applicationId, ids));
  return rows.map((row): QueueRow => {
    const of = <T extends { readonly id: string }>(list: readonly T[]) =>
      list.find((one) => one.id === row.id);
    return {
      ...row,
      submittedAt: row.submittedAt ?? new Date(0),
      prepared: of(prepared) !== undefined,
      receipts: of(receipts)?.n ?? 0,
      proofs: of(milestones)?.proofs ?? 0,
      late: of(milestones)?.late ?? 0,
      nextOn: of(milestones)?.nextOn ?? null,
      report: of(reports)?.state ?? null,
    };
  });
}
