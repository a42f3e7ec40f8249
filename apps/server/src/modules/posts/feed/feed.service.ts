import type { FeedPage, PostReason } from '@app/contracts/posts/posts.schemas';
import {
  aheadOf,
  type FeedPlace,
  type FeedStream,
  feedStreams,
  holdsMuted,
  type ReadStream,
  shifted,
  weave,
} from '@app/domain/posts/feed';
import { type FeedOrder, postLimits } from '@app/domain/posts/post';
import type { z } from 'zod';
import type { Reader } from '../../../platform/db/client.ts';
import { type Failure, fail } from '../../../platform/http/failure.ts';
import { cursorOf, cursorParts, timeCursor } from '../../../platform/lists.ts';
import type { Platform } from '../../../platform/platform.ts';
import { shownPeople } from '../posts.people.ts';
import { findPosts, type PostRow, postsByIds } from '../posts.repo.ts';
import { postViews } from '../posts.view.ts';
import type { SignedIn } from '../posts.visible.repo.ts';
import type { Circle, createReaderCircles } from './circles.repo.ts';
import { mutedAmong, settingsOf } from './settings.repo.ts';
import {
  type FeedRow,
  readAll,
  readCircles,
  readEveryone,
  readNews,
  readPeople,
} from './streams.repo.ts';

/** What pages of the feed share while the server runs. */
export interface Feed {
  readonly p: Platform;
  readonly circlesFor: ReturnType<typeof createReaderCircles>;
}

interface Reading {
  readonly actor: SignedIn;
  readonly order: FeedOrder;
  readonly circles: readonly Circle[];
  readonly mutedWords: readonly string[];
}

interface PageQuery {
  readonly after: FeedPlace | undefined;
  readonly limit: number;
}

/** When the feed was read, and how far its first page went. */
const newsCursor = cursorOf({ at: cursorParts.time, floor: cursorParts.time });
/** Behind every id. */
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

async function readingOf(
  { p, circlesFor }: Feed,
  actor: SignedIn,
  order?: FeedOrder,
): Promise<Reading> {
  const [settings, circles] = await Promise.all([
    settingsOf(p.db.read, actor.id),
    circlesFor(actor),
  ]);
  return { actor, circles, order: order ?? settings.order, mutedWords: settings.mutedWords };
}

/** Reads one stream, places as they count. */
async function readStream(
  p: Platform,
  { actor, order, circles }: Reading,
  stream: FeedStream,
  { after, limit }: PageQuery,
): Promise<ReadStream<FeedRow>> {
  const ahead = aheadOf(order, stream);
  const asked = { after: after && shifted(after, -ahead), limit };
  const keys = circles.map(({ key }) => key);
  const { read } = p.db;
  const { rows, until } = await {
    people: () => readPeople(read, actor, asked),
    circles: () => readCircles(p, read, actor, keys, asked),
    everyone: () => readEveryone(p, read, actor, keys, asked),
  }[stream]();
  return {
    rows: rows.map((row) => ({ ...row, ...shifted(row, ahead) })),
    until: until && shifted(until, ahead),
  };
}

/**
 * A page of the feed. In the explained order a stream is read only when what the nearer ones hold does not fill the page
 * before anything of it could stand there.
 */
async function readPage(p: Platform, reading: Reading, query: PageQuery) {
  if (reading.order === 'time') {
    const keys = reading.circles.map(({ key }) => key);
    const more = { ...query, limit: query.limit + 1 };
    return weave([await readAll(p, p.db.read, reading.actor, keys, more)], query.limit);
  }
  const now = p.clock.now();
  const unread = (stream: FeedStream): ReadStream<FeedRow> => {
    const first = { at: new Date(now.getTime() + aheadOf(reading.order, stream)), id: lastId };
    const { after } = query;
    return { rows: [], until: after && after.at < first.at ? after : first };
  };
  const streams = feedStreams.map(unread);
  for (const [n, stream] of feedStreams.entries()) {
    streams[n] = await readStream(p, reading, stream, { ...query, limit: query.limit + 1 });
    const woven = weave(streams, query.limit);
    if (woven.rows.length === query.limit) return woven;
  }
  return weave(streams, query.limit);
}

/** All that a post says in words. */
const wordsOf = ({ content, metadata }: PostRow): string => {
  const { courseName, recommendedPerson, pollOptions, linkPreview, attachments } = metadata;
  return [
    content,
    courseName,
    recommendedPerson?.name ?? '',
    ...(pollOptions ?? []),
    ...(linkPreview ? [linkPreview.title, linkPreview.description, linkPreview.siteName] : []),
    ...attachments.map(({ alt }) => alt),
  ].join('\n');
};

/** Without what says, in its own words or in those that it shares, what the reader muted, and shares whom. */
async function wantedOf(
  read: Reader,
  { actor, mutedWords }: Reading,
  rows: readonly PostRow[],
): Promise<PostRow[]> {
  const ids = rows.flatMap(({ sharedPostId }) => sharedPostId ?? []);
  const shared = new Map((await postsByIds(read, ids)).map((row) => [row.id, row]));
  const muted = await mutedAmong(
    read,
    actor.id,
    [...shared.values()].map(({ authorId }) => authorId),
  );
  const isWanted = (row: PostRow) =>
    row.authorId === actor.id || !(muted.has(row.authorId) || holdsMuted(wordsOf(row), mutedWords));
  return rows.filter((row) => {
    const first = shared.get(row.sharedPostId ?? '');
    return row.authorId === actor.id || (isWanted(row) && (first === undefined || isWanted(first)));
  });
}

/** Why a post is there: the closest of what ties the reader to it. */
function reasonOf({ tie, circles: keys }: FeedRow, circles: readonly Circle[]): PostReason {
  if (tie) return { kind: tie, name: '' };
  const common = circles.find(({ key }) => keys.includes(key));
  return common ? { kind: common.kind, name: common.name } : { kind: 'everyone', name: '' };
}

export async function readFeed(
  feed: Feed,
  actor: SignedIn,
  query: {
    readonly after?: string | undefined;
    readonly limit: number;
    readonly order?: FeedOrder | undefined;
  },
): Promise<z.output<typeof FeedPage> | Failure> {
  const after = query.after === undefined ? undefined : timeCursor.read(query.after);
  if (after === null) return fail('VALIDATION', { fields: { after: 'invalid' } });
  const { p } = feed;
  const readAt = p.clock.now();
  const reading = await readingOf(feed, actor, query.order);
  const { rows, next } = await readPage(p, reading, { after, limit: query.limit });
  const found = await findPosts(
    p,
    p.db.read,
    actor,
    rows.map(({ id }) => id),
  );
  const wanted = await wantedOf(p.db.read, reading, found);
  const reasons = new Map(rows.map((row) => [row.id, reasonOf(row, reading.circles)]));
  const floor = next === null ? new Date(0) : (rows.at(-1)?.at ?? next.at);
  return {
    items: await postViews(p, p.db.read, actor, wanted, (id) => reasons.get(id) ?? null),
    next: next && timeCursor.write(next),
    order: reading.order,
    since: newsCursor.write({ at: readAt, floor }),
  };
}

/** What came since the feed was read and would stand on its first page. */
export async function countNews(
  feed: Feed,
  actor: SignedIn,
  than: string,
): Promise<{ count: number; more: boolean } | Failure> {
  const since = newsCursor.read(than);
  if (since === null) return fail('VALIDATION', { fields: { than: 'invalid' } });
  const { p } = feed;
  const { read } = p.db;
  const reading = await readingOf(feed, actor);
  const keys = reading.circles.map(({ key }) => key);
  const streamOf = ({ tie, circles }: FeedRow): FeedStream =>
    tie ? 'people' : circles.length > 0 ? 'circles' : 'everyone';
  const came = (await readNews(p, read, actor, keys, since.at)).filter(
    (row) => row.at.getTime() + aheadOf(reading.order, streamOf(row)) > since.floor.getTime(),
  );
  const posts = await findPosts(
    p,
    read,
    actor,
    came.slice(0, postLimits.news * 2).map(({ id }) => id),
  );
  const { isShown } = await shownPeople(
    p,
    read,
    actor.id,
    posts.map(({ authorId }) => authorId),
  );
  const told = await wantedOf(
    read,
    reading,
    posts.filter(({ authorId }) => isShown(authorId)),
  );
  return {
    count: Math.min(told.length, postLimits.news),
    more: told.length > postLimits.news,
  };
}
