import type { Tx } from '../../platform/db/client.ts';
import { newId } from '../../platform/ids.ts';
import { type CaseRow, insertCase, insertReport, type ReportRow } from './reports.repo.ts';

const reportedAt = new Date('2026-11-01T09:00:00.000Z');

/** A subject that somebody reported. */
export async function createReport(
  tx: Tx,
  reporter: { readonly id: string },
  subject: Pick<CaseRow, 'kind' | 'subjectId' | 'ownerId'>,
  plan: Partial<Pick<CaseRow, 'status' | 'openedAt' | 'decidedAt' | 'reason' | 'rule'>> &
    Partial<Pick<ReportRow, 'fault' | 'text' | 'context'>> = {},
): Promise<CaseRow> {
  const { fault = 'spam', text = 'Nudi posao koji ne postoji.', context = null, ...more } = plan;
  const row: CaseRow = {
    id: newId(),
    ...subject,
    status: 'open',
    openedAt: reportedAt,
    decidedAt: null,
    reason: '',
    rule: null,
    ...more,
  };
  await insertCase(tx, row);
  await insertReport(tx, {
    id: newId(),
    caseId: row.id,
    reporterId: reporter.id,
    fault,
    text,
    context,
    reportedAt: row.openedAt,
  });
  return row;
}
