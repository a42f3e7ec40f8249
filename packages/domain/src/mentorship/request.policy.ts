import { livingStatuses } from '../applications/application.machine.ts';
import {
  type ApplicationSubject,
  isBlindTo,
  isTeam,
  visibleStatus,
} from '../applications/application.policy.ts';
import { decide } from '../machine.ts';
import {
  type Actor,
  hasPermission,
  isAdmin,
  isReviewBoard,
  type ObPermissionType,
} from '../permissions/permissions.ts';
import { allow, allowIf, deny, type Verdict } from '../policy.ts';
import type { MessageSide } from './mentorship.ts';
import {
  isTalking,
  type RequestActor,
  type RequestEvent,
  type RequestStatus,
  requestMachine,
} from './request.machine.ts';

export interface RequestSubject extends ApplicationSubject {
  /** Whose request it is; null where the account is gone. */
  readonly authorId: string | null;
  readonly requestStatus: RequestStatus;
  readonly claimedBy: string | null;
}

/** The bank's mentors towards an application; who is on its team is its applicant only. */
function isMentor(actor: Actor, subject: ApplicationSubject): boolean {
  return isReviewBoard(actor, subject.bankSlug) && !isTeam(actor, subject);
}

/** The kinds of actor somebody is towards a request. */
export function requestActors(actor: Actor, subject: RequestSubject): RequestActor[] {
  if (actor === null || !isMentor(actor, subject)) return [];
  const actors: RequestActor[] = ['board'];
  if (subject.claimedBy === actor.id) actors.push('claimer');
  if (hasPermission(actor, 'ob_voditelj', subject.bankSlug)) actors.push('voditelj');
  if (hasPermission(actor, 'ob_savjetnik', subject.bankSlug)) actors.push('savjetnik');
  return actors;
}

function view(actor: Actor, subject: ApplicationSubject): Verdict {
  if (actor === null) return deny('NOT_SIGNED_IN');
  return allowIf(isTeam(actor, subject) || isReviewBoard(actor, subject.bankSlug), 'NOT_TEAM');
}

function board(actor: Actor, subject: ApplicationSubject): Verdict {
  if (actor === null) return deny('NOT_SIGNED_IN');
  if (isTeam(actor, subject)) return deny('OWN_APPLICATION');
  return allowIf(isReviewBoard(actor, subject.bankSlug), 'NOT_BOARD');
}

function author(actor: Actor, subject: RequestSubject): Verdict {
  if (actor === null) return deny('NOT_SIGNED_IN');
  return allowIf(actor.id === subject.authorId || isAdmin(actor), 'NOT_OWNER');
}

function leads(actor: Actor, { bankSlug }: Pick<ApplicationSubject, 'bankSlug'>): Verdict {
  if (actor === null) return deny('NOT_SIGNED_IN');
  const types: readonly ObPermissionType[] = ['ob_voditelj', 'ob_admin'];
  return allowIf(
    types.some((type) => hasPermission(actor, type, bankSlug)),
    'NOT_STAFF',
  );
}

/** Who may do what with requests for mentorship (specification §6). */
export const requestPolicy = {
  /** Requests of an application with their conversations: its team and the board of its bank. */
  view,
  /** Asks: the team, while advice is of use. */
  ask(actor: Actor, subject: ApplicationSubject): Verdict {
    if (actor === null) return deny('NOT_SIGNED_IN');
    if (!isTeam(actor, subject)) return deny('NOT_TEAM');
    return allowIf(livingStatuses.includes(subject.status), 'WRONG_STATUS');
  },
  /** Changes description or priority: whoever asked, or an admin, while it is talked about. */
  change(actor: Actor, subject: RequestSubject): Verdict {
    const verdict = author(actor, subject);
    return verdict.ok ? allowIf(isTalking(subject.requestStatus), 'WRONG_STATUS') : verdict;
  },
  /** Takes it away with its conversation: whoever asked, or an admin. */
  remove: author,
  /** Writes to the other side: the team, and of the board whoever may move it. */
  write(actor: Actor, subject: RequestSubject): Verdict {
    const seen = view(actor, subject);
    if (!seen.ok) return seen;
    const mentors = requestActors(actor, subject).some((one) => one !== 'board');
    if (!isTeam(actor, subject) && !mentors) return deny('NOT_OWNER');
    return allowIf(isTalking(subject.requestStatus), 'WRONG_STATUS');
  },
  /** Notes and tags that the team never sees. */
  note: board,
  /** Rates the mentor, and rates anew: whoever asked, once it is resolved (specification §4). */
  rate(actor: Actor, subject: RequestSubject & { readonly mentorName: string | null }): Verdict {
    if (actor === null) return deny('NOT_SIGNED_IN');
    if (actor.id !== subject.authorId) return deny('NOT_OWNER');
    const rateable = subject.requestStatus === 'resolved' && subject.mentorName !== null;
    return allowIf(rateable, 'WRONG_STATUS');
  },
  /** Takes it over: who could claim it themselves. Asked of the mentor that is named. */
  take: board,
  /** A bank's templates of answers: used by its board. */
  seeTemplates(actor: Actor, { bankSlug }: Pick<ApplicationSubject, 'bankSlug'>): Verdict {
    if (actor === null) return deny('NOT_SIGNED_IN');
    return allowIf(isReviewBoard(actor, bankSlug), 'NOT_BOARD');
  },
  /** A bank's figures, templates and working hours. */
  lead: leads,
};

/** On which side somebody writes in a request that they may view. */
export const sideOf = (actor: Actor, subject: ApplicationSubject): MessageSide =>
  isTeam(actor, subject) ? 'applicant' : 'mentor';

/** Whether names of the team are kept from a reader: of a blind call, while it is undecided. */
export const hidesTeam = (actor: Actor, subject: ApplicationSubject): boolean =>
  isBlindTo(actor, subject);

/**
 * Whether the board may not know whose application it is now, as far as the reader may know that: a
 * decision that is not announced reads as none.
 */
export const isBlind = (actor: Actor, subject: ApplicationSubject): boolean =>
  subject.blind === true &&
  ['draft', 'submitted', 'pending'].includes(visibleStatus(actor, subject));

/** Whether the actor may cause this event. */
export function mayMoveRequest(
  actor: Actor,
  subject: RequestSubject,
  event: RequestEvent,
): Verdict {
  if (actor === null) return deny('NOT_SIGNED_IN');
  if (isTeam(actor, subject)) return deny('OWN_APPLICATION');
  const actors = requestActors(actor, subject);
  if (actors.length === 0) return deny('NOT_BOARD');
  const decision = decide(requestMachine, { state: subject.requestStatus, event, actors });
  if (decision.ok) return allow;
  return deny(decision.code === 'FORBIDDEN' ? 'NOT_OWNER' : 'WRONG_STATUS');
}
