import { type Actor, hasPermission, isAdmin, isModerator } from '../permissions/permissions.ts';
import { allow, allowIf, deny, type Verdict } from '../policy.ts';
import {
  type ArticleActor,
  type ArticleStatus,
  isRead,
  writtenStatuses,
} from './article.machine.ts';

export interface ArticleSubject {
  readonly status: ArticleStatus;
  /** Who began it; null once that account is erased. */
  readonly ownerId: string | null;
  /** Who writes it: the owner, and co-authors who agreed. */
  readonly authorIds: readonly string[];
  /** Of the youth bank in whose name it appears; null for one in its authors' own. */
  readonly bankSlug: string | null;
}

/** Of a youth bank who speaks in its name. */
const speakers = ['ob_koordinator', 'ob_voditelj', 'ob_menadzer'] as const;

/** Whose own articles appear without a review, and who reviews those of others. */
export const isStaff = (actor: Actor): boolean => isAdmin(actor) || isModerator(actor);

const isAuthor = (actor: Actor, { authorIds }: ArticleSubject): boolean =>
  actor !== null && authorIds.includes(actor.id);

const isOwner = (actor: Actor, { ownerId }: ArticleSubject): boolean =>
  actor !== null && actor.id === ownerId;

/** Whether somebody may write in the name of a youth bank. */
export const speaksFor = (actor: Actor, bankSlug: string): boolean =>
  speakers.some((type) => hasPermission(actor, type, bankSlug));

const signedIn = (actor: Actor): Verdict => (actor === null ? deny('NOT_SIGNED_IN') : allow);

const writes = (actor: Actor, article: ArticleSubject): Verdict =>
  actor === null ? deny('NOT_SIGNED_IN') : allowIf(isAuthor(actor, article), 'NOT_TEAM');

export const articlePolicy = {
  /** Every member begins articles; moderators decide what appears. */
  create: signedIn,
  /** Once published it is everybody's; its authors and the moderators read it before. */
  read: (actor: Actor, article: ArticleSubject): Verdict => {
    if (isRead(article.status)) return allow;
    return writes(actor, article).ok || isStaff(actor) ? allow : writes(actor, article);
  },
  /** The working copy with its history; a moderator's too, who must know what changed. */
  viewWork: (actor: Actor, article: ArticleSubject): Verdict =>
    isStaff(actor) ? allow : writes(actor, article),
  write: (actor: Actor, article: ArticleSubject): Verdict => {
    const may = writes(actor, article);
    if (!may.ok) return may;
    return allowIf(
      writtenStatuses.some((status) => status === article.status),
      'WRONG_STATUS',
    );
  },
  /** Whoever began it names its co-authors, begins its other language, deletes what never appeared. */
  own: (actor: Actor, article: ArticleSubject): Verdict =>
    actor === null ? deny('NOT_SIGNED_IN') : allowIf(isOwner(actor, article), 'NOT_OWNER'),
  /** Readers who are signed in react, keep it, comment on it and report comments. */
  respond: (actor: Actor, article: ArticleSubject): Verdict => {
    const may = signedIn(actor);
    return may.ok ? allowIf(isRead(article.status), 'WRONG_STATUS') : may;
  },
  /** Hides a comment and shows it again: its authors, and the moderators. */
  moderate: (actor: Actor, article: ArticleSubject): Verdict => {
    if (actor === null) return deny('NOT_SIGNED_IN');
    return allowIf(isStaff(actor) || isAuthor(actor, article), 'NOT_MODERATOR');
  },
  /** Decides what appears and what is taken down; nobody about what they wrote. */
  review: (actor: Actor, article: ArticleSubject): Verdict => {
    const may = signedIn(actor);
    return may.ok ? allowIf(isStaff(actor) && !isAuthor(actor, article), 'NOT_MODERATOR') : may;
  },
};

export function articleActors(actor: Actor, article: ArticleSubject): ArticleActor[] {
  if (actor === null) return [];
  const author = isAuthor(actor, article);
  const { bankSlug } = article;
  const publishes = author && (isStaff(actor) || (bankSlug !== null && speaksFor(actor, bankSlug)));
  return [
    ...(author ? (['author'] as const) : []),
    ...(isOwner(actor, article) ? (['owner'] as const) : []),
    ...(publishes ? (['publisher'] as const) : []),
    ...(articlePolicy.review(actor, article).ok ? (['moderator'] as const) : []),
  ];
}
