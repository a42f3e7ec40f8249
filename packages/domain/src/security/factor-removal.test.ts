import { expect, it } from 'vitest';
import { factorGoesAt, factorRemovalState, factorTimes } from './factor-removal.ts';

const start = new Date('2026-11-20T10:00:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);
const none = { reportedAt: null, requestedAt: null, confirmedAt: null };
const { report, request, wait } = factorTimes;

it.each([
  ['nothing', none, start, 'over'],
  ['what its owner asked for', { ...none, reportedAt: start }, later(report - 1), 'reported'],
  ['until nobody took it up', { ...none, reportedAt: start }, later(report), 'over'],
  ['a stated proof', { ...none, requestedAt: start }, later(request - 1), 'requested'],
  ['that no second admin saw', { ...none, requestedAt: start }, later(request), 'over'],
  [
    'that leaves what the owner asked for',
    { ...none, reportedAt: start, requestedAt: start },
    later(request),
    'reported',
  ],
  [
    'what two agreed on, whenever it is carried out',
    { reportedAt: null, requestedAt: start, confirmedAt: start },
    later(report),
    'confirmed',
  ],
] as const)('%s', (_, times, now, state) => {
  expect(factorRemovalState(times, now)).toBe(state);
});

it('goes a day after the proof was stated, not before', () => {
  expect(factorGoesAt({ requestedAt: start })).toEqual(later(wait));
  expect(factorGoesAt(none)).toBeNull();
});
