import { isPublicStatus, livingStatuses } from '../applications/application.machine.ts';
import {
  type ApplicationSubject,
  applicationPolicy,
  isTeam,
  teamIn,
} from '../applications/application.policy.ts';
import type { Actor } from '../permissions/permissions.ts';
import { allowIf, deny, type Verdict } from '../policy.ts';

/** Who may do what with the volunteers of an application. */
export const volunteerPolicy = {
  /** Who was invited and comes: the team and its bank. */
  view: applicationPolicy.viewTeam,
  /** Invites, invites again, takes back. */
  invite: teamIn(livingStatuses),
  /** Offers to help: any member, where a project that everybody sees is not over. */
  offer: (actor: Actor, subject: ApplicationSubject): Verdict => {
    if (actor === null) return deny('NOT_SIGNED_IN');
    if (isTeam(actor, subject)) return deny('OWN_APPLICATION');
    const { status } = subject;
    return allowIf(isPublicStatus(status) && livingStatuses.includes(status), 'WRONG_STATUS');
  },
  /** Writes down hours, afterwards too. */
  record: teamIn(['implementation', 'completed']),
};
