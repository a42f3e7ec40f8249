import type { Platform } from '../../platform/platform.ts';

/** Milliseconds for which an answer that everybody gets alike is kept. */
const keptFor = 1_000;
const keptAtMost = 500;

interface Kept<T> {
  readonly value: Promise<T>;
  readonly until: number;
}

/**
 * Keeps answers for a moment, so that a rush of readers asks the database once. A signal about any
 * campaign ends all of them at once; while this copy does not hear the others nothing is kept.
 *
 * @param read how to find the answer to a key.
 */
export function keepBriefly<T>(
  p: Pick<Platform, 'signals' | 'clock'>,
): (key: string, read: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, Kept<T>>();
  p.signals.subscribe((topic) => {
    if (topic.startsWith('campaign:')) kept.clear();
  });
  p.signals.onLost(() => kept.clear());

  return (key, read) => {
    if (!p.signals.connected) return read();
    // The server's clock may stand still or jump, in tests; real time must pass as well.
    const place = `${Math.floor(p.clock.now().getTime() / keptFor)} ${key}`;
    const now = performance.now();
    const found = kept.get(place);
    if (found && found.until > now) return found.value;
    if (kept.size >= keptAtMost) kept.clear();
    const value = read();
    kept.set(place, { value, until: now + keptFor });
    value.catch(() => kept.delete(place));
    return value;
  };
}
