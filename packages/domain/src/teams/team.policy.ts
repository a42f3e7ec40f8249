import { type ApplicationSubject, isOwner, isTeam } from '../applications/application.policy.ts';
import type { Actor } from '../permissions/permissions.ts';
import { allow, allowIf, deny, type Verdict } from '../policy.ts';

export type TeamSubject = Pick<ApplicationSubject, 'ownerId' | 'memberIds'> & {
  /** The account of the member that it is about; left out, the asking one's. */
  readonly memberId?: string | undefined;
};

/**
 * Who may do what within a team, whatever the status of its application. Inviting, letting in,
 * removing and handing over go by `applicationPolicy.manageTeam`, reading by `viewPrivate`.
 */
export const teamPolicy = {
  /** Anybody but the owner, who hands the application over first. */
  leave(actor: Actor, team: TeamSubject): Verdict {
    if (actor === null) return deny('NOT_SIGNED_IN');
    if (!isTeam(actor, team)) return deny('NOT_TEAM');
    return isOwner(actor, team) ? deny('OWN_APPLICATION') : allow;
  },
  /** What a member does in the project: themselves, and the owner for everybody. */
  describe(actor: Actor, team: TeamSubject): Verdict {
    if (actor === null) return deny('NOT_SIGNED_IN');
    if (!isTeam(actor, team)) return deny('NOT_TEAM');
    return allowIf(isOwner(actor, team) || actor.id === team.memberId, 'NOT_OWNER');
  },
};
