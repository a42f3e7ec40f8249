import type { ArticleContent, ArticleWork } from '@app/contracts/articles/article-writing.schemas';
import { type ArticleField, articleMissing } from '@app/domain/articles/article';
import { articleMachine } from '@app/domain/articles/article.machine';
import { articleActors, articlePolicy } from '@app/domain/articles/article.policy';
import { eventsFrom } from '@app/domain/machine';
import { bankSlugsOf } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import type { Reader, Tx } from '../../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../../platform/http/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { membersByIds } from '../../accounts/public.ts';
import { bankNames } from '../../banks/public.ts';
import { type ArticleRow, authorRows, subjectOf, versionsOf } from '../articles.repo.ts';
import { refusalOfArticleMove } from './moves.service.ts';
import {
  changedFields,
  findWork,
  isInvited,
  lockWork,
  type SignedIn,
  seen,
  subjectIn,
  type Work,
} from './work.record.ts';

export async function workView(
  p: Platform,
  tx: Tx,
  work: Work,
  actor: SignedIn,
): Promise<z.output<typeof ArticleWork>> {
  const { article, authors } = work;
  const subject = subjectIn(work);
  const { content, published, returnedAt, returnedReason, returnedBy, savedBy } = article;
  const people = await membersByIds(tx, [
    ...authors.map(({ userId }) => userId),
    ...(returnedBy ? [returnedBy] : []),
    ...(savedBy ? [savedBy] : []),
  ]);
  const nameOf = (id: string | null) => (id === null ? '' : (people.get(id)?.name ?? ''));
  const actions: z.output<typeof ArticleWork>['actions'] = [];
  for (const event of eventsFrom(articleMachine, article.status, articleActors(actor, subject))) {
    if (event === 'appear') continue;
    const refusal = await refusalOfArticleMove(p, tx, work, { actor, event });
    actions.push({ event, allowed: !refusal, ...(refusal ? { refusal } : {}) });
  }
  return {
    id: article.id,
    slug: article.slug,
    language: article.language,
    status: article.status,
    revision: article.revision,
    content,
    published,
    changedFields: changedFields(article),
    missing: articleMissing(content),
    writers: authors.map(({ userId, agreedAt }) => {
      const { name = '', picture = null } = people.get(userId) ?? {};
      return {
        id: userId,
        name,
        profilePictureUrl: picture && `/api/profile-image/${userId}/${picture}`,
        isOwner: userId === article.ownerId,
        agreedAt,
      };
    }),
    versions: await openVersions(tx, article, actor),
    banks: await banksOf(tx, actor, [content, published]),
    publishedAt: article.publishedAt,
    appearsAt: article.appearsAt,
    returned:
      returnedAt && returnedReason !== null
        ? { reason: returnedReason, by: nameOf(returnedBy), at: returnedAt }
        : null,
    previewExpiresAt:
      article.previewExpiresAt && article.previewExpiresAt > p.clock.now()
        ? article.previewExpiresAt
        : null,
    canWrite: articlePolicy.write(actor, subject).ok,
    isOwner: article.ownerId === actor.id,
    isInvited: isInvited(work, actor),
    canDelete: removable(work, actor) === undefined,
    actions,
    savedAt: article.savedAt,
    savedBy: savedBy === null ? null : { name: nameOf(savedBy) },
  };
}

/** Why it cannot be deleted: what appeared once is archived. */
export function removable(work: Work, actor: SignedIn): Failure | undefined {
  if (!articlePolicy.own(actor, subjectIn(work)).ok) return fail('FORBIDDEN');
  const { status, publishedAt } = work.article;
  return publishedAt === null && (status === 'draft' || status === 'archived')
    ? undefined
    : fail('WRONG_STATUS');
}

async function openVersions(
  read: Reader,
  article: ArticleRow,
  actor: SignedIn,
): Promise<z.output<typeof ArticleWork>['versions']> {
  const others = await versionsOf(read, article);
  const authors = await authorRows(
    read,
    others.map(({ id }) => id),
  );
  return others
    .filter(
      (one) =>
        articlePolicy.viewWork(
          actor,
          subjectOf(
            one,
            authors.filter(({ articleId }) => articleId === one.id),
          ),
        ).ok,
    )
    .map(({ id, language, content, status }) => ({ id, language, title: content.title, status }));
}

/** Those in whose name the reader may let it appear, and those it bears. */
async function banksOf(
  read: Reader,
  actor: SignedIn,
  borne: readonly (ArticleContent | null)[],
): Promise<z.output<typeof ArticleWork>['banks']> {
  const own = bankSlugsOf(actor, ['ob_koordinator', 'ob_voditelj', 'ob_menadzer']);
  if (own === 'all') return bankNames(read, own);
  return bankNames(read, [...new Set([...own, ...borne.flatMap((one) => one?.bankSlug || [])])]);
}

/** Somebody else was quicker: what stands now, and who changed which fields. */
export async function clashWith(
  p: Platform,
  tx: Tx,
  work: Work,
  actor: SignedIn,
  by: { readonly fields: readonly ArticleField[]; readonly changedBy: string } = {
    fields: [],
    changedBy: '',
  },
): Promise<Failure> {
  return fail('REVISION_CLASH', {
    details: { current: await workView(p, tx, work, actor), ...by },
  });
}

/** Does something with an article that the reader may open, and answers how it stands then. */
export const changeWork = (
  p: Platform,
  actor: SignedIn,
  which: string,
  change: (tx: Tx, work: Work) => Promise<Failure | undefined>,
): Promise<z.output<typeof ArticleWork> | Failure> =>
  p.db.transaction(async (tx) => {
    const work = seen(await lockWork(tx, which), actor);
    if (isFailure(work)) return work;
    const refused = await change(tx, work);
    if (refused) return refused;
    p.signals.publish(tx, `article:${work.article.id}`);
    const now = seen(await findWork(tx, work.article.id), actor);
    return isFailure(now) ? now : workView(p, tx, now, actor);
  });
