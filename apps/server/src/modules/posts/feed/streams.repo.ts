import { type FeedPlace, inFeedOrder, type ReadStream } from '@app/domain/posts/feed';
import { and, desc, eq, gt, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '../../../platform/db/client.ts';
import { inTimeOrder } from '../../../platform/db/keyset.ts';
import { connectionTable, followTable } from '../../network/public.ts';
import { feedMutes, isOpen, postCircles, postHides, posts, stands } from '../posts.tables.ts';
import { type Asking, isVisibleTo, type SignedIn } from '../posts.visible.repo.ts';

/** How the reader and an author are tied. */
export type FeedTie = 'own' | 'connection' | 'follow';

export interface FeedRow extends FeedPlace {
  readonly authorId: string;
  readonly tie: FeedTie | null;
  /** Keys of circles that they have in common. */
  readonly circles: readonly string[];
}

interface PageQuery {
  readonly after: FeedPlace | undefined;
  readonly limit: number;
}

/**
 * So many of the latest posts are looked through before each person is asked for theirs: where most
 * write whom the reader knows, these are enough.
 */
const lookedThrough = 200;

const keys = (all: readonly string[]) => sql`${sql.param([...all])}::text[]`;

// Looked up one by one, as values: a join or a hash would first read all that is the reader's.
const isTied = (kind: 'connections' | 'follows', readerId: string, authorId: AnyPgColumn): SQL =>
  kind === 'connections'
    ? sql`(SELECT true FROM ${connectionTable}
        WHERE ${connectionTable.memberId} = ${readerId} AND ${connectionTable.otherId} = ${authorId})`
    : sql`(SELECT true FROM ${followTable}
        WHERE ${followTable.followerId} = ${readerId} AND ${followTable.followedId} = ${authorId})`;

/** Nothing that the reader took out of the own feed. */
const isWanted = (readerId: string, id: AnyPgColumn, authorId: AnyPgColumn): SQL =>
  sql`(SELECT true FROM ${postHides}
      WHERE ${postHides.userId} = ${readerId} AND ${postHides.postId} = ${id}) IS NULL
    AND (SELECT true FROM ${feedMutes}
      WHERE ${feedMutes.userId} = ${readerId} AND ${feedMutes.mutedId} = ${authorId}) IS NULL`;

const isUnknownTo = (readerId: string, authorId: AnyPgColumn): SQL =>
  sql`${authorId} <> ${readerId} AND ${isTied('connections', readerId, authorId)} IS NULL
    AND ${isTied('follows', readerId, authorId)} IS NULL`;

const tieTo = (
  readerId: string,
  { authorId, visibility }: { readonly authorId: AnyPgColumn; readonly visibility: AnyPgColumn },
) => sql<FeedTie | null>`CASE
  WHEN ${authorId} = ${readerId} THEN 'own'
  WHEN ${visibility} = 'private' THEN NULL
  WHEN ${isTied('connections', readerId, authorId)} THEN 'connection'
  WHEN ${visibility} = 'public' AND ${isTied('follows', readerId, authorId)} THEN 'follow'
END`;

const latestFirst = inTimeOrder('desc', posts.createdAt, posts.id);

function latest(read: Reader, among: SQL, { after, limit }: PageQuery) {
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
  { id: readerId }: SignedIn,
  query: PageQuery,
): Promise<ReadStream<FeedRow>> {
  const scan = latest(read, stands, { ...query, limit: lookedThrough });
  const tied = read
    .select({
      id: scan.id,
      at: scan.at,
      authorId: scan.authorId,
      tie: tieTo(readerId, scan).as('tie'),
    })
    .from(scan)
    .where(isWanted(readerId, scan.id, scan.authorId))
    .as('tied');
  const found = await read
    .select()
    .from(tied)
    .where(isNotNull(tied.tie))
    .orderBy(desc(tied.at), desc(tied.id))
    .limit(query.limit);
  const rows = found.length < query.limit ? await readEach(read, readerId, query) : found;
  return streamOf(
    rows.map((row) => ({ ...row, circles: [] })),
    query.limit,
  );
}

/** The same, each of them asked for theirs: a few entries of one index each. */
async function readEach(read: Reader, readerId: string, { after, limit }: PageQuery) {
  const { rows } = await read.execute<{ id: string; authorId: string; at: Date; tie: FeedTie }>(sql`
    WITH people AS (
      SELECT ${readerId}::uuid AS id, 'own' AS tie
      UNION ALL
      SELECT ${connectionTable.otherId}, 'connection' FROM ${connectionTable}
      WHERE ${connectionTable.memberId} = ${readerId}
      UNION ALL
      SELECT ${followTable.followedId}, 'follow' FROM ${followTable}
      WHERE ${followTable.followerId} = ${readerId}
        AND ${isTied('connections', readerId, followTable.followedId)} IS NULL
    )
    SELECT post.id, people.id AS "authorId", post.created_at AS at, people.tie
    FROM people CROSS JOIN LATERAL (
      SELECT ${posts.id}, ${posts.createdAt} FROM ${posts}
      WHERE ${posts.authorId} = people.id AND ${stands}
        AND (people.tie = 'own' OR ${posts.visibility} = 'public'
          OR (people.tie = 'connection' AND ${posts.visibility} = 'connections'))
        AND ${latestFirst.beyond(after) ?? sql`true`}
        AND ${isWanted(readerId, posts.id, posts.authorId)}
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
  { id: readerId }: SignedIn,
  circles: readonly string[],
  { after, limit }: PageQuery,
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
          isUnknownTo(readerId, postCircles.authorId),
          provided.isNotBlocked(read, readerId, postCircles.authorId),
          isWanted(readerId, postCircles.postId, postCircles.authorId),
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
  { id: readerId }: SignedIn,
  circles: readonly string[],
  query: PageQuery,
): Promise<ReadStream<FeedRow>> {
  const scan = latest(read, isOpen, { ...query, limit: lookedThrough });
  const rows = await read
    .select({ id: scan.id, at: scan.at, authorId: scan.authorId })
    .from(scan)
    .where(
      and(
        isUnknownTo(readerId, scan.authorId),
        provided.isNotBlocked(read, readerId, scan.authorId),
        isWanted(readerId, scan.id, scan.authorId),
        sql`NOT EXISTS (SELECT FROM ${postCircles}
          WHERE ${postCircles.postId} = ${scan.id} AND ${postCircles.circle} = ANY(${keys(circles)}))`,
      ),
    )
    .orderBy(desc(scan.at), desc(scan.id))
    .limit(query.limit);
  const found = rows.map((row) => ({ ...row, tie: null, circles: [] }));
  if (rows.length === query.limit) return streamOf(found, query.limit);
  return { rows: found, until: await endOf(read, scan) };
}

/** Whatever of these the reader sees and wants, with what ties them to it. */
function shownOf(
  asking: Asking,
  read: Reader,
  actor: SignedIn,
  circles: readonly string[],
  scan: ReturnType<typeof latest>,
) {
  const shared = read
    .select({ circle: postCircles.circle })
    .from(postCircles)
    .where(
      and(eq(postCircles.postId, scan.id), sql`${postCircles.circle} = ANY(${keys(circles)})`),
    );
  return read
    .select({
      id: scan.id,
      at: scan.at,
      authorId: scan.authorId,
      tie: tieTo(actor.id, scan),
      circles: sql<string[]>`ARRAY(${shared})`,
    })
    .from(scan)
    .where(and(isVisibleTo(asking, read, actor, scan), isWanted(actor.id, scan.id, scan.authorId)))
    .orderBy(desc(scan.at), desc(scan.id));
}

/** Where a look through the latest posts ended; null: with the last of all. */
async function endOf(read: Reader, scan: ReturnType<typeof latest>): Promise<FeedPlace | null> {
  const all = await read
    .select({ id: scan.id, at: scan.at })
    .from(scan)
    .orderBy(desc(scan.at), desc(scan.id));
  return all.length < lookedThrough ? null : (all.at(-1) ?? null);
}

/** All that the reader sees, by time alone. */
export async function readAll(
  asking: Asking,
  read: Reader,
  actor: SignedIn,
  circles: readonly string[],
  query: PageQuery,
): Promise<ReadStream<FeedRow>> {
  const scan = latest(read, stands, { ...query, limit: lookedThrough });
  const rows = await shownOf(asking, read, actor, circles, scan).limit(query.limit);
  if (rows.length === query.limit) return streamOf(rows, query.limit);
  return { rows, until: await endOf(read, scan) };
}

/** The latest posts of others that came after an instant, of whichever stream. */
export async function readNews(
  asking: Asking,
  read: Reader,
  actor: SignedIn,
  circles: readonly string[],
  since: Date,
): Promise<FeedRow[]> {
  const isNew = and(stands, gt(posts.createdAt, since), ne(posts.authorId, actor.id)) as SQL;
  const scan = latest(read, isNew, { after: undefined, limit: lookedThrough });
  return shownOf(asking, read, actor, circles, scan);
}
