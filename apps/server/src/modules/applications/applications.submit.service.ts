import type { ApplicationDraft } from '@app/contracts/applications/applications.schemas';
import type { Actor } from '@app/domain/accounts/permissions';
import { type Failure, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { moveWithin } from './applications.moves.service.ts';
import { openDraft } from './applications.read.service.ts';

/**
 * Submits an application as the owner last saw it.
 *
 * @param editRevision the revision that the owner's screen shows; if others saved since, the answer
 *   is a `REVISION_CLASH` with their fields, so that nobody submits what they have not read.
 */
export async function submitDraft(
  p: Platform,
  actor: NonNullable<Actor>,
  id: string,
  editRevision: number,
): Promise<ApplicationDraft | Failure> {
  const moved = await p.db.transaction((tx) =>
    moveWithin(p, tx, { applicationId: id, actor, event: 'submit', editRevision }),
  );
  return isFailure(moved) ? moved : openDraft(p, actor, id);
}
