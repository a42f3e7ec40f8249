import { toldSinceHeader } from '@app/contracts/page';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveConnection, ownTopic } from './live-connection.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function server() {
  const streams: {
    topics: readonly string[];
    signal: AbortSignal;
    send(text: string): void;
    cut(): void;
  }[] = [];
  let visible = true;
  let refuse: Response | null = null;
  const told = { since: false };
  const connection = createLiveConnection({
    async open(topics, signal) {
      if (refuse) return refuse;
      let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
      const body = new ReadableStream<Uint8Array>({
        start(given) {
          controller = given;
        },
      });
      const fail = () => controller?.error(new Error('cut'));
      signal.addEventListener('abort', fail);
      streams.push({
        topics,
        signal,
        send: (text) => controller?.enqueue(new TextEncoder().encode(text)),
        cut: fail,
      });
      return new Response(body, { headers: told.since ? { [toldSinceHeader]: '1' } : {} });
    },
    later(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    random: () => 1,
    visible: () => visible,
  });
  return {
    streams,
    told,
    connection,
    last: () => streams.at(-1),
    refuseWith(answer: Response | null) {
      refuse = answer;
    },
    show(value: boolean) {
      visible = value;
      connection.visibilityChanged();
    },
  };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const signal = (topic: string) => `event: signal\ndata: ${JSON.stringify({ topic })}\n\n`;

describe('live events', () => {
  it('share one stream, and each part hears its own topics', async () => {
    const { connection, streams, last } = server();
    const one = vi.fn();
    const two = vi.fn();
    connection.listen({ topics: ['campaign:1'], onSignal: one });
    connection.listen({ topics: ['campaign:2', ownTopic], onSignal: two });
    await pass(100);
    expect(streams.map(({ topics }) => topics)).toEqual([['campaign:1', 'campaign:2']]);
    expect(connection.isConnected()).toBe(true);
    expect([one.mock.calls, two.mock.calls]).toEqual([[[null]], [[null]]]);
    last()?.send(signal('campaign:1'));
    last()?.send(signal('user:7').slice(0, 9));
    await pass(0);
    last()?.send(signal('user:7').slice(9));
    await pass(0);
    expect(one).toHaveBeenLastCalledWith('campaign:1');
    expect(two).toHaveBeenLastCalledWith('user:7');
    expect(one).toHaveBeenCalledTimes(2);
  });

  it('say where the server tells what was signalled since the page asked', async () => {
    const { connection, last, streams, told } = server();
    const hear = vi.fn();
    connection.listen({ topics: ['campaign:1'], onSignal: hear });
    told.since = true;
    await pass(100);
    told.since = false;
    last()?.cut();
    await pass(8_000);
    expect(streams).toHaveLength(2);
    expect(hear.mock.calls).toEqual([[null, true], [null]]);
  });

  it('pass over comments and what is no event', async () => {
    const { connection, last } = server();
    const hear = vi.fn();
    connection.listen({ topics: ['campaign:1'], onSignal: hear });
    await pass(100);
    last()?.send(': \n\nretry: 3000\n\ndata: nonsense\n\ndata: {"topic":5}\n\ndata: null\n\n');
    await pass(0);
    expect(hear).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('come back after a cut, with growing pauses, and say that anything may have changed', async () => {
    const { connection, streams, last, refuseWith } = server();
    const hear = vi.fn();
    connection.listen({ topics: ['campaign:1'], onSignal: hear });
    await pass(100);
    refuseWith(new Response(null, { status: 502 }));
    last()?.cut();
    await pass(0);
    expect(connection.isConnected()).toBe(false);
    await pass(1_000 + 2_000 + 4_000);
    expect(streams).toHaveLength(1);
    refuseWith(null);
    await pass(8_000);
    expect(streams).toHaveLength(2);
    expect(connection.isConnected()).toBe(true);
    expect(hear.mock.calls).toEqual([[null], [null]]);
  });

  it('wait as long as the server asks', async () => {
    const { connection, streams, refuseWith } = server();
    refuseWith(new Response(null, { status: 503, headers: { 'retry-after': '10' } }));
    connection.listen({ topics: ['campaign:1'], onSignal: () => undefined });
    await pass(100);
    refuseWith(null);
    await pass(9_000);
    expect(streams).toHaveLength(0);
    await pass(1_500);
    expect(streams).toHaveLength(1);
  });

  it('give up a stream that says nothing for a minute', async () => {
    const { connection, streams, last } = server();
    connection.listen({ topics: ['campaign:1'], onSignal: () => undefined });
    await pass(100);
    await pass(50_000);
    last()?.send(': \n\n');
    await pass(50_000);
    expect(streams).toHaveLength(1);
    await pass(15_000);
    expect(streams).toHaveLength(2);
  });

  it('end with the last listener, and sleep in the background', async () => {
    const { connection, streams, last, show } = server();
    const stop = connection.listen({ topics: ['campaign:1'], onSignal: () => undefined });
    await pass(100);
    show(false);
    await pass(30_000);
    last()?.send(': \n\n');
    expect(last()?.signal.aborted).toBe(false);
    await pass(31_000);
    expect(last()?.signal.aborted).toBe(true);
    show(true);
    await pass(100);
    expect(streams).toHaveLength(2);
    stop();
    await pass(100);
    expect(last()?.signal.aborted).toBe(true);
    await pass(120_000);
    expect(streams).toHaveLength(2);
  });

  it('open anew for other topics and another reader', async () => {
    const { connection, streams, last } = server();
    connection.listen({ topics: ['campaign:1'], onSignal: () => undefined });
    await pass(100);
    connection.listen({ topics: ['campaign:1'], onSignal: () => undefined });
    await pass(100);
    expect(streams).toHaveLength(1);
    connection.listen({ topics: ['campaign:2'], onSignal: () => undefined });
    await pass(100);
    expect(last()?.topics).toEqual(['campaign:1', 'campaign:2']);
    connection.restart();
    await pass(100);
    expect(streams).toHaveLength(3);
    expect(streams.filter(({ signal: { aborted } }) => !aborted)).toHaveLength(1);
  });
});
