import { describe, expect, it } from 'vitest';
import { createCache } from './cache.ts';
import { createChanges } from './db/changes.ts';
import { fail } from './http/failure.ts';
import type { Signals, Topic } from './signals.ts';

function stage() {
  const listeners: ((topic: Topic) => void)[] = [];
  const lost: (() => void)[] = [];
  const state = { connected: true, time: 0, asked: 0 };
  const signals = {
    get connected() {
      return state.connected;
    },
    subscribe: (listener: (topic: Topic) => void) => {
      listeners.push(listener);
      return () => undefined;
    },
    onLost: (listener: () => void) => void lost.push(listener),
    changes: createChanges(),
  } as Signals;
  const cached = createCache<{ n: number }>(
    { signals, clock: { now: () => new Date(state.time) } },
    {
      milliseconds: 10_000,
      atMost: 3,
      on: (topic, entries) => {
        if (topic === 'call:all') entries.clear();
        if (topic.startsWith('user:')) entries.delete(topic.slice('user:'.length));
        if (topic.startsWith('call:')) {
          entries.deleteWhere((_, value) => !value || topic === `call:${value.n}`);
        }
      },
    },
  );
  const ask = async (key = 'a', during?: () => void) => {
    const { n } = await cached(key, async () => {
      state.asked += 1;
      during?.();
      return { n: state.asked };
    });
    return n;
  };
  return {
    state,
    cached,
    ask,
    tell: (topic: Topic) => listeners.map((listener) => listener(topic)),
    lose: () => lost.map((listener) => listener()),
  };
}

describe('cached answers', () => {
  it('are asked for once, by key, also by many at the same time', async () => {
    const { ask } = stage();
    expect(await Promise.all([ask(), ask(), ask('b'), ask()])).toEqual([1, 1, 2, 1]);
  });

  it('end with their time', async () => {
    const { ask, state } = stage();
    await ask();
    state.time = 9_999;
    expect(await ask()).toBe(1);
    state.time = 10_000;
    expect(await ask()).toBe(2);
    state.time = 0;
    expect(await ask()).toBe(3);
  });

  it('end with their signal: all, one by key, or those it is about', async () => {
    const { ask, tell } = stage();
    const all = async () => [await ask('a'), await ask('b')];
    expect(await all()).toEqual([1, 2]);
    tell('campaign:1');
    expect(await all()).toEqual([1, 2]);
    tell('user:a');
    expect(await all()).toEqual([3, 2]);
    tell('call:2');
    expect(await all()).toEqual([3, 4]);
    tell('call:all');
    expect(await all()).toEqual([5, 6]);
  });

  it.each(['user:a', 'call:7', 'call:all'] as const)(
    'are not kept when %s overtook them',
    async (topic) => {
      const { ask, tell } = stage();
      expect(await ask('a', () => tell(topic))).toBe(1);
      expect(await ask('a')).toBe(2);
    },
  );

  it('are not kept while signals are not heard, nor over a loss', async () => {
    const { ask, state, lose } = stage();
    await ask();
    state.connected = false;
    expect(await ask()).toBe(2);
    expect(await ask()).toBe(3);
    lose();
    state.connected = true;
    expect(await ask('a', lose)).toBe(4);
    expect(await ask()).toBe(5);
  });

  it('are not kept when finding them failed, expected or not', async () => {
    const { ask, cached } = stage();
    await expect(cached('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    await cached('a', async () => fail('NOT_FOUND') as never);
    expect(await ask()).toBe(1);
  });

  it('are no more than told, the one that was not asked for the longest going first', async () => {
    const { ask } = stage();
    for (const key of ['a', 'b', 'c', 'a', 'd']) await ask(key);
    expect([await ask('a'), await ask('c'), await ask('d'), await ask('b')]).toEqual([1, 3, 4, 5]);
  });
});
