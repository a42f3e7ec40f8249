import { expect, it } from 'vitest';
import { callState } from './call.ts';

const call = {
  opensAt: new Date('2026-11-02T08:00:00+01:00'),
  closesAt: new Date('2026-12-12T23:59:00+01:00'),
};

it.each([
  ['2026-11-02T06:59:59.999Z', 'coming'],
  ['2026-11-02T07:00:00.000Z', 'open'],
  ['2026-12-12T22:58:59.999Z', 'open'],
  ['2026-12-12T22:59:00.000Z', 'closed'],
  ['2027-06-01T00:00:00.000Z', 'closed'],
])('at %s a call is %s', (now, state) => {
  expect(callState(call, new Date(now))).toBe(state);
});

it('is never open if it closes before it opens', () => {
  const odd = { opensAt: call.closesAt, closesAt: call.opensAt };
  for (const now of [call.opensAt, call.closesAt, new Date('2026-11-20')]) {
    expect(callState(odd, now)).not.toBe('open');
  }
});
