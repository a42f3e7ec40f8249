import { pages } from '@app/contracts/pages';
import { applicationPolicy } from '@app/domain/applications/application.policy';
import type { Actor } from '@app/domain/permissions/permissions';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Tx } from '../../platform/db/client.ts';
import { rightsChanged } from '../../platform/hearing.ts';
import { type Failure, fail, refusalOf } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Notice, notify } from '../notifications/public.ts';
import { draftsFull, findDraft, lockDeleted } from './applications.drafts.repo.ts';
import { purgeQueue } from './applications.purge.service.ts';
import {
  type LockedApplication,
  lockApplication,
  titleOf,
  updateApplication,
} from './applications.repo.ts';
import { isInsider, subjectOf } from './applications.subject.ts';

type SignedInActor = NonNullable<Actor>;

/** How long a deleted draft can be brought back, in milliseconds. */
const keptFor = 60 * 60 * 1000;

/** A draft is gone at once for its whole team, and for good an hour later. */
export async function deleteDraft(
  p: Platform,
  actor: SignedInActor,
  id: string,
): Promise<undefined | Failure> {
  return p.db.transaction(async (tx) => {
    const record = await lockApplication(tx, id);
    if (!record || !isInsider(actor, subjectOf(record))) return fail('NOT_FOUND');
    const refused = refusalOf(applicationPolicy.delete(actor, subjectOf(record)));
    if (refused) return refused;
    const at = p.clock.now();
    await updateApplication(tx, id, { deletedAt: at });
    await rightsChanged(tx, p, id);
    await recordAudit(tx, { action: 'application.deleted', subject: id, actorId: actor.id, at });
    const startAfter = new Date(at.getTime() + keptFor);
    await tellOthers(p, tx, 'applicationDeletedTeam', actor, record);
    await p.jobs.put(tx, purgeQueue, { applicationId: id }, { startAfter });
    p.signals.publish(tx, `application:${id}`);
    return undefined;
  });
}

export async function restoreDraft(
  p: Platform,
  actor: SignedInActor,
  id: string,
): Promise<undefined | Failure> {
  return p.db.transaction(async (tx) => {
    const deleted = await lockDeleted(tx, id, actor.id);
    if (!deleted) return fail('NOT_FOUND');
    if (await findDraft(tx, deleted.callId, actor.id)) return fail('WRONG_STATUS');
    if (await draftsFull(tx, actor.id)) return fail('TOO_MANY_DRAFTS');
    await updateApplication(tx, id, { deletedAt: null });
    await rightsChanged(tx, p, id);
    const at = p.clock.now();
    const record = await lockApplication(tx, id);
    if (record) await tellOthers(p, tx, 'applicationRestoredTeam', actor, record);
    await recordAudit(tx, { action: 'application.restored', subject: id, actorId: actor.id, at });
    p.signals.publish(tx, `application:${id}`);
    return undefined;
  });
}

/** A draft that vanishes, or comes back, does so for the whole team. */
async function tellOthers(
  p: Platform,
  tx: Tx,
  text: Notice['text'],
  actor: SignedInActor,
  record: LockedApplication,
): Promise<void> {
  const { memberIds, call } = record;
  await notify(tx, p, {
    userIds: memberIds.filter((id) => id !== actor.id),
    type: 'team_activity',
    text,
    values: { title: titleOf(record) || { bhs: call.titleBhs, en: call.titleEn } },
    from: actor.id,
    actionUrl: pages.ownApplications({ tab: 'nacrti' }),
  });
}
