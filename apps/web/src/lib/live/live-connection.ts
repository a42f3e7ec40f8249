import { toldSinceHeader } from '@app/contracts/page';
import { createParser } from 'eventsource-parser';

/** Something that changed: `campaign:<id>`, `user:<id>`; null: anything may have, meanwhile. */
export type LiveSignal = string | null;

export interface LiveDependencies {
  open(topics: readonly string[], signal: AbortSignal): Promise<Response>;
  later(milliseconds: number, run: () => void): () => void;
  /** 0 to 1, to spread the tries of many readers. */
  random(): number;
  visible(): boolean;
}

export interface Listener {
  readonly topics: readonly string[];
  /**
   * `isKnown`: what was asked since the page began is not older than the connection, as the server
   * tells what was signalled meanwhile.
   */
  readonly onSignal: (signal: LiveSignal, isKnown?: boolean) => void;
}

/** The signed-in reader's own signals, whatever their id. */
export const ownTopic = 'user';
/** The server takes no more topics on one stream; who comes later polls. */
const topicsAtMost = 20;
const firstRetry = 1_000;
const longestRetry = 30_000;
/** The server gives a sign of life every 25 s. */
const silence = 60_000;
/** A page in the background keeps listening this long. */
const hiddenFor = 60_000;
const settle = 50;

export function createLiveConnection(deps: LiveDependencies) {
  const listeners = new Set<Listener>();
  const watchers = new Set<() => void>();
  let connected = false;
  let running: { topics: string; abort: AbortController } | null = null;
  let retry = firstRetry;
  let cancelRetry: () => void = () => undefined;
  let cancelSettle: () => void = () => undefined;
  let cancelHide: () => void = () => undefined;
  let asleep = false;

  const setConnected = (value: boolean) => {
    if (connected === value) return;
    connected = value;
    for (const watcher of watchers) watcher();
  };

  const wanted = () => {
    const named = new Set<string>();
    for (const { topics } of listeners) for (const topic of topics) named.add(topic);
    named.delete(ownTopic);
    return [...named].sort().slice(0, topicsAtMost);
  };

  const tell = (signal: LiveSignal, isKnown?: true) => {
    for (const { topics, onSignal } of [...listeners]) {
      const own = signal?.startsWith(`${ownTopic}:`) && topics.includes(ownTopic);
      if (signal === null || own || topics.includes(signal))
        onSignal(signal, ...(isKnown ? [isKnown] : []));
    }
  };

  const stop = () => {
    cancelRetry();
    running?.abort.abort();
    running = null;
    setConnected(false);
  };

  const adjust = () => {
    cancelSettle();
    cancelSettle = deps.later(settle, () => {
      if (listeners.size === 0 || asleep) return stop();
      const topics = wanted();
      if (running?.topics === topics.join()) return;
      stop();
      retry = firstRetry;
      void run(topics);
    });
  };

  const again = (topics: readonly string[], atLeast = 0) => {
    const delay = Math.max(retry * (0.5 + deps.random() / 2), atLeast);
    retry = Math.min(retry * 2, longestRetry);
    cancelRetry = deps.later(delay, () => void run(topics));
  };

  const run = async (topics: readonly string[]): Promise<void> => {
    const abort = new AbortController();
    const mine = { topics: topics.join(), abort };
    running = mine;
    let atLeast = 0;
    try {
      const answer = await deps.open(topics, abort.signal);
      if (!answer.ok || !answer.body) {
        atLeast = Number(answer.headers.get('retry-after') ?? 0) * 1000;
        throw new Error(`${answer.status}`);
      }
      retry = firstRetry;
      setConnected(true);
      tell(null, ...(answer.headers.has(toldSinceHeader) ? [true as const] : []));
      await listen(answer.body, abort);
    } catch {
      // Whatever cut the stream, the answer is the same: try again.
    }
    if (running !== mine) return;
    setConnected(false);
    again(topics, atLeast);
  };

  const listen = async (body: ReadableStream<Uint8Array>, abort: AbortController) => {
    const parser = createParser({
      onEvent({ data }) {
        const topic = topicOf(data);
        if (topic) tell(topic);
      },
    });
    const decoder = new TextDecoder();
    let cancelSilence = deps.later(silence, () => abort.abort());
    try {
      for await (const chunk of chunksOf(body)) {
        cancelSilence();
        cancelSilence = deps.later(silence, () => abort.abort());
        parser.feed(decoder.decode(chunk, { stream: true }));
      }
    } finally {
      cancelSilence();
    }
  };

  return {
    isConnected: () => connected,
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    listen(listener: Listener): () => void {
      listeners.add(listener);
      adjust();
      return () => {
        listeners.delete(listener);
        adjust();
      };
    },
    /** Somebody signed in or out: the stream is opened anew. */
    restart(): void {
      stop();
      adjust();
    },
    visibilityChanged(): void {
      cancelHide();
      if (deps.visible()) {
        asleep = false;
        adjust();
      } else {
        cancelHide = deps.later(hiddenFor, () => {
          asleep = true;
          adjust();
        });
      }
    },
  };
}

export type LiveConnection = ReturnType<typeof createLiveConnection>;

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    reader.releaseLock();
  }
}

function topicOf(data: string): string | null {
  try {
    const event: unknown = JSON.parse(data);
    const topic = typeof event === 'object' && event !== null && 'topic' in event && event.topic;
    return typeof topic === 'string' ? topic : null;
  } catch {
    return null;
  }
}
