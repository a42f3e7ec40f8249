import { randomBytes } from 'node:crypto';
import { pages } from '@app/contracts/pages';
import { articleLimits } from '@app/domain/articles/article';
import { articlePolicy } from '@app/domain/articles/article.policy';
import type { Tx } from '../../../platform/db/client.ts';
import { rightsChanged } from '../../../platform/hearing.ts';
import { type Failure, fail, isFailure, refusalOf } from '../../../platform/http/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tokenHash } from '../../../platform/tokens.ts';
import { reachOf } from '../../network/public.ts';
import { notify } from '../../notifications/public.ts';
import { agree, deleteAuthor, insertAuthor, subjectOf, updateArticle } from '../articles.repo.ts';
import { wordsOf } from '../articles.view.ts';
import { findWork, lockWork, type SignedIn, seen, subjectIn, type Work } from './work.record.ts';
import { changeWork } from './work.view.ts';

const day = 24 * 60 * 60 * 1000;
const previewFor = 30 * day;

/** Makes the link by which anybody reads what is written; one made before ends. */
export function sharePreview(p: Platform, actor: SignedIn, which: string) {
  return p.db.transaction(async (tx) => {
    const work = ownWork(await lockWork(tx, which), actor);
    if (isFailure(work)) return work;
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(p.clock.now().getTime() + previewFor);
    await updateArticle(tx, work.article.id, {
      previewHash: tokenHash(token),
      previewExpiresAt: expiresAt,
    });
    return { path: pages.articlePreview({ token }), expiresAt };
  });
}

/** An article that the actor writes, in whatever status. */
function ownWork(work: Work | undefined, actor: SignedIn): Work | Failure {
  const known = seen(work, actor);
  if (isFailure(known)) return known;
  return subjectIn(known).authorIds.includes(actor.id) ? known : fail('FORBIDDEN');
}

export function endPreview(p: Platform, actor: SignedIn, which: string) {
  return p.db.transaction(async (tx) => {
    const work = ownWork(await lockWork(tx, which), actor);
    if (isFailure(work)) return work;
    await updateArticle(tx, work.article.id, { previewHash: null, previewExpiresAt: null });
    return { success: true as const };
  });
}

/** Asks a member to be a co-author; who is asked already is not asked again. */
export const inviteWriter = (p: Platform, actor: SignedIn, which: string, userId: string) =>
  changeWork(p, actor, which, async (tx, { article, authors }) => {
    const refused = refusalOf(articlePolicy.own(actor, subjectOf(article, authors)));
    if (refused) return refused;
    if (authors.some((one) => one.userId === userId)) return undefined;
    const reach = await reachOf(tx, actor.id, [userId], p.clock.now());
    if (!reach(userId).find) return fail('VALIDATION', { fields: { userId: 'invalid' } });
    if (authors.length > articleLimits.coAuthors) return fail('TOO_MANY_ITEMS');
    const place = Math.max(...authors.map((one) => one.place)) + 1;
    const { id: articleId, savedAt } = article;
    await insertAuthor(tx, { articleId, userId, place, agreedAt: null, savedAt });
    await rightsChanged(tx, p, userId);
    await notify(tx, p, {
      userIds: [userId],
      type: 'article',
      text: 'articleInvited',
      values: { title: titleIn(article.content.title) },
      actionUrl: pages.articleEdit({ id: articleId }),
      from: actor.id,
      isPersonal: true,
    });
    return undefined;
  });

/** A draft may have no title yet. */
const titleIn = (title: string) => title || { bhs: 'bez naslova', en: 'untitled' };

export function answerInvitation(p: Platform, actor: SignedIn, which: string, agrees: boolean) {
  return p.db.transaction(async (tx) => {
    const work = await lockWork(tx, which);
    const asked = work?.authors.find(
      ({ userId, agreedAt }) => userId === actor.id && agreedAt === null,
    );
    if (!work || !asked) return fail('NOT_FOUND');
    const { id, ownerId, content } = work.article;
    if (agrees) await agree(tx, id, actor.id, p.clock.now());
    else await deleteAuthor(tx, id, actor.id);
    await rightsChanged(tx, p, actor.id);
    await signAnew(tx, id);
    await notify(tx, p, {
      userIds: ownerId ? [ownerId] : [],
      type: 'article',
      text: agrees ? 'articleAgreed' : 'articleDeclined',
      values: { title: titleIn(content.title) },
      actionUrl: pages.articleEdit({ id }),
      from: actor.id,
    });
    p.signals.publish(tx, `article:${id}`);
    return { success: true as const };
  });
}

/** Takes a co-author off, or leaves as one. */
export function dismissWriter(
  p: Platform,
  actor: SignedIn,
  { id: which, userId }: { readonly id: string; readonly userId: string },
) {
  return p.db.transaction(async (tx) => {
    const work = seen(await lockWork(tx, which), actor);
    if (isFailure(work)) return work;
    const { article, authors } = work;
    if (userId !== actor.id) {
      const refused = refusalOf(articlePolicy.own(actor, subjectOf(article, authors)));
      if (refused) return refused;
    }
    if (userId === article.ownerId) return fail('OWNER_STAYS');
    const writer = authors.find((one) => one.userId === userId);
    if (!writer) return fail('NOT_FOUND');
    await deleteAuthor(tx, article.id, userId);
    await rightsChanged(tx, p, userId);
    await signAnew(tx, article.id);
    const leaves = userId === actor.id && writer.agreedAt !== null;
    await notify(tx, p, {
      userIds: leaves && article.ownerId ? [article.ownerId] : [],
      type: 'article',
      text: 'articleLeft',
      values: { title: titleIn(article.content.title) },
      actionUrl: pages.articleEdit({ id: article.id }),
      from: actor.id,
    });
    p.signals.publish(tx, `article:${article.id}`);
    return { success: true as const };
  });
}

/** An article that has appeared is found by who wrote it. */
export async function signAnew(tx: Tx, articleId: string): Promise<void> {
  const work = await findWork(tx, articleId);
  if (!work?.article.published) return;
  const { authorIds } = subjectIn(work);
  await updateArticle(tx, articleId, { words: wordsOf(work.article.published, authorIds) });
}
