import type { ApplicationStatus } from '../applications/application.machine.ts';
import {
  type ApplicationSubject,
  applicationPolicy,
  isTeam,
} from '../applications/application.policy.ts';
import type { Actor } from '../permissions/permissions.ts';
import { allowIf, deny, type Verdict } from '../policy.ts';

/** Statuses in which activities are planned or under way; hours are written down afterwards too. */
const open: readonly ApplicationStatus[] = [
  'draft',
  'submitted',
  'pending',
  'approved',
  'pobjednik',
  'crowdfunding',
  'published',
  'contract_signed',
  'implementation',
];

function ofTeam(statuses: readonly ApplicationStatus[]) {
  return (actor: Actor, subject: ApplicationSubject): Verdict => {
    if (actor === null) return deny('NOT_SIGNED_IN');
    if (!isTeam(actor, subject)) return deny('NOT_TEAM');
    return allowIf(statuses.includes(subject.status), 'WRONG_STATUS');
  };
}

/** Who may do what with the volunteers of an application. */
export const volunteerPolicy = {
  /** Who was invited and comes: the team and its bank. */
  view: applicationPolicy.viewTeam,
  /** Invites, invites again, takes back. */
  invite: ofTeam(open),
  /** Writes down hours. */
  record: ofTeam(['implementation', 'completed']),
};
