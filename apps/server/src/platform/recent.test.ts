import { expect, it } from 'vitest';
import { createRecent } from './recent.ts';

it('forgets what was asked for longest ago once there is more than allowed', () => {
  const recent = createRecent<{ n: number }>(2);
  recent.set('a', { n: 1 });
  recent.set('b', { n: 2 });
  expect(recent.get('a')).toEqual({ n: 1 });
  recent.set('c', { n: 3 });
  expect([...recent.keys()].sort()).toEqual(['a', 'c']);
  recent.set('c', { n: 4 });
  expect(recent.get('c')).toEqual({ n: 4 });
  expect(recent.size).toBe(2);
});
