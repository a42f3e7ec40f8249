import { describe, expect, it } from 'vitest';
import { createLimits } from './limits.ts';

const limit = { max: 3, windowSeconds: 60 };

function makeLimits() {
  let time = 1_000_000;
  const pool = { query: () => Promise.reject(new Error('No database here.')) };
  const limits = createLimits(pool as never, { now: () => new Date(time) });
  return { limits, forward: (milliseconds: number) => (time += milliseconds) };
}

async function takeTimes(times: number, take: () => Promise<unknown>): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (let turn = 0; turn < times; turn += 1) answers.push(await take());
  return answers;
}

describe('limits in memory', () => {
  it('lets through as many as allowed and then says when to come back', async () => {
    const { limits, forward } = makeLimits();
    const take = () => limits.take('POST /a', '203.0.113.5', limit);
    expect(await takeTimes(3, take)).toEqual([undefined, undefined, undefined]);
    forward(20_000);
    expect(await take()).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 40 });
  });

  it('starts again when the window has ended', async () => {
    const { limits, forward } = makeLimits();
    const take = () => limits.take('POST /a', '203.0.113.5', limit);
    await takeTimes(4, take);
    forward(60_000);
    expect(await take()).toBeUndefined();
  });

  it('counts each endpoint and each client for itself', async () => {
    const { limits } = makeLimits();
    await takeTimes(4, () => limits.take('POST /a', '203.0.113.5', limit));
    expect(await limits.take('POST /b', '203.0.113.5', limit)).toBeUndefined();
    expect(await limits.take('POST /a', '203.0.113.6', limit)).toBeUndefined();
  });

  it('says beforehand that no call is left, and counts nothing by it', async () => {
    const { limits, forward } = makeLimits();
    const full = () => limits.full('POST /a', 'member', limit);
    for (let turn = 0; turn < 5; turn += 1) expect(full()).toBeUndefined();
    await takeTimes(3, () => limits.take('POST /a', 'member', limit));
    forward(20_000);
    expect(full()).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 40 });
    limits.giveBack('POST /a', 'member');
    expect(full()).toBeUndefined();
    expect(await limits.take('POST /a', 'member', limit)).toBeUndefined();
    expect(full()).toBeDefined();
    forward(60_000);
    expect(full()).toBeUndefined();
  });

  it('gives back no more than was taken', async () => {
    const { limits } = makeLimits();
    for (let turn = 0; turn < 5; turn += 1) limits.giveBack('POST /a', 'member');
    await takeTimes(3, () => limits.take('POST /a', 'member', limit));
    limits.giveBack('POST /b', 'member');
    expect(limits.full('POST /a', 'member', limit)).toBeDefined();
  });

  it('takes all addresses of one IPv6 network as one client', async () => {
    const { limits } = makeLimits();
    await takeTimes(2, () => limits.take('POST /a', '2001:db8:1:2::1', limit));
    await takeTimes(1, () => limits.take('POST /a', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', limit));
    expect(await limits.take('POST /a', '2001:db8:1:2::77', limit)).toMatchObject({
      code: 'RATE_LIMITED',
    });
    expect(await limits.take('POST /a', '2001:db8:1:3::1', limit)).toBeUndefined();
  });

  it('keeps its memory bounded under addresses without end', async () => {
    const { limits } = makeLimits();
    for (let client = 0; client < 120_000; client += 1) {
      await limits.take('POST /a', `client-${client}`, limit);
    }
    await takeTimes(3, () => limits.take('POST /a', 'client-119999', limit));
    expect(await limits.take('POST /a', 'client-119999', limit)).toMatchObject({
      code: 'RATE_LIMITED',
    });
  });
});
