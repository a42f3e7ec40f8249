import { describe, expect, it } from 'vitest';
import { readTopics } from './topics.ts';

const id = (last: number) => `01900000-0000-7000-8000-${String(last).padStart(12, '0')}`;

describe('topics of an event stream', () => {
  it('are the campaigns that are asked for, once each', () => {
    const asked = `campaign:${id(1)},campaign:${id(2)},campaign:${id(1)}`;
    expect(readTopics(asked, undefined)).toEqual([`campaign:${id(1)}`, `campaign:${id(2)}`]);
  });

  it('hold the reader’s own without being asked', () => {
    expect(readTopics(undefined, id(9))).toEqual([`user:${id(9)}`]);
  });

  it.each([`user:${id(1)}`, `account:${id(1)}`, 'application:1', 'campaign:1', 'x'])(
    'are never %s on demand',
    (topic) => {
      expect(readTopics(topic, id(9))).toMatchObject({ code: 'VALIDATION' });
    },
  );

  it.each(['application', 'call', 'conversation', 'mentorship', 'presence'])(
    'are an %s for members only',
    (what) => {
      const topic = `${what}:${id(1)}`;
      expect(readTopics(topic, id(9))).toEqual([topic, `user:${id(9)}`]);
      expect(readTopics(topic, undefined)).toMatchObject({ code: 'VALIDATION' });
    },
  );

  it('are twenty at most', () => {
    const list = (length: number) =>
      Array.from({ length }, (_, turn) => `campaign:${id(turn)}`).join(',');
    expect(readTopics(list(20), undefined)).toHaveLength(20);
    expect(readTopics(list(21), undefined)).toMatchObject({ code: 'VALIDATION' });
  });
});
