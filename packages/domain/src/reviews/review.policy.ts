import {
  type ApplicationSubject,
  applicationActors,
  isTeam,
} from '../applications/application.policy.ts';
import { type Actor, isReviewBoard, staffRolesFor } from '../permissions/permissions.ts';
import { allow, allowIf, deny, type Verdict } from '../policy.ts';
import type { ReviewKind } from './rubric.ts';

export interface ReviewSubject extends ApplicationSubject {
  /** What the actor has said about it so far. */
  readonly own: ReviewKind | 'none';
  readonly quorumReached?: boolean | undefined;
}

const undecided = ['draft', 'submitted', 'pending', 'withdrawn'];

function board(actor: Actor, subject: ReviewSubject): Verdict {
  if (actor === null) return deny('NOT_SIGNED_IN');
  if (isTeam(actor, subject)) return deny('OWN_APPLICATION');
  return allowIf(isReviewBoard(actor, subject.bankSlug), 'NOT_BOARD');
}

function whileSubmitted(actor: Actor, subject: ReviewSubject): Verdict {
  const member = board(actor, subject);
  if (!member.ok) return member;
  if (subject.own === 'conflict') return deny('CONFLICT_OF_INTEREST');
  return allowIf(subject.status === 'submitted', 'WRONG_STATUS');
}

const deciders: readonly string[] = ['koordinator', 'voditelj', 'savjetnik'];

function isDecider(actor: Actor, subject: ReviewSubject): boolean {
  return applicationActors(actor, subject).some((role) => deciders.includes(role));
}

/** Who takes part in a review. Nobody does in that of their own team. */
export const reviewPolicy = {
  /** Give or change one's score: the board of the bank, while the application is submitted. */
  score: whileSubmitted,
  abstain: whileSubmitted,
  /** Also while the team mends its application: a tie is better told early. */
  declareConflict: (actor: Actor, subject: ReviewSubject): Verdict => {
    const member = board(actor, subject);
    if (!member.ok) return member;
    return allowIf(['submitted', 'pending'].includes(subject.status), 'WRONG_STATUS');
  },
  /**
   * Others' scores and the mean: after one's own score or abstention; for those who decide, once
   * the quorum is reached; for the whole board, once it is decided.
   */
  seeOthers: (actor: Actor, subject: ReviewSubject): Verdict => {
    const member = board(actor, subject);
    if (!member.ok) return member;
    if (!undecided.includes(subject.status)) return allow;
    if (subject.own === 'conflict') return deny('CONFLICT_OF_INTEREST');
    if (subject.own !== 'none') return allow;
    const ripe = subject.quorumReached === true && isDecider(actor, subject);
    return allowIf(ripe, 'SCORE_FIRST');
  },
  /** Ask members of the board by name, and remind them: those who decide. */
  assign: (actor: Actor, { bankSlug }: Pick<ReviewSubject, 'bankSlug'>): Verdict => {
    if (actor === null) return deny('NOT_SIGNED_IN');
    return allowIf(
      staffRolesFor(actor, bankSlug).some((role) => deciders.includes(role)),
      'NOT_STAFF',
    );
  },
  /** Approve, reject, name a winner. The quorum is the status table's guard. */
  decide: (actor: Actor, subject: ReviewSubject): Verdict => {
    if (actor === null) return deny('NOT_SIGNED_IN');
    if (isTeam(actor, subject)) return deny('OWN_APPLICATION');
    if (!isDecider(actor, subject)) return deny('NOT_STAFF');
    if (subject.own === 'conflict') return deny('CONFLICT_OF_INTEREST');
    return allowIf(subject.status === 'submitted', 'WRONG_STATUS');
  },
};
