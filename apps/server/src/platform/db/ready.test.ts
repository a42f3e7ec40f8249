import { expect, it } from 'vitest';
import type { Reader } from './client.ts';
import { readyOn } from './ready.ts';

it('makes a query once for each way of reading and each key', () => {
  const made: string[] = [];
  const ready = readyOn<string>();
  const [pool, transaction] = [{} as Reader, {} as Reader];
  const ask = (read: Reader, key: string) =>
    ready(read, key, () => {
      made.push(key);
      return `query of ${key}`;
    });
  expect([ask(pool, 'post'), ask(pool, 'post'), ask(pool, 'answer')]).toEqual([
    'query of post',
    'query of post',
    'query of answer',
  ]);
  expect(ask(transaction, 'post')).toBe('query of post');
  expect(made).toEqual(['post', 'answer', 'post']);
});
