import type { Clock } from './clock.ts';
import type { Signals, Topic } from './signals.ts';

const keptAtMost = 500;

interface Kept<T> {
  readonly value: Promise<T>;
  readonly until: number;
}

/**
 * Keeps answers that everybody gets alike for a moment, so that a rush of readers asks the database
 * once. While this copy does not hear the others nothing is kept.
 *
 * @param options `milliseconds` how long; `forgetOn` says which signals end all of them at once.
 * @returns a function that takes a key and how to find its answer.
 */
export function keepBriefly<T>(
  p: { readonly signals: Signals; readonly clock: Clock },
  options: { readonly milliseconds: number; readonly forgetOn: (topic: Topic) => boolean },
): (key: string, read: () => Promise<T>) => Promise<T> {
  const { milliseconds, forgetOn } = options;
  const kept = new Map<string, Kept<T>>();
  p.signals.subscribe((topic) => {
    if (forgetOn(topic)) kept.clear();
  });
  p.signals.onLost(() => kept.clear());

  return (key, read) => {
    if (!p.signals.connected) return read();
    // The server's clock may stand still or jump, in tests; real time must pass as well.
    const place = `${Math.floor(p.clock.now().getTime() / milliseconds)} ${key}`;
    const now = performance.now();
    const found = kept.get(place);
    if (found && found.until > now) return found.value;
    if (kept.size >= keptAtMost) kept.clear();
    const value = read();
    kept.set(place, { value, until: now + milliseconds });
    value.catch(() => kept.delete(place));
    return value;
  };
}
