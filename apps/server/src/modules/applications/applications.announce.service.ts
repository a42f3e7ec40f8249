import type { Tx } from '../../platform/db/client.ts';
import type { Platform } from '../../platform/platform.ts';
import { memberIdsOf } from './applications.lists.repo.ts';
import { isDecision, notifyDecision } from './applications.notices.ts';
import { updateApplication } from './applications.repo.ts';
import { lastReasons } from './applications.revisions.repo.ts';
import { lockInCall } from './in-call.repo.ts';

/**
 * Tells all teams of a call what was decided about their applications. Whose decision is known
 * already, because their campaign has begun, hears nothing twice.
 *
 * @returns how many teams were told, or how many applications still wait for a decision.
 */
export async function announceDecisions(
  p: Platform,
  tx: Tx,
  callId: string,
  at: Date,
): Promise<{ announced: number } | { undecided: number }> {
  const found = await lockInCall(tx, callId, ['submitted', 'approved', 'rejected', 'pobjednik']);
  const undecided = found.filter((application) => application.status === 'submitted').length;
  if (undecided > 0) return { undecided };
  const unannounced = found.filter((application) => application.announcedAt === null);
  const ids = unannounced.map((application) => application.id);
  const teams = await memberIdsOf(tx, ids);
  const reasons = await lastReasons(tx, ids);
  for (const { id, status, projectTitle } of unannounced) {
    if (!isDecision(status)) continue;
    await updateApplication(tx, id, { announcedAt: at });
    await notifyDecision(p, tx, status, {
      id,
      title: projectTitle,
      memberIds: teams.get(id) ?? [],
      reason: reasons.get(id) ?? '',
    });
    p.signals.publish(tx, `application:${id}`);
  }
  return { announced: unannounced.length };
}
