import { expect, it } from 'vitest';
import { type CallProgress, type CallStep, nextCallStep } from './call.next.ts';

const call: CallProgress = {
  status: 'draft',
  missing: 0,
  unpublishedChanges: false,
  received: 0,
  decided: 0,
  canManage: true,
  actions: ['publish', 'announce', 'archive'],
};

it.each<[string, Partial<CallProgress>, CallStep | null]>([
  ['a draft that lacks something', { missing: 2 }, 'fill'],
  ['a whole draft', {}, 'publish'],
  ['a draft of others', { canManage: false }, null],
  ['one that opens by itself', { status: 'scheduled' }, null],
  ['an open one', { status: 'open', received: 4 }, null],
  ['an open one with changes', { status: 'open', unpublishedChanges: true }, 'publishChanges'],
  ['changes that lack something', { status: 'open', unpublishedChanges: true, missing: 1 }, 'fill'],
  ['undecided applications', { status: 'closed', received: 4, decided: 3 }, 'decide'],
  ['everything decided', { status: 'deciding', received: 4, decided: 4 }, 'announce'],
  ['decisions of others', { status: 'closed', received: 4, actions: ['archive'] }, null],
  ['nobody applied', { status: 'closed' }, 'archive'],
  ['announced', { status: 'decided', received: 4, decided: 4 }, 'archive'],
  ['put away', { status: 'archived', unpublishedChanges: true, received: 4 }, null],
])('%s', (_, change, expected) => {
  expect(nextCallStep({ ...call, ...change })).toBe(expected);
});
