import type { ReportCase, ReportedSubject } from '@app/contracts/reports/reports.schemas';
import type { Actor } from '@app/domain/permissions/permissions';
import { reportKinds, reportLimits } from '@app/domain/reports/report';
import type { z } from 'zod';
import type { Failure } from '../../platform/http/failure.ts';
import { type ListPage, listPage, timeCursor } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  type CaseRow,
  decisionsAgainst,
  firstReports,
  listCases,
  type ReportRow,
  reportReasonsOf,
  type State,
} from './reports.repo.ts';
import { subjectOf } from './subjects.ts';

interface PageQuery {
  readonly state: State;
  readonly after?: string | undefined;
  readonly limit: number;
}

const gone: z.output<typeof ReportedSubject> = { name: '', url: null, texts: [] };

export const listReports = (
  p: Platform,
  actor: NonNullable<Actor>,
  { state, ...page }: PageQuery,
): Promise<ListPage<z.output<typeof ReportCase>> | Failure> =>
  listPage(page, {
    cursor: timeCursor,
    read: (slice) => listCases(p.db.read, state, actor.id, slice),
    place: ({ id, openedAt, decidedAt }) => ({ at: decidedAt ?? openedAt, id }),
    show: (rows) => viewsOf(p, rows),
  });

async function viewsOf(
  p: Platform,
  rows: readonly CaseRow[],
): Promise<z.output<typeof ReportCase>[]> {
  const { read } = p.db;
  const ids = rows.map(({ id }) => id);
  const owners = rows.flatMap(({ ownerId }) => (ownerId === null ? [] : [ownerId]));
  const [faults, reports, against] = await Promise.all([
    reportReasonsOf(read, ids),
    firstReports(read, ids, reportLimits.shown),
    decisionsAgainst(read, owners),
  ]);
  const subjects = await subjectsOf(p, rows, reports);
  return rows.map((row, n) => {
    const { id, kind, status, ownerId, openedAt, decidedAt, reason, rule } = row;
    const counted = against.get(ownerId ?? '') ?? 0;
    const isCounted = status === 'warned' || status === 'removed';
    return {
      id,
      kind,
      status,
      subject: shownOf(subjects[n] ?? gone, status),
      openedAt,
      decidedAt,
      reason,
      rule,
      faults: faults.filter((one) => one.id === id).map(({ fault, count }) => ({ fault, count })),
      words: reports
        .filter((one) => one.caseId === id && one.text !== '')
        .map(({ fault, text, reportedAt }) => ({ fault, text, at: reportedAt })),
      earlier: counted - (isCounted ? 1 : 0),
    };
  });
}

/** Files are opened to decide about a case, and not once it is decided. */
const shownOf = (
  subject: z.output<typeof ReportedSubject>,
  status: CaseRow['status'],
): z.output<typeof ReportedSubject> =>
  status === 'open'
    ? subject
    : { ...subject, texts: subject.texts.map(({ files: _, ...text }) => text) };

/** What each case is about, each kind asked once. */
async function subjectsOf(
  p: Platform,
  rows: readonly CaseRow[],
  reports: readonly ReportRow[],
): Promise<(z.output<typeof ReportedSubject> | undefined)[]> {
  const shown = new Map<string, z.output<typeof ReportedSubject> | undefined>();
  for (const kind of reportKinds) {
    const own = rows.filter((row) => row.kind === kind);
    if (own.length === 0) continue;
    const asked = own.map(({ id, subjectId }) => ({
      subjectId,
      contexts: reports.filter(({ caseId }) => caseId === id).map(({ context }) => context),
    }));
    const subject = await subjectOf(p, kind).show(p, p.db.read, asked);
    for (const { id, subjectId } of own) shown.set(id, subject(subjectId));
  }
  return rows.map(({ id }) => shown.get(id));
}
