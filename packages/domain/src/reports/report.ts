import type { Actor } from '../permissions/permissions.ts';
import { isAdmin, isModerator } from '../permissions/permissions.ts';
import type { ReportActor } from './report.machine.ts';

/** What can be reported. The module that owns a kind says what it is and what removing it does. */
export const reportKinds = ['member', 'post', 'postComment', 'message'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** What is said to be wrong, in the order in which it is asked. */
export const reportReasons = ['spam', 'insult', 'danger', 'minor', 'identity', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportLimits = {
  /** Characters of what a reporter adds. */
  text: 1000,
  /** Things that a reporter may show besides, as messages before the reported one. */
  context: 30,
  /** Subjects that a member reported and nobody decided about yet. */
  open: 30,
  /** Characters of a moderator's reason. */
  reason: 500,
  /** Words of reporters that a moderator reads of one subject. */
  shown: 10,
} as const;

/** What a reader is to what was reported: nobody judges what is their own. */
export const reportActors = (
  actor: Actor,
  { ownerId }: { readonly ownerId: string | null },
): ReportActor[] =>
  actor !== null && (isModerator(actor) || isAdmin(actor)) && actor.id !== ownerId
    ? ['moderator']
    : [];
