import type { MoveAnswer } from '@app/contracts/applications/applications.schemas';
import { applicationMachine } from '@app/domain/applications/application.machine';
import { applicationActors } from '@app/domain/applications/application.policy';
import { decide } from '@app/domain/machine';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Tx } from '../../platform/db/client.ts';
import { rightsChanged } from '../../platform/hearing.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import { refusedBy, runEffects } from '../../platform/moves.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ApplicationMove, MoveRequest } from './applications.moves.ts';
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
  const actors = applicationActors(actor, subject);
  const decided = decide(applicationMachine, { state: subject.status, event, actors, reason });
  if (!decided.ok) {
    return decided.code === 'REASON_MISSING'
      ? fail('VALIDATION', { fields: { reason: 'required' } })
      : fail(decided.code);
  }
  const code = p.moves.application;
  const { id, slug, submittedRevision } = record.application;
  const move: ApplicationMove = {
    request,
    record,
    to: decided.move.to,
    at: p.clock.now(),
    moved: { id, slug, revision: submittedRevision },
    mended: [],
  };
  const refused = await refusedBy(code, decided.move, tx, move);
  if (refused) return refused;
  const done = await runEffects(code, decided.move, p, tx, move);
  if (isFailure(done)) return done;
  await writeMove(tx, done);
  // Whose it is, its board learns with a decision.
  if (record.call.blind) await rightsChanged(tx, p, id);
  p.signals.publish(tx, `application:${id}`);
  return done.moved;
}

async function writeMove(
  tx: Tx,
  { request, record, to, at, moved }: ApplicationMove,
): Promise<void> {
  const { event, actor, reason = '', sections = [] } = request;
  const from = record.application.status;
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
  await recordAudit(tx, {
    action: `application.${event}`,
    subject: record.application.id,
    actorId: actor.id,
    at,
    details: { from, to, revision: moved.revision, moved: moved.id },
  });
}

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
