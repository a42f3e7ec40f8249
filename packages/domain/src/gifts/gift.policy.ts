import { livingStatuses } from '../applications/application.machine.ts';
import {
  type ApplicationSubject,
  applicationPolicy,
  teamIn,
} from '../applications/application.policy.ts';
import { type Actor, isAdmin, isReviewBoard } from '../permissions/permissions.ts';
import { allowIf, type Verdict } from '../policy.ts';

/** Who may do what with confirmations of gifts (specification §6). */
export const giftPolicy = {
  /** The confirmations of an application with their proofs: its team and its bank. */
  view: applicationPolicy.viewTeam,
  /** Asks donors, asks again, corrects, takes back, sends proofs: the team. */
  ask: teamIn(livingStatuses),
  /** Looks at a proof without saving it: admins and the bank's review board. */
  preview(actor: Actor, subject: ApplicationSubject): Verdict {
    const seen = applicationPolicy.viewTeam(actor, subject);
    if (!seen.ok) return seen;
    return allowIf(isAdmin(actor) || isReviewBoard(actor, subject.bankSlug), 'NOT_BOARD');
  },
};
