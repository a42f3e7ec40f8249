import { describe, expect, it } from 'vitest';
import { keepBriefly } from './briefly.ts';
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
  } as Signals;
  const brief = keepBriefly<number>(
    { signals, clock: { now: () => new Date(state.time) } },
    { milliseconds: 10_000, forgetOn: (topic) => topic.startsWith('call:') },
  );
  const ask = (key = 'a') =>
    brief(key, async () => {
      state.asked += 1;
      return state.asked;
    });
  return {
    state,
    brief,
    ask,
    tell: (topic: Topic) => listeners.map((listener) => listener(topic)),
    lose: () => lost.map((listener) => listener()),
  };
}

describe('answers kept briefly', () => {
  it('are asked for once, by key, also by many at the same time', async () => {
    const { ask } = stage();
    expect(await Promise.all([ask(), ask(), ask('b'), ask()])).toEqual([1, 1, 2, 1]);
  });

  it('end with their time and with their signal', async () => {
    const { ask, state, tell } = stage();
    await ask();
    state.time = 10_000;
    expect(await ask()).toBe(2);
    tell('user:1');
    expect(await ask()).toBe(2);
    tell('call:1');
    expect(await ask()).toBe(3);
  });

  it('are not kept while signals are not heard', async () => {
    const { ask, state, lose } = stage();
    await ask();
    state.connected = false;
    expect(await ask()).toBe(2);
    expect(await ask()).toBe(3);
    lose();
    state.connected = true;
    expect(await ask()).toBe(4);
  });

  it('are not kept when finding them failed', async () => {
    const { ask, brief } = stage();
    await expect(brief('a', async () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    await expect(ask()).resolves.toBe(1);
  });
});
