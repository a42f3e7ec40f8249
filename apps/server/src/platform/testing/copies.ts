import type { Topic } from '../signals.ts';

/** What copies of a server share in memory, with a clock that is moved by hand. */
export function sharedSignals() {
  let now = 0;
  const listeners: ((topic: Topic) => void)[] = [];
  const told: Topic[] = [];
  return {
    platform: {
      signals: {
        tell(...topics: Topic[]) {
          told.push(...topics);
          for (const topic of topics) for (const listener of listeners) listener(topic);
        },
        subscribe(listener: (topic: Topic) => void) {
          listeners.push(listener);
          return () => undefined;
        },
      },
      clock: { now: () => new Date(now) },
    },
    /** Of what begins so: what was told since the last time. */
    news: (beginning: string) => told.splice(0).filter((topic) => topic.startsWith(beginning)),
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}
