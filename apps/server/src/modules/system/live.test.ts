import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heardBy } from '../../platform/hearing.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Topic } from '../../platform/topics.ts';
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
const member = { actor: { id: 'u1', role: 'INDIVIDUAL', permissions: [] }, authorization: 'x' };
let live: Live;
let publish: (topic: Topic) => void;
let lose: () => void;
let stopping: AbortController;
/** Who stands behind the token. */
let recognised: { actor: { id: string }; verified: boolean } | null;
/** Conversations that the member may read, by number. */
let readable: Set<string>;
/** Waits while rights are asked for. */
let asked: () => Promise<void>;

beforeEach(() => {
  vi.useFakeTimers();
  recognised = { actor: member.actor, verified: true };
  stopping = new AbortController();
  readable = new Set(['1']);
  asked = async () => undefined;
  const conversation = heardBy({
    async find(_p, _actor, ids) {
      const now = new Map(ids.filter((id) => readable.has(id)).map((id) => [id, id]));
      await asked();
      return now;
    },
    may: () => true,
    dependsOn: () => ['partner'],
  });
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
    topics: { campaign: 'everybody', conversation },
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

async function open(
  topics: Topic[],
  who: typeof member | null = null,
  since?: number,
): Promise<Line> {
  const line = new Line();
  const admitted = await live.admit({ topics, member: who });
  live.open(line as unknown as ServerResponse, admitted, since);
  return line;
}

const settled = () => vi.advanceTimersByTimeAsync(1);
const later = () => vi.advanceTimersByTimeAsync(150);

describe('a reader', () => {
  it('is told at once, and of all that follows in a moment once more', async () => {
    const line = await open([campaign]);
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

describe('who asked before they listened', () => {
  it('is told first what was signalled meanwhile, and nothing older', async () => {
    publish('campaign:2');
    vi.advanceTimersByTime(10_000);
    const asked = Date.now();
    vi.advanceTimersByTime(1_000);
    publish(campaign);
    publish('campaign:3');
    vi.advanceTimersByTime(1_000);
    expect(live.knows(asked)).toBe(true);
    const line = await open([campaign, 'campaign:2'], null, asked);
    expect(line.topics).toEqual([campaign]);
  });

  it('hears that it is not known, once that is long ago or the others were not heard', () => {
    vi.advanceTimersByTime(10_000);
    const asked = Date.now();
    expect([live.knows(asked), live.knows(asked - 60_000), live.knows(asked + 60_000)]).toEqual([
      true,
      false,
      false,
    ]);
    lose();
    expect(live.knows(asked)).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect([live.knows(asked), live.knows(Date.now())]).toEqual([false, true]);
    publish(campaign);
    vi.advanceTimersByTime(60_000);
    publish('campaign:2');
    expect(live.knows(Date.now() - 59_000)).toBe(false);
  });
});

describe('a slow reader', () => {
  it('is owed each topic once, however often it was told meanwhile', async () => {
    const line = await open([campaign, 'campaign:2']);
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

  it('is let go when it takes nothing from one heartbeat to the next', async () => {
    const line = await open([campaign]);
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
  it('shows a sign of life every 25 seconds', async () => {
    const line = await open([campaign]);
    vi.advanceTimersByTime(100_000);
    expect(line.written.slice(1)).toEqual([': \n\n', ': \n\n', ': \n\n', ': \n\n']);
  });

  it('lasts for a stranger, and for a member as long as an access token', async () => {
    const stranger = await open([campaign]);
    const ours = await open([campaign], member);
    vi.advanceTimersByTime(16 * 60_000);
    expect(stranger.ended).toBe(false);
    expect(ours.ended).toBe(true);
  });
});

describe('a member’s stream', () => {
  it('ends when the token is good for nobody or for somebody else', async () => {
    const line = await open([], member);
    publish('account:u1');
    await settled();
    expect(line.ended).toBe(false);
    recognised = null;
    publish('account:u1');
    await settled();
    expect(line.ended).toBe(true);
  });

  it('hears what the member may read, and nothing else', async () => {
    const line = await open(['conversation:1', 'conversation:2'], member);
    publish('conversation:2');
    publish('conversation:1');
    publish('user:u1');
    publish('user:u2');
    expect(line.topics).toEqual(['conversation:1', 'user:u1']);
  });

  it.each(['rights:u1', 'rights:1', 'rights:partner', 'account:u1'] as const)(
    'hears no more of it once the right went, from %s on',
    async (signal) => {
      const line = await open(['conversation:1', campaign], member);
      readable.clear();
      publish(signal);
      publish('conversation:1');
      expect(line.topics).toEqual([]);
      await settled();
      // Told once, the page asks and learns it.
      expect(line.topics).toEqual(['conversation:1']);
      await later();
      publish('conversation:1');
      publish(campaign);
      await later();
      expect(line.topics).toEqual(['conversation:1', campaign]);
    },
  );

  it('is told afterwards of what happened while its rights were asked for', async () => {
    const line = await open(['conversation:1'], member);
    publish('rights:1');
    publish('conversation:1');
    publish('user:u1');
    expect(line.topics).toEqual([]);
    await settled();
    expect(line.topics).toEqual(['conversation:1', 'user:u1']);
  });

  it('hears of what it may read from now on', async () => {
    const line = await open(['conversation:2'], member);
    readable.add('2');
    publish('rights:u1');
    await settled();
    expect(line.topics).toEqual(['conversation:2']);
    publish('conversation:2');
    expect(line.topics).toEqual(['conversation:2', 'conversation:2']);
  });

  it('asks once more where rights changed while it asked', async () => {
    const first = Promise.withResolvers<void>();
    const line = await open(['conversation:1'], member);
    asked = () => first.promise;
    publish('rights:1');
    await settled();
    readable.clear();
    publish('rights:1');
    first.resolve();
    await settled();
    publish('conversation:1');
    expect(line.topics).toEqual(['conversation:1']);
  });

  it('asks again when it is opened, where rights changed meanwhile', async () => {
    const first = Promise.withResolvers<void>();
    asked = () => first.promise;
    const opening = open(['conversation:1'], member);
    await settled();
    readable.clear();
    publish('rights:1');
    first.resolve();
    const line = await opening;
    publish('conversation:1');
    await settled();
    publish('conversation:1');
    await later();
    expect(line.topics).toEqual(['conversation:1']);
  });

  it('ends where its rights cannot be asked for', async () => {
    const line = await open(['conversation:1'], member);
    asked = () => Promise.reject(new Error('The database does not answer.'));
    publish('rights:1');
    await settled();
    expect(line.ended).toBe(true);
    expect(live.size).toBe(0);
  });

  it('is not opened for who left meanwhile', async () => {
    const line = new Line();
    const admitted = await live.admit({ topics: ['conversation:1'], member });
    line.destroy();
    live.open(line as unknown as ServerResponse, admitted);
    expect(live.size).toBe(0);
  });
});

describe('losing the signals', () => {
  it('ends all streams, so that readers come back and fetch anew', async () => {
    const lines = [await open([campaign]), await open([campaign])];
    lose();
    expect(lines.every((line) => line.ended)).toBe(true);
    expect(live.size).toBe(0);
  });
});

describe('a copy that is about to go', () => {
  it('ends all streams with a time at which to come back, so that not all do at once', async () => {
    const lines = await Promise.all(Array.from({ length: 40 }, () => open([campaign])));
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
