import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import type { Actor } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import { createCache } from '../../platform/cache.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { isPublic } from './applications.read.service.ts';
import { publicApplication } from './applications.repo.ts';
import { withoutHidden } from './applications.unnamed.ts';
import { teamFor, viewFor } from './applications.view.service.ts';

/**
 * Makes the public view of applications. The same for every stranger, so it is kept for seconds;
 * somebody who is signed in gets their own, as it carries what they may do.
 */
export function createPublicView(p: Pick<Platform, 'db' | 'clock' | 'signals'>) {
  const { db, clock } = p;
  const find = publicApplication(db.read);
  const cached = createCache<z.output<typeof ApplicationView> | Failure>(p, {
    milliseconds: 5_000,
    atMost: 1_000,
  });

  const read = async (
    slugOrId: string,
    actor: Actor,
  ): Promise<z.output<typeof ApplicationView> | Failure> => {
    const record = await find(slugOrId);
    if (!record || !isPublic(record)) return fail('NOT_FOUND');
    const { members, hidden } = await teamFor(db.read, record, actor, clock.now());
    return viewFor(record, withoutHidden(record.shown, hidden), members, actor, clock.now());
  };

  return (slugOrId: string, actor: Actor): Promise<z.output<typeof ApplicationView> | Failure> =>
    actor ? read(slugOrId, actor) : cached(slugOrId, () => read(slugOrId, null));
}
