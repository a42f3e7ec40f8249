import type { MessageSide } from '@app/domain/mentorship/mentorship';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import type { Signals, Topic } from '../../platform/signals.ts';

interface Beat {
  readonly requestId: string;
  readonly userId: string;
  readonly side: MessageSide;
}

/** Milliseconds after which whoever gave no other sign writes no more. */
const lasts = 8_000;
/** Conversations of which one copy knows at most. */
const atMost = 20_000;

/**
 * Knows who writes in which conversation just now. Nothing of it is kept: each sign travels to all
 * copies as a signal and is forgotten where none follows.
 */
export function createTyping(p: {
  readonly signals: Pick<Signals, 'tell' | 'subscribe'>;
  readonly clock: Clock;
}) {
  const writing = new LRUCache<string, Map<string, Beat & { readonly at: number }>>({
    max: atMost,
    ttl: lasts,
  });
  const still = (at: number) => at > p.clock.now().getTime() - lasts;
  const known = (requestId: string) =>
    [...(writing.get(requestId) ?? [])].filter(([, { at }]) => still(at));

  p.signals.subscribe((topic) => {
    const [kind, requestId = '', userId = '', side = ''] = topic.split(':');
    if (kind !== 'typing') return;
    const others = known(requestId).filter(([id]) => id !== userId);
    const beat = { requestId, userId, side: side as MessageSide | '', at: p.clock.now().getTime() };
    if (beat.side !== '') others.push([userId, { ...beat, side: beat.side }]);
    writing.set(requestId, new Map(others));
  });
  /** No part holds a colon. */
  const topicOf = (requestId: string, userId: string, side: MessageSide | ''): Topic =>
    `typing:${requestId}:${userId}:${side}`;
  const writes = (requestId: string, userId: string) =>
    known(requestId).some(([id]) => id === userId);

  return {
    /** Somebody writes; the other side is told when that is news. */
    beat({ requestId, userId, side }: Beat): void {
      const news = !writes(requestId, userId);
      p.signals.tell(topicOf(requestId, userId, side));
      if (news) p.signals.tell(`mentorship:${requestId}`);
    },
    /** Has sent it. */
    ended(requestId: string, userId: string): void {
      if (writes(requestId, userId)) p.signals.tell(topicOf(requestId, userId, ''));
    },
    /** Who of a side writes. */
    of: (requestId: string, side: MessageSide): string[] =>
      known(requestId).flatMap(([userId, beat]) => (beat.side === side ? [userId] : [])),
  };
}

export type Typing = ReturnType<typeof createTyping>;
