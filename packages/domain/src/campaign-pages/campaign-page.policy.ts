import { isPublicStatus, publicStatuses } from '../applications/application.machine.ts';
import { type ApplicationSubject, isTeam, teamIn } from '../applications/application.policy.ts';
import { type Actor, hasPermission } from '../permissions/permissions.ts';
import { allow, allowIf, deny, type Verdict } from '../policy.ts';

/** Staff who look after a bank's campaigns. */
const moderators = ['ob_koordinator', 'ob_voditelj', 'ob_menadzer'] as const;

/** Who may do what on the page of a campaign. */
export const campaignPagePolicy = {
  /** Says what amounts make possible, tells news, answers questions. */
  write: teamIn(publicStatuses),
  /** Takes a question or news away, whatever the status. */
  moderate: (actor: Actor, subject: ApplicationSubject): Verdict => {
    if (actor === null) return deny('NOT_SIGNED_IN');
    if (isTeam(actor, subject)) return allow;
    return allowIf(
      moderators.some((type) => hasPermission(actor, type, subject.bankSlug)),
      'NOT_STAFF',
    );
  },
  /** Anybody; the team answers. */
  ask: (_actor: Actor, subject: Pick<ApplicationSubject, 'status'>): Verdict =>
    allowIf(isPublicStatus(subject.status), 'WRONG_STATUS'),
};
