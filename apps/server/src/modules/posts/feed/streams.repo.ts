import { type FeedPlace, inFeedOrder, type ReadStream } from '@app/domain/posts/feed';
import { and, desc, eq, gt, inArray, isNotNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '../../../platform/db/client.ts';
import { inTimeOrder } from '../../../platform/db/keyset.ts';
import { connectionTable, followTable, isTiedTo } from '../../network/public.ts';
import { feedMutes, isOpen, postCircles, postHides, posts, stands } from '../posts.tables.ts';
import { type Asking, isVisibleTo, type Known } from '../posts.visible.repo.ts';

/** How the reader and an author are tied. */
export type FeedTie = 'own' | 'connection' | 'follow';

export interface FeedRow extends FeedPlace {
  readonly authorId: string;
  readonly tie: FeedTie | null;
  /** Keys of circles that they have in common. */
  readonly circles: readonly string[];
}

interface Asked {
  readonly after: FeedPlace | undefined;
  readonly limit: number;
}

/**
 * So many of the latest posts are looked through before each person is asked for theirs: where most
 * write whom the reader knows, these are enough.
 */
const lookedThrough = 200;

const keys = (all: readonly string[]) => sql`${sql.param([...all])}::text[]`;

/** What the reader took out of the own feed. */
const isWanted = (_read: Reader, readerId: string, id: AnyPgColumn, authorId: AnyPgColumn): SQL =>
  sql`NOT EXISTS (SELECT FROM ${postHides} WHERE ${postHides.userId} = ${readerId} AND ${postHides.postId} = ${id})
    AND NOT EXISTS (SELECT FROM ${feedMutes} WHERE ${feedMutes.userId} = ${readerId} AND ${feedMutes.mutedId} = ${authorId})`;

const isKnownTo = (read: Reader, readerId: string, authorId: AnyPgColumn) =>
  or(
    eq(authorId, readerId),
    isTiedTo(read, 'connections', readerId, authorId),
    isTiedTo(read, 'follows', readerId, authorId),
  );

const tieTo = (
  read: Reader,
  readerId: string,
  { authorId, visibility }: { readonly authorId: AnyPgColumn; readonly visibility: AnyPgColumn },
) => sql<FeedTie | null>`CASE
  WHEN ${authorId} = ${readerId} THEN 'own'
  WHEN ${visibility} = 'private' THEN NULL
  WHEN ${isTiedTo(read, 'connections', readerId, authorId)} THEN 'connection'
  WHEN ${visibility} = 'public' AND ${isTiedTo(read, 'follows', readerId, authorId)} THEN 'follow'
END`;

const latestFirst = inTimeOrder('desc', posts.createdAt, posts.id);

function latest(read: Reader, among: SQL, { after, limit }: Asked) {
  return read
    .select({
      id: posts.id,
      authorId: posts.authorId,
      at: posts.createdAt,
      visibility: posts.visibility,
      removedAt: posts.removedAt,
    })
    .from(posts)
    .where(and(among, latestFirst.beyond(after)))
    .orderBy(...latestFirst.by)
    .limit(limit)
    .as('latest');
}

/** The reader's own posts, and those of whom they are connected with or follow. */
export async function readPeople(
  read: Reader,
  { id: readerId }: Known,
  asked: Asked,
): Promise<ReadStream<FeedRow>> {
  const scan = latest(read, stands, { ...asked, limit: lookedThrough });
  const tied = read
    .select({
      id: scan.id,
      at: scan.at,
      authorId: scan.authorId,
      tie: tieTo(read, readerId, scan).as('tie'),
    })
    .from(scan)
    .where(isWanted(read, readerId, scan.id, scan.authorId))
    .as('tied');
  const found = await read
    .select()
    .from(tied)
    .where(isNotNull(tied.tie))
    .orderBy(desc(tied.at), desc(tied.id))
    .limit(asked.limit);
  const rows = found.length < asked.limit ? await readEach(read, readerId, asked) : found;
  return streamOf(
    rows.map((row) => ({ ...row, circles: [] })),
    asked.limit,
  );
}

/** The same, each of them asked for theirs: a few entries of one index each. */
async function readEach(read: Reader, readerId: string, { after, limit }: Asked) {
  const { rows } = await read.execute<{ id: string; authorId: string; at: Date; tie: FeedTie }>(sql`
    WITH people AS (
      SELECT ${readerId}::uuid AS id, 'own' AS tie
      UNION ALL
      SELECT ${connectionTable.otherId}, 'connection' FROM ${connectionTable}
      WHERE ${connectionTable.memberId} = ${readerId}
      UNION ALL
      SELECT ${followTable.followedId}, 'follow' FROM ${followTable}
      WHERE ${followTable.followerId} = ${readerId}
        AND NOT ${isTiedTo(read, 'connections', readerId, followTable.followedId)}
    )
    SELECT post.id, people.id AS "authorId", post.created_at AS at, people.tie
    FROM people CROSS JOIN LATERAL (
      SELECT ${posts.id}, ${posts.createdAt} FROM ${posts}
      WHERE ${posts.authorId} = people.id AND ${stands}
        AND (people.tie = 'own' OR ${posts.visibility} = 'public'
          OR (people.tie = 'connection' AND ${posts.visibility} = 'connections'))
        AND ${latestFirst.beyond(after) ?? sql`true`}
        AND ${isWanted(read, readerId, posts.id, posts.authorId)}
      ORDER BY ${posts.createdAt} DESC, ${posts.id} DESC
      LIMIT ${limit}
    ) AS post
    ORDER BY post.created_at DESC, post.id DESC
    LIMIT ${limit}
  `);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

/** A stream that was read whole, as far as it was asked for. */
function streamOf<R extends FeedPlace>(rows: readonly R[], limit: number): ReadStream<R> {
  return { rows, until: rows.length < limit ? null : (rows.at(-1) ?? null) };
}

/** Posts of others who have something in common with the reader. */
export async function readCircles(
  { provided }: Asking,
  read: Reader,
  { id: readerId }: Known,
  circles: readonly string[],
  { after, limit }: Asked,
): Promise<ReadStream<FeedRow>> {
  if (circles.length === 0) return { rows: [], until: null };
  const order = inTimeOrder('desc', postCircles.createdAt, postCircles.postId);
  const { rows } = await read.execute<{
    id: string;
    authorId: string;
    at: string;
    circle: string;
    fits: boolean;
    isLast: boolean;
  }>(sql`
    SELECT one.post_id AS id, one.author_id AS "authorId", one.created_at AS at, asked.circle,
      one.fits, one.last AS "isLast"
    FROM unnest(${keys(circles)}) AS asked (circle) CROSS JOIN LATERAL (
      SELECT ${postCircles.postId}, ${postCircles.authorId}, ${postCircles.createdAt},
        ${and(
          not(isKnownTo(read, readerId, postCircles.authorId) as SQL),
          provided.isNotApart(read, readerId, postCircles.authorId),
          isWanted(read, readerId, postCircles.postId, postCircles.authorId),
        )} AS fits,
        row_number() OVER (
          ORDER BY ${postCircles.createdAt} DESC, ${postCircles.postId} DESC
        ) = ${limit} AS last
      FROM ${postCircles}
      WHERE ${postCircles.circle} = asked.circle AND ${order.beyond(after) ?? sql`true`}
      ORDER BY ${postCircles.createdAt} DESC, ${postCircles.postId} DESC
      LIMIT ${limit}
    ) AS one
    WHERE one.fits OR one.last
  `);
  const found = new Map<string, FeedRow & { circles: string[] }>();
  for (const row of rows.filter(({ fits }) => fits)) {
    const before = found.get(row.id);
    if (before) before.circles.push(row.circle);
    else {
      const { id, authorId, circle } = row;
      found.set(id, { id, authorId, at: new Date(row.at), tie: null, circles: [circle] });
    }
  }
  const ends = rows.filter(({ isLast }) => isLast).map(({ id, at }) => ({ id, at: new Date(at) }));
  return { rows: [...found.values()], until: ends.toSorted(inFeedOrder)[0] ?? null };
}

/** Posts for everybody of those with whom the reader has nothing in common. */
export async function readEveryone(
  { provided }: Asking,
  read: Reader,
  { id: readerId }: Known,
  circles: readonly string[],
  asked: Asked,
): Promise<ReadStream<FeedRow>> {
  const scan = latest(read, isOpen, { ...asked, limit: lookedThrough });
  const rows = await read
    .select({ id: scan.id, at: scan.at, authorId: scan.authorId })
    .from(scan)
    .where(
      and(
        not(isKnownTo(read, readerId, scan.authorId) as SQL),
        provided.isNotApart(read, readerId, scan.authorId),
        isWanted(read, readerId, scan.id, scan.authorId),
        sql`NOT EXISTS (SELECT FROM ${postCircles}
          WHERE ${postCircles.postId} = ${scan.id} AND ${postCircles.circle} = ANY(${keys(circles)}))`,
      ),
    )
    .orderBy(desc(scan.at), desc(scan.id))
    .limit(asked.limit);
  const found = rows.map((row) => ({ ...row, tie: null, circles: [] }));
  if (rows.length === asked.limit) return streamOf(found, asked.limit);
  const all = await read
    .select({ id: scan.id, at: scan.at })
    .from(scan)
    .orderBy(desc(scan.at), desc(scan.id));
  return { rows: found, until: all.length < lookedThrough ? null : (all.at(-1) ?? null) };
}

/** The latest posts of others that came after an instant, of whichever stream. */
export async function readNews(
  asking: Asking,
  read: Reader,
  actor: Known,
  circles: readonly string[],
  since: Date,
): Promise<FeedRow[]> {
  const scan = latest(read, and(stands, gt(posts.createdAt, since)) as SQL, {
    after: undefined,
    limit: lookedThrough,
  });
  const shared = read
    .select({ circle: postCircles.circle })
    .from(postCircles)
    .where(and(eq(postCircles.postId, scan.id), inArray(postCircles.circle, [...circles, ''])));
  return read
    .select({
      id: scan.id,
      at: scan.at,
      authorId: scan.authorId,
      tie: tieTo(read, actor.id, scan),
      circles: sql<string[]>`ARRAY(${shared})`,
    })
    .from(scan)
    .where(
      and(
        not(eq(scan.authorId, actor.id)),
        isVisibleTo(asking, read, actor, scan),
        isWanted(read, actor.id, scan.id, scan.authorId),
      ),
    )
    .orderBy(desc(scan.at), desc(scan.id));
}
