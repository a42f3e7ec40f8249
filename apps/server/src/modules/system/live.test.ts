import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Platform } from '../../platform/platform.ts';
import type { Topic } from '../../platform/signals.ts';
import { createLive, type Live } from './live.ts';

/** A response whose line can be full. */
class Line extends EventEmitter {
  written: string[] = [];
  full = false;
  ended = false;
  destroyed = false;
  write(frame: Buffer): boolean {
    this.written.push(frame.toString());
    return !this.full;
  }
  end(): void {
    this.ended = true;
    this.emit('close');
  }
  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }
  get topics(): string[] {
    return this.written.flatMap((frame) => /"topic":"([^"]+)"/.exec(frame)?.[1] ?? []);
  }
}

const campaign: Topic = 'campaign:1';
let live: Live;
let publish: (topic: Topic) => void;
let lose: () => void;
let stopping: AbortController;
let recognised: { actor: { id: string } } | null;

beforeEach(() => {
  vi.useFakeTimers();
  recognised = { actor: { id: 'u1' } };
  stopping = new AbortController();
  const platform = {
    signals: {
      connected: true,
      subscribe: (listener: (topic: Topic) => void) => {
        publish = listener;
        return () => undefined;
      },
      onLost: (listener: () => void) => {
        lose = listener;
      },
    },
    access: { recognise: async () => recognised },
    clock: { now: () => new Date() },
    stopping: stopping.signal,
  };
  live = createLive(platform as unknown as Platform);
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
});

function open(topics: Topic[], member: { id: string; authorization: string } | null = null): Line {
  const line = new Line();
  live.open(line as unknown as ServerResponse, { topics, member });
  return line;
}

describe('a reader', () => {
  it('is told at once, and of all that follows in a moment once more', () => {
    const line = open([campaign]);
    publish(campaign);
    expect(line.topics).toEqual([campaign]);
    publish(campaign);
    publish(campaign);
    expect(line.topics).toHaveLength(1);
    vi.advanceTimersByTime(100);
    expect(line.topics).toHaveLength(2);
    vi.advanceTimersByTime(1_000);
    expect(line.topics).toHaveLength(2);
  });
});

describe('a slow reader', () => {
  it('is owed each topic once, however often it was told meanwhile', () => {
    const line = open([campaign, 'campaign:2']);
    line.full = true;
    for (let turn = 0; turn < 20; turn += 1) {
      publish(campaign);
      publish('campaign:2');
      vi.advanceTimersByTime(150);
    }
    expect(line.topics).toHaveLength(1);
    line.full = false;
    line.emit('drain');
    expect(line.topics).toEqual([campaign, 'campaign:2', campaign]);
    publish(campaign);
    vi.advanceTimersByTime(150);
    expect(line.topics).toHaveLength(4);
  });

  it('is let go when it takes nothing from one heartbeat to the next', () => {
    const line = open([campaign]);
    line.full = true;
    publish(campaign);
    vi.advanceTimersByTime(150);
    vi.advanceTimersByTime(20_000);
    expect(line.destroyed).toBe(false);
    vi.advanceTimersByTime(31_000);
    expect(line.destroyed).toBe(true);
    expect(live.size).toBe(0);
  });
});

describe('a quiet stream', () => {
  it('shows a sign of life every 25 seconds', () => {
    const line = open([campaign]);
    vi.advanceTimersByTime(100_000);
    expect(line.written.slice(1)).toEqual([': \n\n', ': \n\n', ': \n\n', ': \n\n']);
  });

  it('lasts for a stranger, and for a member as long as an access token', () => {
    const stranger = open([campaign]);
    const member = open([campaign], { id: 'u1', authorization: 'Bearer x' });
    vi.advanceTimersByTime(16 * 60_000);
    expect(stranger.ended).toBe(false);
    expect(member.ended).toBe(true);
  });
});

describe('a member’s stream', () => {
  it('ends when the token is good for nobody or for somebody else', async () => {
    const line = open(['user:u1'], { id: 'u1', authorization: 'Bearer x' });
    publish('account:u1');
    await vi.advanceTimersByTimeAsync(1);
    expect(line.ended).toBe(false);
    recognised = null;
    publish('account:u1');
    await vi.advanceTimersByTimeAsync(1);
    expect(line.ended).toBe(true);
  });
});

describe('losing the signals', () => {
  it('ends all streams, so that readers come back and fetch anew', () => {
    const lines = [open([campaign]), open([campaign])];
    lose();
    expect(lines.every((line) => line.ended)).toBe(true);
    expect(live.size).toBe(0);
  });
});

describe('a copy that is about to go', () => {
  it('ends all streams with a time at which to come back, so that not all do at once', () => {
    const lines = Array.from({ length: 40 }, () => open([campaign]));
    stopping.abort();
    const times = lines.map((line) =>
      Number(/^retry: (\d+)\n\n$/.exec(line.written.at(-1) ?? '')?.[1]),
    );
    expect(lines.every((line) => line.ended)).toBe(true);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(1_500);
    expect(Math.max(...times)).toBeLessThanOrEqual(4_500);
    expect(new Set(times).size).toBeGreaterThan(1);
  });
});
