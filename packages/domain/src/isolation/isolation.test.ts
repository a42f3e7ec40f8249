import { expect, it } from 'vitest';
import { isolationOf } from './isolation.ts';

const seen = (
  host: string | null,
  userCount: number | null,
  latestUserId: string | null = null,
) => ({
  host,
  userCount,
  latestUserId,
});

it.each([
  ['other hosts, other people', seen('a', 3, 'x'), seen('b', 10, 'y'), 'safe', true, 7],
  ['one host', seen('a', 3, 'x'), seen('a', 3, 'y'), 'risk', false, 0],
  ['other names of the same people', seen('a', 3, 'x'), seen('b', 3, 'x'), 'risk', true, 0],
  ['nobody in either', seen('a', 0), seen('b', 0), 'safe', true, 0],
  ['one that does not answer', seen('a', 3, 'x'), seen('b', null), 'unknown', true, null],
  ['one host that does not answer', seen('a', 3, 'x'), seen('a', null), 'risk', false, null],
  ['no second one', seen('a', 3, 'x'), seen(null, null), 'unknown', null, null],
] as const)('%s', (_what, one, other, status, differentHosts, userCountDifference) => {
  const verdict = { status, differentHosts, userCountDifference };
  expect(isolationOf(one, other)).toEqual(verdict);
  expect(isolationOf(other, one)).toEqual(verdict);
});
