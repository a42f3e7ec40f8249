import type { Clock } from './clock.ts';
import type { Ground } from './db/changes.ts';
import { isFailure } from './http/failure.ts';
import { createRecent } from './recent.ts';
import type { Signals, Topic } from './signals.ts';

export interface Cached<T> {
  clear(): void;
  delete(key: string): void;
  /** @param value undefined while it is being found. */
  deleteWhere(matches: (key: string, value: T | undefined) => boolean): void;
}

interface Entry<T> {
  readonly promise: Promise<T>;
  /** Milliseconds of the server's clock, which may stand still or jump in tests. */
  readonly from: number;
  readonly ground: Ground;
  value?: T;
}

/**
 * Makes a cache in this copy's memory, so that a rush of readers asks the database once. Nothing is
 * kept that failed, that a signal overtook, or while this copy does not hear the others.
 *
 * @param options `milliseconds` how long an answer is kept, `atMost` how many are; `on` says what
 *   each signal ends. Without it an answer ends with the next change of a table that it was read
 *   from.
 * @returns a function that takes a key and how to find its answer.
 */
export function createCache<T extends object | null>(
  p: {
    readonly signals: Pick<Signals, 'connected' | 'subscribe' | 'onLost' | 'changes'>;
    readonly clock: Clock;
  },
  options: {
    readonly milliseconds: number;
    readonly atMost: number;
    readonly on?: (topic: Topic, cached: Cached<T>) => void;
  },
): (key: string, read: () => Promise<T>) => Promise<T> {
  const { milliseconds, atMost, on } = options;
  const { signals } = p;
  const { changes } = signals;
  const entries = createRecent<Entry<T>>(atMost, milliseconds);
  const cached: Cached<T> = {
    clear: () => entries.clear(),
    delete: (key) => void entries.delete(key),
    deleteWhere(matches) {
      for (const [key, { value }] of [...entries.entries()]) {
        if (matches(key, value)) entries.delete(key);
      }
    },
  };
  if (on) signals.subscribe((topic) => on(topic, cached));
  signals.onLost(cached.clear);

  const isTrue = ({ from, ground }: Entry<T>, now: number) =>
    from <= now && now < from + milliseconds && !ground.isOld();

  const drop = (key: string, entry: Entry<T>) => {
    if (entries.peek(key) === entry) entries.delete(key);
  };

  return (key, read) => {
    if (!signals.connected) return read();
    const now = p.clock.now().getTime();
    const found = entries.get(key);
    if (found && isTrue(found, now)) {
      changes.restOn(found.ground);
      return found.promise;
    }
    const readings = changes.follow();
    // Asked for once the entry is there, so that a signal finds it.
    const promise = Promise.resolve().then(() => readings.during(read));
    // What its own rule ends is as true as that says; a failure is not kept at all.
    const kept = {
      isOld: () => (isFailure(entry.value) ? readings.isOld() : entries.peek(key) !== entry),
    };
    const entry: Entry<T> = { promise, from: now, ground: on ? kept : readings };
    entries.set(key, entry);
    changes.restOn(entry.ground);
    promise.then(
      (value) => {
        entry.value = value;
        if (isFailure(value)) drop(key, entry);
      },
      () => drop(key, entry),
    );
    return promise;
  };
}
