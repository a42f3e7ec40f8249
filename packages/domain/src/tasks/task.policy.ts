import { type ApplicationSubject, isTeam } from '../applications/application.policy.ts';
import type { Actor } from '../permissions/permissions.ts';
import { allowIf, deny, type Verdict } from '../policy.ts';

export const taskPolicy = {
  /**
   * The next steps of an application, read and written: its team alone, in every status. What the
   * bank waits for stands on its own desk.
   */
  keep(actor: Actor, team: Pick<ApplicationSubject, 'ownerId' | 'memberIds'>): Verdict {
    if (actor === null) return deny('NOT_SIGNED_IN');
    return allowIf(isTeam(actor, team), 'NOT_TEAM');
  },
};
