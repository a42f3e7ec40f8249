import {
  type ApplicationSubject,
  applicationPolicy,
  isOwner,
  isTeam,
} from '../applications/application.policy.ts';
import type { Actor } from '../permissions/permissions.ts';
import { allowIf, deny, type Verdict } from '../policy.ts';

function team(actor: Actor, subject: ApplicationSubject): Verdict {
  if (actor === null) return deny('NOT_SIGNED_IN');
  if (!isTeam(actor, subject)) return deny('NOT_TEAM');
  return allowIf(subject.status !== 'completed', 'WRONG_STATUS');
}

/** Who may do what with the skills of an application (specification §6). */
export const skillsPolicy = {
  /** What was found and is not answered yet, suggestions, the assessment: the recommendations. */
  readRecommendations: applicationPolicy.viewTeam,
  /** Has the texts read, accepts and refuses; what a finished project proved stays. */
  answer: team,
  /** Allows that texts are sent to the service that reads them. */
  consent: (actor: Actor, subject: ApplicationSubject): Verdict => {
    const verdict = team(actor, subject);
    if (!verdict.ok) return verdict;
    return allowIf(isOwner(actor, subject), 'NOT_OWNER');
  },
};
