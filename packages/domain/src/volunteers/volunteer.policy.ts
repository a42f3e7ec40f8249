import { livingStatuses } from '../applications/application.machine.ts';
import { applicationPolicy, teamIn } from '../applications/application.policy.ts';

/** Who may do what with the volunteers of an application. */
export const volunteerPolicy = {
  /** Who was invited and comes: the team and its bank. */
  view: applicationPolicy.viewTeam,
  /** Invites, invites again, takes back. */
  invite: teamIn(livingStatuses),
  /** Writes down hours, afterwards too. */
  record: teamIn(['implementation', 'completed']),
};
