import { canMove, eventsFrom, transition } from '../machine.ts';
import {
  type Actor,
  hasAnyPermission,
  hasPermission,
  holdsPermission,
  type ObPermissionType,
  reviewBoardTypes,
  staffRolesFor,
} from '../permissions/permissions.ts';
import { allow, allowIf, deny, type Verdict } from '../policy.ts';
import {
  type ApplicationActor,
  type ApplicationEvent,
  type ApplicationStatus,
  applicationMachine,
  isEditableStatus,
  isPublicStatus,
} from './application.machine.ts';

export interface ApplicationSubject {
  readonly ownerId: string;
  /** Accepted members of the team; the owner may be among them or not. */
  readonly memberIds: readonly string[];
  readonly status: ApplicationStatus;
  readonly bankSlug: string;
  /**
   * Sections the board opened when it returned the application; none named, all are open. Counts
   * while `pending`.
   */
  readonly openSections?: readonly string[] | null | undefined;
  /** `false` while the call's decisions are recorded but not yet announced. */
  readonly decisionsPublished?: boolean | undefined;
  /** `false` where the call allows no campaign. */
  readonly allowsCampaign?: boolean | undefined;
  /** `true` where those who score do not learn whose application it is. */
  readonly blind?: boolean | undefined;
}

/** Drafts that one member may own at a time. */
export const draftsAtMost = 10;

/** Staff that may edit a team's application (specification §6); admins are not among them. */
const editingTypes: readonly ObPermissionType[] = [
  'ob_asistent',
  'ob_koordinator',
  'ob_voditelj',
  'ob_menadzer',
  'ob_savjetnik',
];

/** Roles to whom the preview shows 'Bodovanje' (specification §6). */
const previewScoringTypes: readonly ObPermissionType[] = [
  'ob_asistent',
  'ob_koordinator',
  'ob_voditelj',
  'ob_savjetnik',
];

/** Statuses that stay hidden until the call's decisions are published. */
const decisionStatuses: readonly ApplicationStatus[] = ['approved', 'rejected', 'pobjednik'];

export function isOwner(actor: Actor, subject: Pick<ApplicationSubject, 'ownerId'>): boolean {
  return actor !== null && actor.id === subject.ownerId;
}

export function isTeam(
  actor: Actor,
  subject: Pick<ApplicationSubject, 'ownerId' | 'memberIds'>,
): boolean {
  return actor !== null && (isOwner(actor, subject) || subject.memberIds.includes(actor.id));
}

/**
 * The kinds of actor somebody is towards an application. Staff who are on its team do not act as
 * staff: nobody decides about their own application.
 */
export function applicationActors(actor: Actor, subject: ApplicationSubject): ApplicationActor[] {
  if (isOwner(actor, subject)) return ['owner'];
  return isTeam(actor, subject) ? [] : staffRolesFor(actor, subject.bankSlug);
}

/**
 * The status as this reader may know it: a decision that is not yet announced reads `submitted`
 * to everybody but the bank's staff and admins; staff on the team read it as their team does.
 */
export function visibleStatus(actor: Actor, subject: ApplicationSubject): ApplicationStatus {
  const hidden = subject.decisionsPublished === false && decisionStatuses.includes(subject.status);
  if (!hidden) return subject.status;
  const informed = hasAnyPermission(actor, subject.bankSlug) && !isTeam(actor, subject);
  return informed ? subject.status : 'submitted';
}

/** Whether the actor may cause this event, guards aside. */
export function mayMove(
  actor: Actor,
  subject: ApplicationSubject,
  event: ApplicationEvent,
): Verdict {
  if (actor === null) return deny('NOT_SIGNED_IN');
  const found = transition(applicationMachine, subject.status, event);
  if (!found) return deny('WRONG_STATUS');
  if (event === 'startCampaign' && subject.allowsCampaign === false) return deny('CALL_FORBIDS');
  // What the team was told is not corrected, and what it was not told has no campaign yet.
  const told = subject.decisionsPublished !== false;
  if (event === 'reopenDecision' && told) return deny('WRONG_STATUS');
  if ((event === 'startCampaign' || event === 'publish') && !told) return deny('WRONG_STATUS');
  if (found.by.some((kind) => applicationActors(actor, subject).includes(kind))) return allow;
  if (found.by.includes('owner')) return deny('NOT_OWNER');
  return deny(isTeam(actor, subject) ? 'OWN_APPLICATION' : 'NOT_STAFF');
}

function insider(actor: Actor, subject: ApplicationSubject): Verdict {
  if (actor === null) return deny('NOT_SIGNED_IN');
  return allowIf(isTeam(actor, subject) || hasAnyPermission(actor, subject.bankSlug), 'NOT_TEAM');
}

/**
 * Whether an application of a blind call is still to be decided. What leaves the product as a file
 * names nobody then, whoever takes it along: a file is passed on to those who score.
 */
export const isBlind = ({ blind, status }: Pick<ApplicationSubject, 'blind' | 'status'>): boolean =>
  blind === true && ['draft', 'submitted', 'pending'].includes(status);

/**
 * Whether a reader is not to know who stands behind an application: of a blind call, while it is
 * still to be decided, those who score it. Who has no seat on the board by a record is not among
 * them: somebody must be able to answer the team.
 */
export function isBlindTo(actor: Actor, subject: ApplicationSubject): boolean {
  return (
    isBlind(subject) &&
    !isTeam(actor, subject) &&
    reviewBoardTypes.some((type) => holdsPermission(actor, type, subject.bankSlug))
  );
}

/** An insider who may know whose it is. */
const knowing = (actor: Actor, subject: ApplicationSubject): Verdict =>
  isBlindTo(actor, subject) ? deny('CALL_FORBIDS') : insider(actor, subject);

function staff(actor: Actor, subject: ApplicationSubject): Verdict {
  if (actor === null) return deny('NOT_SIGNED_IN');
  if (isBlindTo(actor, subject)) return deny('CALL_FORBIDS');
  return allowIf(hasAnyPermission(actor, subject.bankSlug), 'NOT_STAFF');
}

function owner(actor: Actor, subject: ApplicationSubject, inStatus: boolean): Verdict {
  if (actor === null) return deny('NOT_SIGNED_IN');
  if (!isOwner(actor, subject)) return deny('NOT_OWNER');
  return allowIf(inStatus, 'WRONG_STATUS');
}

/** What a team may do while its application stands in one of these statuses. */
export const teamIn =
  (statuses: readonly ApplicationStatus[]) =>
  (actor: Actor, subject: ApplicationSubject): Verdict => {
    if (actor === null) return deny('NOT_SIGNED_IN');
    if (!isTeam(actor, subject)) return deny('NOT_TEAM');
    return allowIf(statuses.includes(subject.status), 'WRONG_STATUS');
  };

/** Specification §4, §6. `section` left out: whether any can be edited. */
function edit(actor: Actor, subject: ApplicationSubject, section?: string): Verdict {
  if (actor === null) return deny('NOT_SIGNED_IN');
  const team = isTeam(actor, subject);
  const helper = editingTypes.some((type) => holdsPermission(actor, type, subject.bankSlug));
  if (!team && !helper) return deny('NOT_TEAM');
  if (isBlindTo(actor, subject)) return deny('CALL_FORBIDS');
  if (!isEditableStatus(subject.status)) return deny('WRONG_STATUS');
  const open = subject.openSections;
  if (!team || subject.status !== 'pending' || !open) return allow;
  return allowIf(section ? open.includes(section) : open.length > 0, 'SECTION_CLOSED');
}

/**
 * Who may do what with an application, and why not (specification §6). Moves of the status beyond
 * these go by `mayMove`; scores by the review policy.
 */
export const applicationPolicy = {
  /** The public view: everybody in a public status, otherwise team, the bank's staff, admins. */
  view: (actor: Actor, subject: ApplicationSubject): Verdict =>
    isPublicStatus(visibleStatus(actor, subject)) ? allow : insider(actor, subject),
  /** Private fields, the history, files. */
  viewPrivate: insider,
  /** Contact details, user ids, the responsible person's id. */
  viewContacts: staff,
  comment: knowing,
  /** Who is in the team, was invited and asked to join; what it learns by doing so. */
  viewTeam: knowing,
  edit,
  submit: (actor: Actor, subject: ApplicationSubject): Verdict =>
    owner(actor, subject, canMove(applicationMachine, subject.status, 'submit')),
  withdraw: (actor: Actor, subject: ApplicationSubject): Verdict =>
    owner(actor, subject, canMove(applicationMachine, subject.status, 'withdraw')),
  /** Invitations and members: the owner, while the application can be edited. */
  manageTeam: (actor: Actor, subject: ApplicationSubject): Verdict =>
    owner(actor, subject, isEditableStatus(subject.status)),
  /** A draft that nobody but its team ever saw; afterwards one withdraws. */
  delete: (actor: Actor, subject: ApplicationSubject): Verdict =>
    owner(actor, subject, subject.status === 'draft'),
  /** The preview's 'Bodovanje' button; whether a score is taken is the review policy's word. */
  score: (actor: Actor, subject: ApplicationSubject): Verdict => {
    if (actor === null) return deny('NOT_SIGNED_IN');
    if (isTeam(actor, subject)) return deny('OWN_APPLICATION');
    const scorer = previewScoringTypes.some((type) => hasPermission(actor, type, subject.bankSlug));
    return allowIf(scorer, 'NOT_BOARD');
  },
};

export interface ApplicationAbilities {
  readonly canEdit: boolean;
  readonly canSubmit: boolean;
  readonly canWithdraw: boolean;
  readonly canDelete: boolean;
  readonly canComment: boolean;
  readonly canViewPrivate: boolean;
  readonly canViewContacts: boolean;
  readonly canScore: boolean;
  /** Events of the status table that the reader may ask for, guards aside. */
  readonly events: ApplicationEvent[];
}

export function applicationAbilities(
  actor: Actor,
  subject: ApplicationSubject,
): ApplicationAbilities {
  const may = (ability: keyof typeof applicationPolicy) =>
    applicationPolicy[ability](actor, subject).ok;
  return {
    canEdit: may('edit'),
    canSubmit: may('submit'),
    canWithdraw: may('withdraw'),
    canDelete: may('delete'),
    canComment: may('comment'),
    canViewPrivate: may('viewPrivate'),
    canViewContacts: may('viewContacts'),
    canScore: may('score'),
    events: eventsFrom(
      applicationMachine,
      subject.status,
      applicationActors(actor, subject),
    ).filter((event) => mayMove(actor, subject, event).ok),
  };
}
