import type { Actor } from '@app/domain/permissions/permissions';
import { reportActors, reportLimits } from '@app/domain/reports/report';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { RawContext } from '../../platform/http/context.ts';
import { fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { deliver, forReader } from '../files/public.ts';
import { findCase, firstReports } from './reports.repo.ts';
import { subjectOf } from './subjects.ts';

/**
 * A file of a case that waits, for who may decide about it: of what was reported and of what
 * reporters showed besides, and no other. It is written down who opened which.
 */
export async function sendReportedFile(
  p: Platform,
  actor: NonNullable<Actor>,
  { id, fileId }: { readonly id: string; readonly fileId: string },
  context: RawContext,
): Promise<unknown> {
  const { read } = p.db;
  const reported = await findCase(read, id);
  if (reported?.status !== 'open' || reportActors(actor, reported).length === 0) {
    return fail('NOT_FOUND');
  }
  const { kind, subjectId } = reported;
  const reports = await firstReports(read, [id], reportLimits.shown);
  const asked = { subjectId, contexts: reports.map((one) => one.context) };
  const file = await subjectOf(p, kind).file?.(p, read, asked, fileId);
  if (!file) return fail('NOT_FOUND');
  await p.db.transaction((tx) =>
    recordAudit(tx, {
      action: 'report.file-opened',
      subject: id,
      actorId: actor.id,
      at: p.clock.now(),
      details: { fileId },
    }),
  );
  return deliver(p, file.key, context, forReader(file.isPicture ? 'inline' : undefined));
}
