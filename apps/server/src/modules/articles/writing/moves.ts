import { pages } from '@app/contracts/pages';
import { articleMissing } from '@app/domain/articles/article';
import { mentionsIn } from '@app/domain/articles/article.document';
import type { ArticleEvent, articleMachine } from '@app/domain/articles/article.machine';
import type { Actor } from '@app/domain/permissions/permissions';
import { slugify } from '@app/domain/slug';
import { formatMomentOf } from '@app/messages/format/dates';
import type { CodeOf, MoveOf } from '../../../kit/moves.ts';
import type { Tx } from '../../../platform/db/client.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SomeMoves } from '../../../platform/provided.ts';
import { openModerators, visibleAmong } from '../../accounts/public.ts';
import { findBank } from '../../banks/public.ts';
import { type Notice, notify } from '../../notifications/public.ts';
import { freeSlug, subjectOf, updateArticle } from '../articles.repo.ts';
import { senderOf, summaryOf, tagsIn, wordsOf } from '../articles.view.ts';
import { changedFields, type Work } from './work.record.ts';

declare module '../../../platform/provided.ts' {
  interface Moves {
    readonly article: CodeOf<typeof articleMachine, ArticleMoving>;
  }
}

export interface ArticleMoveRequest {
  /** Null for the clock. */
  readonly actor: Actor;
  readonly event: ArticleEvent;
  readonly reason?: string | undefined;
  /** With `schedule`: when it is to appear. */
  readonly appearsAt?: Date | undefined;
}

export interface ArticleMoving {
  readonly request: ArticleMoveRequest;
  /** Held. */
  readonly work: Work;
}

export type ArticleMove = MoveOf<typeof articleMachine, ArticleMoving>;

/** Lets a scheduled article appear at its moment. */
export const clockQueue = 'articles.clock';

const authorIds = ({ article, authors }: Work) => subjectOf(article, authors).authorIds;

/** The address that it keeps from its first publishing on. */
const firstSlug = async (tx: Tx, { article }: Work): Promise<string> =>
  article.publishedAt ? article.slug : freeSlug(tx, article.id, slugify(article.content.title));

/** What was decided, by the event; of those that authors ask for themselves nobody is told. */
const noticeTexts: Partial<Record<ArticleEvent, Notice['text']>> = {
  publish: 'articlePublished',
  appear: 'articlePublished',
  schedule: 'articleScheduled',
  return: 'articleReturned',
  archive: 'articleArchived',
};

/** Who is newly mentioned in what everybody reads. */
async function tellMentioned(p: Platform, tx: Tx, { work, request }: ArticleMove, slug: string) {
  const { content, published } = work.article;
  const before = published ? mentionsIn(published.body) : [];
  const writers = authorIds(work);
  const named = mentionsIn(content.body).filter(
    (id) => !before.includes(id) && !writers.includes(id),
  );
  const by = request.actor?.id ?? work.article.ownerId;
  const sender = by ? await senderOf(p, tx, by) : undefined;
  await notify(tx, p, {
    userIds: [...(await visibleAmong(tx, named))],
    type: 'mention',
    text: 'articleMention',
    ...sender,
    values: { title: content.title, ...sender?.values },
    actionUrl: pages.article({ slug }),
  });
}

export const articleMoves = {
  guards: {
    nothingMissing(_tx, { work }) {
      const missing = articleMissing(work.article.content);
      return missing.some(({ blocks }) => blocks)
        ? fail('INCOMPLETE', { details: { missing } })
        : undefined;
    },
    timeAhead(_tx, { request: { appearsAt }, at }) {
      if (!appearsAt) return fail('VALIDATION', { fields: { appearsAt: 'required' } });
      return appearsAt > at ? undefined : fail('VALIDATION', { fields: { appearsAt: 'invalid' } });
    },
    timeReached: (_tx, { work: { article }, at }) =>
      article.appearsAt && article.appearsAt <= at ? undefined : fail('WRONG_STATUS'),
    changed: (_tx, { work }) =>
      changedFields(work.article).length > 0 ? undefined : fail('WRONG_STATUS'),
    reasoned: (_tx, { work, request: { actor, reason } }) =>
      actor?.id === work.article.ownerId || reason?.trim()
        ? undefined
        : fail('VALIDATION', { fields: { reason: 'required' } }),
  },
  effects: {
    async keepTime(p, tx, { request, work }) {
      const appearsAt = new Date(request.appearsAt ?? '');
      const articleId = work.article.id;
      await updateArticle(tx, articleId, { status: 'scheduled', appearsAt });
      await p.jobs.put(
        tx,
        clockQueue,
        { articleId },
        { startAfter: appearsAt, singletonKey: `${articleId} ${appearsAt.getTime()}` },
      );
    },
    async dropTime(_p, tx, { work, to }) {
      await updateArticle(tx, work.article.id, { status: to, appearsAt: null });
    },
    async show(p, tx, move) {
      const { work, at } = move;
      const { article } = work;
      const { content } = article;
      const slug = await firstSlug(tx, work);
      const bank = content.bankSlug ? await findBank(tx, content.bankSlug) : undefined;
      await updateArticle(tx, article.id, {
        slug,
        published: content,
        summary: summaryOf(content),
        words: wordsOf(content, authorIds(work)),
        tags: tagsIn(content).map((tag) => tag.slug),
        bankId: bank?.id ?? null,
        publishedAt: article.publishedAt ?? at,
        updatedAt: article.publishedAt ? at : null,
      });
      await tellMentioned(p, tx, move, slug);
    },
    async tellModerators(p, tx, { work, request }) {
      const userIds = (await openModerators(tx))
        .map(({ id }) => id)
        .filter((id) => !authorIds(work).includes(id));
      await notify(tx, p, {
        userIds,
        type: 'article',
        text: 'articleWaiting',
        values: { title: work.article.content.title },
        actionUrl: pages.articleEdit({ id: work.article.id }),
        ...(request.actor ? { from: request.actor.id } : {}),
      });
    },
    async tellAuthors(p, tx, { work, request, to }) {
      const text =
        request.event === 'archive' && !request.reason?.trim()
          ? 'articleWithdrawn'
          : noticeTexts[request.event];
      const userIds = authorIds(work).filter((id) => id !== request.actor?.id);
      if (!text || userIds.length === 0) return;
      const { id, slug, content } = work.article;
      const at = request.appearsAt ? new Date(request.appearsAt) : undefined;
      const moment = at && { bhs: formatMomentOf(at, 'bhs'), en: formatMomentOf(at, 'en') };
      const address = to === 'published' && request.event !== 'return';
      await notify(tx, p, {
        userIds,
        type: 'article',
        text,
        values: {
          title: content.title,
          reason: request.reason ?? '',
          ...(moment ? { moment } : {}),
        },
        actionUrl: address
          ? pages.article({ slug: work.article.publishedAt ? slug : await firstSlug(tx, work) })
          : pages.articleEdit({ id }),
      });
    },
  },
} satisfies SomeMoves['article'];
