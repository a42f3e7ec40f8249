import type { MoveAnswer } from '@app/contracts/applications/applications.schemas';
import { applicationMachine } from '@app/domain/applications/application.machine';
import { applicationActors } from '@app/domain/applications/application.policy';
import { type LifecycleOf, runMove } from '../../kit/moves.ts';
import type { Tx } from '../../platform/db/client.ts';
import { rightsChanged } from '../../platform/hearing.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ApplicationMove, ApplicationMoving, MoveRequest } from './applications.moves.ts';
import { findRecord, lockApplication, updateApplication } from './applications.repo.ts';
import { insertTransition } from './applications.revisions.repo.ts';
import { abilitiesOf, isInsider, seenBy, subjectOf } from './applications.subject.ts';

/**
 * Moves an application by the one table of transitions, within a transaction: its guards, its
 * effects, then status, history and audit entry. Two at the same moment: the second finds the
 * status changed and gets `WRONG_STATUS`.
 *
 * @returns the application that was moved; with `applyAgain` the copy.
 */
export async function moveWithin(
  p: Platform,
  tx: Tx,
  request: MoveRequest,
): Promise<ApplicationMove['moved'] | Failure> {
  const record = await lockApplication(tx, request.applicationId);
  if (!record) return fail('NOT_FOUND');
  const { actor, event, reason } = request;
  const subject = subjectOf(record);
  if (!isInsider(actor, subject)) return fail('NOT_FOUND');
  // Who may not know of a decision yet moves nothing by it.
  if (seenBy(actor, subject).status !== subject.status) return fail('WRONG_STATUS');
  const { id, slug, submittedRevision } = record.application;
  const actors = applicationActors(actor, subject);
  const moveRequest = { state: subject.status, event, actors, reason, actorId: actor.id };
  const moved = { id, slug, revision: submittedRevision };
  const done = await runMove(p, tx, lifecycle, moveRequest, { request, record, moved, mended: [] });
  return isFailure(done) ? done : done.moved;
}

const lifecycle: LifecycleOf<typeof applicationMachine, ApplicationMoving> = {
  table: applicationMachine,
  code: ({ application }) => application,
  writes: 'last',
  async write(p, tx, { request, record, moved, event, from, to, reason, at }) {
    const { sections = [], actor } = request;
    await updateApplication(tx, moved.id, { status: to });
    await insertTransition(tx, {
      id: newId(),
      applicationId: moved.id,
      from,
      to,
      event,
      actorId: actor.id,
      reason,
      sections: event === 'returnForChanges' ? [...sections] : [],
      revision: moved.revision,
      at,
    });
    // Whose it is, its board learns with a decision.
    if (record.call.blind) await rightsChanged(tx, p, record.application.id);
  },
  audit: ({ event, record, from, to, moved }) => ({
    action: `application.${event}`,
    subject: record.application.id,
    details: { from, to, revision: moved.revision, moved: moved.id },
  }),
  signals: ({ record }) => [`application:${record.application.id}`],
};

export async function moveApplication(
  p: Platform,
  request: MoveRequest,
): Promise<MoveAnswer | Failure> {
  const moved = await p.db.transaction((tx) => moveWithin(p, tx, request));
  if (isFailure(moved)) return moved;
  const record = await findRecord(p.db.read, { id: moved.id });
  if (!record) return fail('NOT_FOUND');
  const subject = subjectOf(record);
  return {
    id: moved.id,
    slug: moved.slug,
    status: seenBy(request.actor, subject).status,
    events: abilitiesOf(request.actor, subject).events,
  };
}
