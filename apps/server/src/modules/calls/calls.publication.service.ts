import type { CallEditing, CallMove } from '@app/contracts/calls/call-editing.schemas';
import { type CallField, callChanges } from '@app/domain/calls/call.content';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit.repo.ts';
import { rightsChanged } from '../../platform/hearing.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { moveCallWithin } from './calls.moves.service.ts';
import { deleteCall, writeHistory } from './calls.work.repo.ts';
import {
  changeCall,
  clashWith,
  edited,
  managedCall,
  missingOf,
  removable,
  type SignedIn,
  visibleCall,
} from './calls.work.service.ts';
import { changeCopy, pick, publishCopy, revisionOf } from './calls.working-copy.ts';

const decidesRights = /^(bankSlug|partnerBanks|blind)\b/;

/** Makes the working copy of a published call what everybody reads. */
export async function publishChanges(
  p: Platform,
  actor: SignedIn,
  id: string,
  revision: number,
): Promise<z.output<typeof CallEditing> | Failure> {
  return changeCall(p, actor, id, async (tx, work) => {
    const { published, content, call } = work;
    if (!published || call.status === 'archived') return fail('WRONG_STATUS');
    if (revision !== revisionOf(work)) return clashWith(p, tx, work, actor);
    const at = p.clock.now();
    const missing = missingOf(work, at);
    if (missing.some(({ blocks }) => blocks)) return fail('INCOMPLETE', { details: { missing } });
    const fields = callChanges(published, content);
    if (fields.length === 0) return undefined;
    await publishCopy(p, tx, work);
    // Whose it is, who is partner and whether its board scores blind: all its applications ask again.
    if (fields.some(({ path }) => decidesRights.test(path))) await rightsChanged(tx, p, id);
    const entry = { callId: id, at, actorId: actor.id, reason: '', fields };
    await writeHistory(tx, { ...entry, event: 'changes' });
    await recordAudit(tx, {
      action: 'call.changed',
      subject: id,
      actorId: actor.id,
      at,
      details: { fields: fields.map(({ path }) => path) },
    });
    p.signals.publish(tx, `call:${id}`, `bank:${work.bank.id}`);
    return undefined;
  });
}

/** Makes what everybody reads the working copy again. */
export function dropChanges(
  p: Platform,
  actor: SignedIn,
  id: string,
): Promise<z.output<typeof CallEditing> | Failure> {
  return changeCall(p, actor, id, async (tx, work) => {
    if (!work.published) return fail('WRONG_STATUS');
    const fields = callChanges(work.content, work.published);
    const changed = [...new Set(fields.map(({ path }) => path.split('.')[0] as CallField))];
    if (changed.length === 0) return undefined;
    const at = p.clock.now();
    await changeCopy(tx, work, pick(work.published, changed), { by: actor.id, at });
    const entry = { callId: id, at, actorId: actor.id, reason: '', fields };
    await writeHistory(tx, { ...entry, event: 'drop' });
    p.signals.publish(tx, `call:${id}`);
    return undefined;
  });
}

export async function moveCall(
  p: Platform,
  actor: SignedIn,
  id: string,
  move: z.infer<typeof CallMove>,
): Promise<z.output<typeof CallEditing> | Failure> {
  return p.db.transaction(async (tx) => {
    const work = await visibleCall(tx, actor, id);
    if (isFailure(work)) return work;
    const moved = await moveCallWithin(p, tx, { callId: id, actor, ...move });
    return isFailure(moved) ? moved : edited(p, tx, actor, id);
  });
}

export async function removeCall(
  p: Platform,
  actor: SignedIn,
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
