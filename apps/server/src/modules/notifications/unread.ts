import type { Clock } from '../../platform/clock.ts';
import type { Signals } from '../../platform/signals.ts';

/** What is kept is asked again after this many milliseconds, should a signal have been lost. */
const keptFor = 30_000;
const keptAtMost = 50_000;

/**
 * Unread counts kept in memory until a signal `user:<id>` says that they changed, so that a poll
 * costs no query. While this copy does not hear the others, nothing is kept.
 *
 * @param count asks the database.
 */
export function keepUnreadCounts<T>(
  signals: Pick<Signals, 'connected' | 'subscribe' | 'onLost'>,
  clock: Clock,
  count: (userId: string) => Promise<T>,
): (userId: string) => Promise<T> {
  const kept = new Map<string, { unread: T; until: number }>();
  /** Counts what was forgotten, so that an answer read before a signal is not kept after it. */
  let forgotten = 0;

  signals.subscribe((topic) => {
    if (!topic.startsWith('user:')) return;
    forgotten += 1;
    kept.delete(topic.slice('user:'.length));
  });
  signals.onLost(() => {
    forgotten += 1;
    kept.clear();
  });

  return async (userId) => {
    const now = clock.now().getTime();
    const known = kept.get(userId);
    if (known && known.until > now && signals.connected) return known.unread;
    const before = forgotten;
    const unread = await count(userId);
    if (forgotten === before && signals.connected) {
      if (kept.size >= keptAtMost) kept.clear();
      kept.set(userId, { unread, until: now + keptFor });
    }
    return unread;
  };
}
