import { isDeepStrictEqual } from 'node:util';
import {
  type ApplicationContent,
  type ApplicationSection,
  type ContentField,
  sectionOf,
} from '@app/domain/applications/application.content';
import type { ApplicationStatus } from '@app/domain/applications/application.machine';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Tx } from '../../platform/db/client.ts';
import { type Failure, isFailure } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { copyToDraft } from './applications.create.service.ts';
import { type Change, type Moved, type MoveUnderWay, moveWitnesses } from './applications.moves.ts';
import { tellOfMove } from './applications.notices.ts';
import {
  insertRevision,
  insertTransition,
  revisionContent,
  updateApplication,
} from './applications.repo.ts';
import { listedOf } from './applications.save.service.ts';
import { publicSlug } from './applications.slug.ts';

/** Does what follows from an allowed move, all in its transaction. */
export async function carryOut(
  p: Platform,
  tx: Tx,
  underWay: MoveUnderWay,
  to: ApplicationStatus,
): Promise<Moved | Failure> {
  const { record, request, at } = underWay;
  const { application } = record;
  const changed = await changeOf(tx, underWay, to);
  if (isFailure(changed)) return changed;
  await insertTransition(tx, {
    id: newId(),
    applicationId: changed.id,
    from: application.status,
    to,
    event: request.event,
    actorId: request.actor.id,
    reason: request.reason ?? '',
    sections: request.event === 'returnForChanges' ? [...(request.sections ?? [])] : [],
    revision: changed.revision,
    at,
  });
  await recordAudit(tx, {
    action: `application.${request.event}`,
    subject: application.id,
    actorId: request.actor.id,
    at,
    details: { from: application.status, to, revision: changed.revision, moved: changed.id },
  });
  await tellOfMove(p, tx, underWay, changed);
  for (const { effects } of moveWitnesses()) {
    const failed = await effects?.[request.event]?.(p, tx, underWay);
    if (failed) return failed;
  }
  p.signals.publish(tx, `application:${application.id}`);
  return {
    id: changed.id,
    slug: changed.slug,
    ownerId: application.ownerId,
    bankSlug: record.bank.slug,
    from: application.status,
    to,
  };
}

async function changeOf(
  tx: Tx,
  underWay: MoveUnderWay,
  to: ApplicationStatus,
): Promise<Change | Failure> {
  const { record, request, at } = underWay;
  const { id, slug, submittedRevision } = record.application;
  const same: Change = { id, slug, revision: submittedRevision, mended: [] };
  switch (request.event) {
    case 'submit':
      return submitNow(tx, underWay);
    case 'applyAgain':
      return { ...same, ...(await copyToDraft(tx, record, at)), revision: 0 };
    case 'returnForChanges':
      await updateApplication(tx, id, {
        status: to,
        openSections: [...(request.sections ?? [])],
        returnReason: request.reason ?? '',
      });
      return same;
    case 'startCampaign':
    case 'publish':
      await updateApplication(tx, id, {
        status: to,
        announcedAt: record.application.announcedAt ?? at,
      });
      return same;
    default:
      await updateApplication(tx, id, { status: to });
      return same;
  }
}

/** Keeps what is submitted as a revision that never changes. */
async function submitNow(tx: Tx, { record, request, at }: MoveUnderWay): Promise<Change> {
  const { application, working } = record;
  const revision = application.submittedRevision + 1;
  const first = revision === 1;
  const slug = first ? publicSlug(working.projectTitle, application.id) : application.slug;
  const before = first
    ? undefined
    : await revisionContent(tx, application.id, application.submittedRevision);
  await insertRevision(tx, {
    applicationId: application.id,
    number: revision,
    content: working,
    submittedBy: request.actor.id,
    submittedAt: at,
  });
  await updateApplication(tx, application.id, {
    status: 'submitted',
    slug,
    submittedRevision: revision,
    submittedAt: at,
    updatedAt: at,
    openSections: null,
    returnReason: null,
    ...listedOf(working),
  });
  return { id: application.id, slug, revision, mended: before ? differing(before, working) : [] };
}

function differing(before: ApplicationContent, after: ApplicationContent): ApplicationSection[] {
  const fields = Object.keys(after) as ContentField[];
  const changed = fields.filter((field) => !isDeepStrictEqual(before[field], after[field]));
  return [...new Set(changed.map(sectionOf))];
}
