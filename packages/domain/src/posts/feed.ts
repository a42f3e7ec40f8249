import { searchWords } from '../search.ts';
import type { FeedOrder } from './post.ts';

/**
 * What a feed is woven from, the nearest first: the reader's own posts with those of whom they are
 * connected with or follow; of who shares a place, a bank or an interest with them; of everybody.
 */
export const feedStreams = ['people', 'circles', 'everyone'] as const;
export type FeedStream = (typeof feedStreams)[number];

const day = 24 * 60 * 60 * 1000;

/**
 * By how much later a post counts than it was written, in milliseconds. It is the same for every
 * post of a stream: each stream stays in the order of time, and no rank is kept anywhere.
 */
const ahead: Readonly<Record<FeedOrder, Readonly<Record<FeedStream, number>>>> = {
  explained: { people: 7 * day, circles: 2 * day, everyone: 0 },
  time: { people: 0, circles: 0, everyone: 0 },
};

export const aheadOf = (order: FeedOrder, stream: FeedStream): number => ahead[order][stream];

/** Where something stands in a list, the latest first. */
export interface FeedPlace {
  readonly at: Date;
  readonly id: string;
}

/** Below zero: `a` stands before `b`. */
export const inFeedOrder = (a: FeedPlace, b: FeedPlace): number =>
  b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

export const shifted = ({ at, id }: FeedPlace, by: number): FeedPlace => ({
  at: new Date(at.getTime() + by),
  id,
});

/** What was read of a stream, places as they count. */
export interface ReadStream<R extends FeedPlace> {
  readonly rows: readonly R[];
  /** Up to where it was read; null: to its end. */
  readonly until: FeedPlace | null;
}

/**
 * Weaves streams into one page.
 *
 * @param limit rows of the page.
 * @returns the rows that are certain: none of a stream lies between them unread; and the place after
 *   which the next page begins, null on the last.
 */
export function weave<R extends FeedPlace>(
  streams: readonly ReadStream<R>[],
  limit: number,
): { rows: R[]; next: FeedPlace | null } {
  const horizon = streams
    .flatMap(({ until }) => until ?? [])
    .toSorted(inFeedOrder)
    .at(0);
  const all = streams.flatMap(({ rows }) => rows).toSorted(inFeedOrder);
  const certain = horizon ? all.filter((row) => inFeedOrder(row, horizon) <= 0) : all;
  const rows = certain.slice(0, limit);
  const last = rows.at(-1);
  if (certain.length > limit && last) return { rows, next: { at: last.at, id: last.id } };
  return { rows, next: horizon ?? null };
}

/** Whether a text holds one of the words, or one after the other those of a phrase. */
export function holdsMuted(text: string, muted: readonly string[]): boolean {
  if (muted.length === 0) return false;
  const said = ` ${searchWords(text).join(' ')} `;
  return muted.some((phrase) => {
    const words = searchWords(phrase);
    return words.length > 0 && said.includes(` ${words.join(' ')} `);
  });
}
