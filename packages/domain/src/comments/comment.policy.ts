import {
  type ApplicationSubject,
  applicationPolicy,
  isTeam,
} from '../applications/application.policy.ts';
import { type Actor, hasAnyPermission } from '../permissions/permissions.ts';
import { allow, allowIf, deny, type Verdict } from '../policy.ts';
import { type CommentAudience, changeableUntil } from './comment.ts';

export interface CommentPlace
  extends Pick<ApplicationSubject, 'ownerId' | 'memberIds' | 'bankSlug' | 'status' | 'blind'> {
  readonly audience: CommentAudience;
}

export interface CommentSubject extends CommentPlace {
  readonly authorId: string | null;
  readonly createdAt: Date;
  readonly isDeleted: boolean;
  readonly now: Date;
}

/** Reads, writes and answers; settles a thread and opens it again (specification §6). */
function takePart(actor: Actor, place: CommentPlace): Verdict {
  if (place.audience === 'team') return applicationPolicy.comment(actor, place);
  if (actor === null) return deny('NOT_SIGNED_IN');
  if (isTeam(actor, place)) return deny('OWN_APPLICATION');
  return allowIf(hasAnyPermission(actor, place.bankSlug), 'NOT_STAFF');
}

export const commentPolicy = {
  takePart,
  /** Rewrites a comment or takes it back: its author, for some minutes. */
  change(actor: Actor, comment: CommentSubject): Verdict {
    const verdict = takePart(actor, comment);
    if (!verdict.ok) return verdict;
    if (actor?.id !== comment.authorId) return deny('NOT_OWNER');
    const inTime = !comment.isDeleted && comment.now <= changeableUntil(comment.createdAt);
    return inTime ? allow : deny('WRONG_STATUS');
  },
};
