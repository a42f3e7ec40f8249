import { pages } from '@app/contracts/pages';
import type { NewReport, ReportMove } from '@app/contracts/reports/reports.schemas';
import type { Actor } from '@app/domain/permissions/permissions';
import { reportActors, reportLimits } from '@app/domain/reports/report';
import { runMove } from '../../kit/moves.ts';
import type { Tx } from '../../platform/db/client.ts';
import { lock } from '../../platform/db/locks.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { inBoth } from '../../platform/texts.ts';
import { openModerators } from '../accounts/public.ts';
import { notify } from '../notifications/public.ts';
import { reportLifecycle } from './reports.moves.ts';
import {
  type CaseRow,
  insertCase,
  insertReport,
  lockCase,
  lockOpenCase,
  openReportsBy,
} from './reports.repo.ts';
import { subjectOf } from './subjects.ts';

type Member = NonNullable<Actor>;
type Answer = Promise<{ success: true } | Failure>;

/** Nobody reports what is their own. */
export const report = (p: Platform, actor: Member, body: NewReport): Answer =>
  p.db.transaction(async (tx) => {
    const { kind, subjectId, fault, text } = body;
    // One after the other, of the member so that the limit holds, of the subject so that it has one case.
    await lock(tx, `reports of ${actor.id}`, `reported ${kind} ${subjectId}`);
    const found = await lockOpenCase(tx, kind, subjectId);
    const seen = await subjectOf(p, kind).check(p, tx, actor, subjectId, body.context);
    if (isFailure(seen)) return seen;
    const { ownerId, context } = seen;
    if (ownerId === actor.id) return fail('NOT_FOUND');
    if ((await openReportsBy(tx, actor.id)) >= reportLimits.open) return fail('TOO_MANY_ITEMS');
    const at = p.clock.now();
    const reported = found ?? (await openCase(p, tx, { kind, subjectId, ownerId, at }));
    const isNew = await insertReport(tx, {
      id: newId(),
      caseId: reported.id,
      reporterId: actor.id,
      fault,
      text,
      context,
      reportedAt: at,
    });
    return isNew ? { success: true } : fail('ALREADY_EXISTS');
  });

/** Moderators are told of each subject once, not of each report. */
async function openCase(
  p: Platform,
  tx: Tx,
  { at, ...subject }: Pick<CaseRow, 'kind' | 'subjectId' | 'ownerId'> & { readonly at: Date },
): Promise<CaseRow> {
  const row: CaseRow = {
    id: newId(),
    ...subject,
    status: 'open',
    openedAt: at,
    decidedAt: null,
    reason: '',
    rule: null,
  };
  await insertCase(tx, row);
  const moderators = (await openModerators(tx)).map(({ id }) => id);
  await notify(tx, p, {
    userIds: moderators.filter((id) => id !== subject.ownerId),
    type: 'moderation',
    text: 'reportOpened',
    values: { what: inBoth(`reports.kind_${subject.kind}`) },
    actionUrl: pages.admin({ hash: 'dojave' }),
  });
  return row;
}

/** Of whoever may not judge it, it is not there. */
export const moveReport = (
  p: Platform,
  actor: Member,
  id: string,
  { event, reason, rule }: ReportMove,
): Answer =>
  p.db.transaction(async (tx) => {
    const reported = await lockCase(tx, id);
    const actors = reported ? reportActors(actor, reported) : [];
    if (!reported || actors.length === 0) return fail('NOT_FOUND');
    const request = { state: reported.status, event, actors, reason, actorId: actor.id };
    const done = await runMove(p, tx, reportLifecycle, request, { reported, rule });
    return isFailure(done) ? done : { success: true };
  });
