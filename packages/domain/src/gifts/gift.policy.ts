import type { ApplicationStatus } from '../applications/application.machine.ts';
import {
  type ApplicationSubject,
  applicationPolicy,
  isTeam,
} from '../applications/application.policy.ts';
import { type Actor, isAdmin, isReviewBoard } from '../permissions/permissions.ts';
import { allowIf, deny, type Verdict } from '../policy.ts';

/** Statuses of an application for which something can still be given. */
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

/** Who may do what with confirmations of gifts (specification §6). */
export const giftPolicy = {
  /** The confirmations of an application with their proofs: its team and its bank. */
  view: applicationPolicy.viewTeam,
  /** Asks donors, asks again, corrects, takes back, sends proofs: the team. */
  ask(actor: Actor, subject: ApplicationSubject): Verdict {
    if (actor === null) return deny('NOT_SIGNED_IN');
    if (!isTeam(actor, subject)) return deny('NOT_TEAM');
    return allowIf(open.includes(subject.status), 'WRONG_STATUS');
  },
  /** Looks at a proof without saving it: admins and the bank's review board. */
  preview(actor: Actor, subject: ApplicationSubject): Verdict {
    const seen = applicationPolicy.viewTeam(actor, subject);
    if (!seen.ok) return seen;
    return allowIf(isAdmin(actor) || isReviewBoard(actor, subject.bankSlug), 'NOT_BOARD');
  },
};
