import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Topic } from '../../platform/signals.ts';
import { keepUnreadCounts } from './unread.ts';

let time = 0;
let connected = true;
let hear: (topic: Topic) => void;
let lose: () => void;
const count = vi.fn<(userId: string) => Promise<number>>();
let unread: (userId: string) => Promise<number>;

beforeEach(() => {
  time = 0;
  connected = true;
  count.mockReset().mockResolvedValue(3);
  const signals = {
    get connected() {
      return connected;
    },
    subscribe: (listener: (topic: Topic) => void) => {
      hear = listener;
      return () => undefined;
    },
    onLost: (listener: () => void) => {
      lose = listener;
    },
  };
  unread = keepUnreadCounts(signals, { now: () => new Date(time) }, count);
});

describe('kept unread counts', () => {
  it('are asked for once, and again after a signal to that member', async () => {
    expect([await unread('a'), await unread('a')]).toEqual([3, 3]);
    hear('user:b');
    hear('account:a');
    await unread('a');
    expect(count).toHaveBeenCalledTimes(1);
    count.mockResolvedValue(4);
    hear('user:a');
    expect(await unread('a')).toBe(4);
  });

  it('are asked for again after half a minute', async () => {
    await unread('a');
    time = 30_000;
    await unread('a');
    expect(count).toHaveBeenCalledTimes(2);
  });

  it('are not used while the signals are not heard, nor afterwards', async () => {
    await unread('a');
    connected = false;
    lose();
    await unread('a');
    await unread('a');
    expect(count).toHaveBeenCalledTimes(3);
    connected = true;
    await unread('a');
    expect(count).toHaveBeenCalledTimes(4);
  });

  it('are not kept when a signal overtook the answer', async () => {
    count.mockImplementationOnce(async () => {
      hear('user:a');
      return 3;
    });
    await unread('a');
    count.mockResolvedValue(4);
    expect(await unread('a')).toBe(4);
  });

  it('are not kept when the signals were lost meanwhile', async () => {
    count.mockImplementationOnce(async () => {
      lose();
      return 3;
    });
    await unread('a');
    count.mockResolvedValue(4);
    expect(await unread('a')).toBe(4);
  });
});
