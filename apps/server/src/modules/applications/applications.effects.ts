import { isDeepStrictEqual } from 'node:util';
import {
  type AnyContent,
  type AnyForm,
  fieldsOf,
  sectionOfField,
} from '@app/domain/applications/form/form';
import { isFailure } from '../../platform/http/failure.ts';
import type { SomeMoves } from '../../platform/provided.ts';
import { copyToDraft } from './applications.create.service.ts';
import { listedOf } from './applications.listed.ts';
import {
  editPage,
  mailReceipt,
  mailReturned,
  notifyBoard,
  notifyDecisionIfPublished,
  notifyTeam,
} from './applications.notices.ts';
import { formFor, updateApplication } from './applications.repo.ts';
import { insertRevision, revisionContent } from './applications.revisions.repo.ts';
import { publicSlug } from './applications.slug.ts';
import { titleForBank, unnamedIn } from './applications.unnamed.ts';

export const applicationEffects = {
  async saveRevision(_p, tx, { record, request, at }) {
    const { application, draft } = record;
    const form = formFor(record);
    const unnamed = await unnamedIn(tx, record.call, record.memberIds);
    const listed = listedOf(form, draft, unnamed);
    const revision = application.submittedRevision + 1;
    const first = revision === 1;
    const slug = first
      ? publicSlug(titleForBank(listed.projectTitle, unnamed), application.id)
      : application.slug;
    const before = first
      ? undefined
      : await revisionContent(tx, record, application.submittedRevision);
    await insertRevision(tx, {
      applicationId: application.id,
      number: revision,
      content: draft,
      submittedBy: request.actor.id,
      submittedAt: at,
    });
    await updateApplication(tx, application.id, {
      slug,
      submittedRevision: revision,
      submittedAt: at,
      updatedAt: at,
      openSections: null,
      returnReason: null,
      ...listed,
    });
    return {
      moved: { id: application.id, slug, revision },
      mended: before ? differing(form, before, draft) : [],
    };
  },

  async openSections(_p, tx, { record, request }) {
    await updateApplication(tx, record.application.id, {
      openSections: [...(request.sections ?? [])],
      returnReason: request.reason ?? '',
    });
  },

  async announceDecision(_p, tx, { record: { application, call }, at }) {
    if (call.rollingDecisions && application.announcedAt === null) {
      await updateApplication(tx, application.id, { announcedAt: at });
    }
  },

  async copyToDraft(_p, tx, { record, at }) {
    const copy = await copyToDraft(tx, record, at);
    return isFailure(copy) ? copy : { moved: { ...copy, revision: 0 } };
  },

  mailReceipt,
  mailReturned,
  // The owner hears by the receipt.
  notifyTeamSubmitted: notifyTeam('applicationSubmittedTeam', { ownMail: true }),
  notifyTeamReturned: notifyTeam('applicationReturnedTeam', { ownMail: true, page: editPage }),
  notifyTeamWithdrawn: notifyTeam('applicationWithdrawnTeam'),
  notifyTeamPublished: notifyTeam('applicationPublishedTeam'),
  notifyTeamSigned: notifyTeam('contractSignedTeam'),
  notifyTeamStarted: notifyTeam('implementationStartedTeam'),
  notifyTeamCompleted: notifyTeam('projectCompletedTeam'),
  notifyBoardSubmitted: notifyBoard('applicationSubmittedBoard'),
  notifyBoardMended: notifyBoard('applicationResubmittedBoard'),
  notifyBoardWithdrawn: notifyBoard('applicationWithdrawnBoard', { desk: false }),
  notifyDecision: notifyDecisionIfPublished,
} satisfies NonNullable<SomeMoves['application']>['effects'];

function differing(form: AnyForm, before: AnyContent, after: AnyContent): string[] {
  const changed = Object.keys(fieldsOf(form)).filter(
    (field) => !isDeepStrictEqual(before[field], after[field]),
  );
  return [...new Set(changed.map((field) => sectionOfField(form, field)))];
}
