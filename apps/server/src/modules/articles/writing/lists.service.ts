import type {
  ArticleContent,
  ArticleVersion,
  ArticleWorkRow,
  ArticleWorksQuery,
} from '@app/contracts/articles/article-writing.schemas';
import { z } from 'zod';
import { type Failure, fail, isFailure } from '../../../platform/http/failure.ts';
import { cursorOf, type ListPage, listPage, timeCursor } from '../../../platform/lists.ts';
import type { Platform } from '../../../platform/platform.ts';
import { membersByIds } from '../../accounts/public.ts';
import { authorRows } from '../articles.repo.ts';
import { findWork, type SignedIn, seen } from './work.record.ts';
import { findVersion, listHistory, listOwn, listWaiting } from './work.repo.ts';

type Row = Awaited<ReturnType<typeof listWaiting>>[number] & { readonly agreedAt?: Date | null };

async function rowsOf(
  { db: { read } }: Platform,
  rows: readonly Row[],
): Promise<z.output<typeof ArticleWorkRow>[]> {
  const authors = await authorRows(
    read,
    rows.map(({ id }) => id),
  );
  const people = await membersByIds(
    read,
    authors.map(({ userId }) => userId),
  );
  return rows.map(({ agreedAt, publishedAt, appearsAt, submittedAt, savedAt, ...row }) => ({
    ...row,
    authors: authors
      .filter((one) => one.articleId === row.id && one.agreedAt !== null)
      .map(({ userId }) => people.get(userId)?.name ?? ''),
    publishedAt,
    appearsAt,
    submittedAt,
    savedAt,
    isInvited: agreedAt === null,
  }));
}

export const listMine = (
  p: Platform,
  actor: SignedIn,
  { status, ...page }: z.output<typeof ArticleWorksQuery>,
): Promise<ListPage<z.output<typeof ArticleWorkRow>> | Failure> =>
  listPage(page, {
    cursor: timeCursor,
    read: (slice) => listOwn(p.db.read, actor.id, slice, status),
    place: ({ savedAt, id }) => ({ at: savedAt, id }),
    show: (rows) => rowsOf(p, rows),
  });

export const listForModerators = (
  p: Platform,
  page: { readonly after?: string | undefined; readonly limit: number },
): Promise<ListPage<z.output<typeof ArticleWorkRow>> | Failure> =>
  listPage(page, {
    cursor: timeCursor,
    read: (slice) => listWaiting(p.db.read, slice),
    place: ({ submittedAt, savedAt, id }) => ({ at: submittedAt ?? savedAt, id }),
    show: (rows) => rowsOf(p, rows),
  });

const numberCursor = cursorOf({ number: z.coerce.number().int().min(1).max(1_000_000) });

export async function articleHistory(
  p: Platform,
  actor: SignedIn,
  which: string,
  page: { readonly after?: string | undefined; readonly limit: number },
): Promise<ListPage<z.output<typeof ArticleVersion>> | Failure> {
  const { read } = p.db;
  const work = seen(await findWork(read, which), actor);
  if (isFailure(work)) return work;
  return listPage(page, {
    cursor: numberCursor,
    read: ({ after, limit }) =>
      listHistory(read, work.article.id, { before: after?.number, limit }),
    place: ({ number }) => ({ number }),
    async show(rows) {
      const people = await membersByIds(
        read,
        rows.flatMap(({ actorId }) => actorId ?? []),
      );
      return rows.map(({ actorId, at, ...row }) => ({
        ...row,
        at,
        by: actorId === null ? null : { name: people.get(actorId)?.name ?? '' },
      }));
    },
  });
}

export async function readVersion(
  p: Platform,
  actor: SignedIn,
  { id, number }: { readonly id: string; readonly number: number },
): Promise<ArticleContent | Failure> {
  const work = seen(await findWork(p.db.read, id), actor);
  if (isFailure(work)) return work;
  const version = await findVersion(p.db.read, work.article.id, number);
  return version?.content ?? fail('NOT_FOUND');
}
