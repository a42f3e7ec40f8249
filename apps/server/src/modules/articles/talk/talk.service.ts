import type { OwnToArticle, Reacted } from '@app/contracts/articles/article-talk.schemas';
import type { ArticleCard } from '@app/contracts/articles/articles.schemas';
import type { ArticleReaction } from '@app/domain/articles/article';
import { articlePolicy } from '@app/domain/articles/article.policy';
import type { z } from 'zod';
import type { Reader } from '../../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../../platform/http/failure.ts';
import { type ListPage, listPage, timeCursor } from '../../../platform/lists.ts';
import type { Platform } from '../../../platform/platform.ts';
import { bookmarkedArticles } from '../articles.list.repo.ts';
import { cardsOf } from '../articles.view.ts';
import type { SignedIn } from '../writing/work.record.ts';
import {
  hasBookmarked,
  putReaction,
  reactionCounts,
  reactionOf,
  setBookmarked,
  talkedArticle,
} from './talk.repo.ts';

/** An article that readers who are signed in answer, with what the policies ask of it. */
export async function readable(read: Reader, actor: SignedIn, which: string) {
  const article = await talkedArticle(read, which);
  return article && articlePolicy.respond(actor, article.subject).ok ? article : fail('NOT_FOUND');
}

export async function ownToArticle(
  { db: { read } }: Platform,
  actor: SignedIn,
  which: string,
): Promise<OwnToArticle | Failure> {
  const found = await readable(read, actor, which);
  if (isFailure(found)) return found;
  const { subject } = found;
  const [reaction, isBookmarked] = await Promise.all([
    reactionOf(read, found.id, actor.id),
    hasBookmarked(read, found.id, actor.id),
  ]);
  return {
    reaction,
    isBookmarked,
    canWrite: subject.authorIds.includes(actor.id),
    canModerate: articlePolicy.moderate(actor, subject).ok,
    canReview: articlePolicy.review(actor, subject).ok,
  };
}

export function react(
  p: Platform,
  actor: SignedIn,
  which: string,
  reaction: ArticleReaction | null,
): Promise<Reacted | Failure> {
  return p.db.transaction(async (tx) => {
    const found = await readable(tx, actor, which);
    if (isFailure(found)) return found;
    const articleId = found.id;
    const reactedAt = p.clock.now();
    await putReaction(tx, { articleId, userId: actor.id, reaction, reactedAt });
    return { reaction, reactions: await reactionCounts(tx, articleId) };
  });
}

export function bookmark(p: Platform, actor: SignedIn, which: string, isBookmarked: boolean) {
  return p.db.transaction(async (tx) => {
    const found = await readable(tx, actor, which);
    if (isFailure(found)) return found;
    const row = { articleId: found.id, userId: actor.id, keptAt: p.clock.now() };
    await setBookmarked(tx, row, isBookmarked);
    return { isBookmarked };
  });
}

export const listBookmarks = (
  p: Platform,
  actor: SignedIn,
  page: { readonly after?: string | undefined; readonly limit: number },
): Promise<ListPage<z.output<typeof ArticleCard>> | Failure> =>
  listPage(page, {
    cursor: timeCursor,
    read: (slice) => bookmarkedArticles(p.db.read, actor.id, slice),
    place: ({ keptAt, id }) => ({ at: keptAt, id }),
    show: (rows) => cardsOf(p, rows),
  });
