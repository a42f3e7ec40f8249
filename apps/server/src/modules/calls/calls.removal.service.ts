import type { Actor } from '@app/domain/permissions/permissions';
import { recordAudit } from '../../platform/audit.repo.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { managedCall, removable } from './calls.editing.service.ts';
import { deleteCall } from './calls.work.repo.ts';

export async function removeCall(
  p: Platform,
  actor: NonNullable<Actor>,
  id: string,
): Promise<{ success: true } | Failure> {
  return p.db.transaction(async (tx) => {
    const work = await managedCall(tx, actor, id);
    if (isFailure(work)) return work;
    if (!(await removable(tx, work, actor)).ok) return fail('WRONG_STATUS');
    await deleteCall(tx, id);
    await recordAudit(tx, {
      action: 'call.deleted',
      subject: id,
      actorId: actor.id,
      at: p.clock.now(),
      details: { bank: work.bank.slug, title: work.content.title },
    });
    p.signals.publish(tx, `call:${id}`);
    return { success: true };
  });
}
