import type { ReportMove, ReportSave } from '@app/contracts/agreements/agreements.schemas';
import { emptyReport } from '@app/domain/agreements/report';
import { reportMachine } from '@app/domain/agreements/report.machine';
import type { z } from 'zod';
import { fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { findReport, putReport, type ReportRow } from './agreements.repo.ts';
import { movePart, type SignedIn, underWay, type Writing, write } from './writing.service.ts';

const reportIn = async ({ tx, record, at }: Writing): Promise<ReportRow> =>
  (await findReport(tx, record.application.id)) ?? {
    applicationId: record.application.id,
    content: emptyReport,
    state: 'draft',
    revision: 0,
    reason: '',
    savedAt: at,
  };

/** What is sent waits for its answer as it is. */
export const saveReport = (
  p: Platform,
  actor: SignedIn,
  id: string,
  { revision, ...changes }: ReportSave,
) =>
  write(p, actor, id, 'report', async (writing) => {
    const report = await reportIn(writing);
    if (report.state !== 'draft' && report.state !== 'returned') return fail('WRONG_STATUS');
    if (revision !== report.revision) return fail('REVISION_CLASH');
    await putReport(writing.tx, {
      ...report,
      content: { ...report.content, ...changes } as ReportRow['content'],
      revision: revision + 1,
      savedAt: writing.at,
    });
    return undefined;
  });

export const moveReport = (
  p: Platform,
  actor: SignedIn,
  id: string,
  { event, reason }: z.output<typeof ReportMove>,
) =>
  write(p, actor, id, null, async (writing) => {
    const row = await reportIn(writing);
    return (
      underWay(writing) ??
      movePart(writing, 'report', reportMachine, p.moves.finalReport, {
        event,
        reason,
        row,
        itemId: null,
        keep: (state) => putReport(writing.tx, { ...row, state, reason }),
      })
    );
  });
