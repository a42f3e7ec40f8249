import { useCallback, useEffect, useRef, useState } from 'react';
import { type Heard, useLive, useLiveInterval } from './live.ts';

/** Milliseconds between two questions while live events do not come through. */
const fallback = 30_000;
/** Milliseconds that must lie between two answers, however often something changes. */
const minimumGap = 400;

interface LiveDataOptions<T> {
  /** Names what is asked for; null: nothing is. */
  readonly key: string | null;
  ask(): Promise<T>;
  /** Signals that mean that it changed. */
  readonly topics: readonly Heard[];
  /** Whether to ask once as soon as the page listens; false for what is fresh enough as it came. */
  readonly atOnce?: boolean;
  /**
   * Milliseconds until the next question, after so many, for what changes without a signal; asks
   * at once and whenever the reader comes back. Left out: every 30 s while no live events come.
   */
  poll?(times: number): number;
  onAnswer?(answer: T): void;
  onFailure?(error: unknown): void;
}

export interface LiveData<T> {
  /** Null until there is one; a failed try keeps what is shown. */
  readonly data: T | null;
  readonly state: 'idle' | 'checking' | 'failed';
  refresh(): Promise<void>;
}

/**
 * What changes while it is looked at, on pages that do without the query library to stay light;
 * members' pages use `useLiveRefetch`. One question at a time: what changes meanwhile is asked for
 * once more afterwards.
 */
export function useLiveData<T>(options: LiveDataOptions<T>): LiveData<T> {
  const { key, topics } = options;
  const [state, setState] = useState<LiveData<T>['state']>('idle');
  const [answer, setAnswer] = useState<{ readonly key: string; readonly data: T } | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const running = useRef<Promise<void> | null>(null);
  const wanted = useRef(false);

  const refresh = useCallback(async (): Promise<void> => {
    if (key === null) return;
    wanted.current = running.current !== null;
    running.current ??= (async () => {
      do {
        if (wanted.current) await new Promise((resolve) => setTimeout(resolve, minimumGap));
        wanted.current = false;
        const asked = latest.current;
        if (asked.key === null) return;
        setState('checking');
        try {
          const data = await asked.ask();
          setAnswer({ key: asked.key, data });
          setState('idle');
          latest.current.onAnswer?.(data);
        } catch (error) {
          setState('failed');
          latest.current.onFailure?.(error);
        }
      } while (wanted.current);
    })().finally(() => {
      running.current = null;
    });
    await running.current;
  }, [key]);

  const connected = useRef(options.atOnce ?? true);
  useLive(key === null ? [] : topics, (signal) => {
    const first = signal === null && !connected.current;
    connected.current = true;
    if (!first) void refresh();
  });
  usePoll(key, refresh, options.poll);
  return { data: answer?.key === key ? answer.data : null, state, refresh };
}

function usePoll(
  key: string | null,
  refresh: () => Promise<void>,
  poll: LiveDataOptions<unknown>['poll'],
): void {
  const interval = useLiveInterval(fallback);
  const polled = poll !== undefined;
  const delay = useRef(poll);
  useEffect(() => {
    delay.current = poll;
  });
  useEffect(() => {
    if (key === null || (!polled && interval === false)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    let times = 0;
    const plan = () => {
      const next = delay.current?.(times) ?? (interval || fallback);
      if (!over) timer = setTimeout(() => void turn(), next);
    };
    const turn = async () => {
      await refresh();
      times += 1;
      plan();
    };
    const seen = () => {
      if (polled && document.visibilityState === 'visible') void refresh();
    };
    if (polled) void turn();
    else plan();
    document.addEventListener('visibilitychange', seen);
    return () => {
      over = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [key, polled, interval, refresh]);
}
