import type { Clock } from './clock.ts';
import { createRecent } from './recent.ts';
import type { Signals, Topic } from './signals.ts';
import type { TopicKind } from './topics.ts';

interface Beat<Side extends string> {
  /** Id of the conversation. */
  readonly place: string;
  readonly userId: string;
  /** For whom they speak. */
  readonly side: Side;
}

/** Milliseconds after which whoever gave no other sign writes no more. */
const lasts = 8_000;
/** Conversations of which one copy knows at most. */
const atMost = 20_000;

/**
 * Knows who writes in which conversation just now. Nothing of it is kept: each sign travels to all
 * copies as a signal and is forgotten where none follows.
 *
 * @param kind `beats` sets these signals apart from those of other kinds; `news` is what those who
 *   have the conversation open are told with.
 */
export function createTyping<Side extends string>(
  p: { readonly signals: Pick<Signals, 'tell' | 'subscribe'>; readonly clock: Clock },
  kind: { readonly beats: TopicKind; readonly news: (place: string) => Topic },
) {
  const writing = createRecent<Map<string, Beat<Side> & { readonly at: number }>>(atMost, lasts);
  const still = (at: number) => at > p.clock.now().getTime() - lasts;
  const known = (place: string) =>
    [...(writing.get(place) ?? [])].filter(([, { at }]) => still(at));

  p.signals.subscribe((topic) => {
    const [beats, place = '', userId = '', side = ''] = topic.split(':');
    if (beats !== kind.beats) return;
    const others = known(place).filter(([id]) => id !== userId);
    const at = p.clock.now().getTime();
    if (side !== '') others.push([userId, { place, userId, side: side as Side, at }]);
    writing.set(place, new Map(others));
  });
  /** No part holds a colon. */
  const topicOf = (place: string, userId: string, side: Side | ''): Topic =>
    `${kind.beats}:${place}:${userId}:${side}`;
  const writes = (place: string, userId: string) => known(place).some(([id]) => id === userId);

  return {
    /** Somebody writes; those who have it open are told when that is news. */
    beat({ place, userId, side }: Beat<Side>): void {
      const news = !writes(place, userId);
      p.signals.tell(topicOf(place, userId, side));
      if (news) p.signals.tell(kind.news(place));
    },
    /** Has sent it. */
    ended(place: string, userId: string): void {
      if (writes(place, userId)) p.signals.tell(topicOf(place, userId, ''));
    },
    /** Who of a side writes. */
    of: (place: string, side: Side): string[] =>
      known(place).flatMap(([userId, beat]) => (beat.side === side ? [userId] : [])),
  };
}

export type Typing<Side extends string> = ReturnType<typeof createTyping<Side>>;
