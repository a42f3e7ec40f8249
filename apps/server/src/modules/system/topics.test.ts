import { describe, expect, it, vi } from 'vitest';
import { type Hearing, heardBy } from '../../platform/hearing.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Topic, Topics } from '../../platform/topics.ts';
import { heardAmong, readTopics } from './topics.ts';

const id = (last: number) => `01900000-0000-7000-8000-${String(last).padStart(12, '0')}`;
const reader = { id: id(9), role: 'INDIVIDUAL', permissions: [] };

const find = vi.fn<Hearing<string>['find']>(
  async (_p, _actor, ids) => new Map(ids.map((one) => [one, one])),
);
const evens = heardBy({ find, may: (_actor, one) => Number(one.slice(-1)) % 2 === 0 });
const topics = {
  campaign: 'everybody',
  application: evens,
  written: heardBy({ find, may: () => true, dependsOn: (one) => [`call of ${one}`] }),
  content: { ...evens, names: ['home'] },
  account: 'nobody',
  user: 'own',
} as unknown as Topics;
const p = { topics } as unknown as Platform;

describe('topics of an event stream', () => {
  it('are those that are asked for, once each', () => {
    const requested = `campaign:${id(1)},application:${id(2)},campaign:${id(1)},content:home`;
    expect(readTopics(topics, requested)).toEqual([
      `campaign:${id(1)}`,
      `application:${id(2)}`,
      'content:home',
    ]);
    expect(readTopics(topics, undefined)).toEqual([]);
  });

  it.each([
    `user:${id(9)}`,
    `account:${id(1)}`,
    `nothing:${id(1)}`,
    `toString:${id(1)}`,
    'application:1',
    'campaign:1',
    'content:away',
    'x',
    ':',
  ])('are never %s on demand', (topic) => {
    expect(readTopics(topics, topic)).toMatchObject({ code: 'VALIDATION' });
  });

  it('are twenty at most', () => {
    const list = (length: number) =>
      Array.from({ length }, (_, turn) => `campaign:${id(turn)}`).join(',');
    expect(readTopics(topics, list(20))).toHaveLength(20);
    expect(readTopics(topics, list(21))).toMatchObject({ code: 'VALIDATION' });
  });
});

describe('what a reader hears', () => {
  const requested: Topic[] = [
    `campaign:${id(1)}`,
    `application:${id(1)}`,
    `application:${id(2)}`,
    `written:${id(1)}`,
  ];

  it('is what everybody hears, to a stranger, without a question', async () => {
    find.mockClear();
    const heard = await heardAmong(p, null, requested);
    expect([...heard.topics]).toEqual([`campaign:${id(1)}`]);
    expect(find).not.toHaveBeenCalled();
  });

  it('is what they may read, and what is their own, asked for once', async () => {
    find.mockClear();
    const heard = await heardAmong(p, reader, requested);
    expect([...heard.topics].sort()).toEqual(
      [requested[0], requested[2], requested[3], `user:${reader.id}`].sort(),
    );
    expect(find).toHaveBeenCalledOnce();
    expect(find.mock.calls[0]?.[2]).toEqual([id(1), id(2)]);
  });

  it('changes with whom it concerns', async () => {
    const { concerns } = await heardAmong(p, reader, requested);
    expect([...concerns].sort()).toEqual([id(1), id(2), reader.id, `call of ${id(1)}`].sort());
  });

  it('is nothing that is not there', async () => {
    find.mockResolvedValueOnce(new Map());
    const heard = await heardAmong(p, reader, [`written:${id(1)}`]);
    expect([...heard.topics]).toEqual([`user:${reader.id}`]);
  });
});
