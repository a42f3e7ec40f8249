import { expect, it } from 'vitest';
import { partOf } from './delivery.ts';

it.each([
  [undefined, undefined],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'beyond'],
  ['bytes=20-10', 'beyond'],
  ['bytes=-0', 'beyond'],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-1', undefined],
])('of a hundred bytes %j are %j', (requested, expected) => {
  expect(partOf(requested, 100)).toEqual(expected);
});
