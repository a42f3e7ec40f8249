import type { Reach } from '../people/reach.ts';
import { mayAskAgainAt } from './conversation.ts';
import type { MembershipStatus } from './membership.machine.ts';

/** Why somebody cannot write in a conversation; the contract says what each means. */
export type WhyNot = 'request' | 'answer' | 'connect' | 'closed';

/** What stands between a member and the other of a conversation of two. */
export interface Other {
  readonly status: MembershipStatus;
  /** When the status became what it is. */
  readonly since: Date;
  readonly reach: Pick<Reach, 'meet' | 'write' | 'knock'>;
  /** Whether they take first messages of strangers. */
  readonly takesStrangers: boolean;
}

/** What whether somebody may write depends on; `other` is null of groups, and where the account is gone. */
export interface WritingSubject {
  readonly isGroup: boolean;
  readonly status: MembershipStatus;
  /** Whether nothing was written yet; then it is nobody's request. */
  readonly isEmpty: boolean;
  readonly other: Other | null;
}

/**
 * Whether a member may write, and how it reaches the other: `first` waits to be let in, `admitted`
 * is of a connection and needs no letting in.
 */
export type WritingVerdict =
  | { readonly ok: true; readonly as: 'member' | 'first' | 'admitted' }
  | { readonly ok: false; readonly why: WhyNot };

const no = (why: WhyNot): WritingVerdict => ({ ok: false, why });

export function mayWrite(subject: WritingSubject, now: Date): WritingVerdict {
  const { isGroup, status, isEmpty, other } = subject;
  if (status !== 'active' && !(isEmpty && !isGroup)) return no('request');
  if (isGroup) return { ok: true, as: 'member' };
  if (!other?.reach.meet) return no('closed');
  const talks = other.status === 'active' && !isEmpty;
  if (other.reach.write) return { ok: true, as: talks ? 'member' : 'admitted' };
  if (!other.reach.knock) return no('connect');
  if (talks) return { ok: true, as: 'member' };
  const isQuiet = other.status === 'declined' && mayAskAgainAt(other.since) > now;
  if (!isEmpty && (other.status === 'waiting' || isQuiet)) return no('answer');
  return other.takesStrangers ? { ok: true, as: 'first' } : no('connect');
}
