import type { LiveTopic } from '@app/contracts/system/live-topics';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Listener, LiveConnection } from './live-connection.ts';

/** `user`: the signed-in reader's own, whatever their id. */
export type Heard = LiveTopic | 'user';

let loading: Promise<LiveConnection> | undefined;
let loaded: LiveConnection | undefined;
const watchers = new Set<() => void>();
const notifyWatchers = () => {
  for (const watcher of watchers) watcher();
};

/** The page's one connection; its code comes with the first who listens. */
function connection(): Promise<LiveConnection> {
  loading ??= import('./live-browser.ts').then(({ liveConnection }) => {
    loaded = liveConnection;
    liveConnection.watch(notifyWatchers);
    return liveConnection;
  });
  return loading;
}

/**
 * Hears live events; all parts of a page share one connection.
 *
 * @param topics what the reader may not read is not heard. Empty: listens to nothing.
 * @param onSignal what changed: fetch it again. Null after (re)connecting: anything may have.
 */
export function useLive(topics: readonly Heard[], onSignal: Listener['onSignal']): void {
  const hear = useEffectEvent(onSignal);
  const named = topics.join();
  useEffect(() => {
    if (named === '') return undefined;
    let stop: () => void = () => undefined;
    let stopped = false;
    connection().then(
      (live) => {
        if (!stopped)
          stop = live.listen({ topics: named.split(','), onSignal: (...it) => hear(...it) });
      },
      () => undefined,
    );
    return () => {
      stopped = true;
      stop();
    };
  }, [named]);
}

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};
const isConnected = () => loaded?.isConnected() ?? false;

/** `every`: milliseconds. @returns a query's `refetchInterval`; false while live events come. */
export function useLiveInterval(every: number): number | false {
  const connected = useSyncExternalStore(watch, isConnected, () => false);
  return connected ? false : every;
}
