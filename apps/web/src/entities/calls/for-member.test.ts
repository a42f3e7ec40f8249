import { describe, expect, it } from 'vitest';
import { callsFor, concernOf } from './for-member.ts';

const call = (
  municipality: string,
  ...topics: Parameters<typeof callsFor>[0][number]['topics']
) => ({
  bank: { id: '', slug: '', name: '', emblem: '', municipality },
  topics,
});
const calls = [
  call('Bihać', 'business'),
  call('Zenica', 'arts', 'sports'),
  call('Mostar', 'arts'),
  call('Tuzla', 'finance'),
];
const towns = (...given: Parameters<typeof callsFor>) =>
  callsFor(...given).map(({ bank }) => bank.municipality);

describe('calls for a member', () => {
  it('are those of the own town, then those about what interests, most in common first', () => {
    expect(towns(calls, { municipality: ' tuzla', interests: ['sports', 'arts'] })).toEqual([
      'Tuzla',
      'Zenica',
      'Mostar',
      'Bihać',
    ]);
  });

  it('say why they concern one: the town before the interests', () => {
    const member = { municipality: 'tuzla', interests: ['finance', 'arts'] as const };
    const why = calls.map((one) => concernOf(one, { ...member, interests: [...member.interests] }));
    expect(why).toEqual([null, 'interests', 'interests', 'town']);
    expect(concernOf(call('Tuzla', 'arts'), { municipality: null, interests: [] })).toBeNull();
  });

  it('stay in their order where nothing is known', () => {
    expect(towns(calls, { municipality: null, interests: [] })).toEqual(
      towns(calls, {
        municipality: 'Beograd',
        interests: ['healthcare'],
      }),
    );
    expect(towns(calls, { municipality: null, interests: [] })[0]).toBe('Bihać');
  });
});
