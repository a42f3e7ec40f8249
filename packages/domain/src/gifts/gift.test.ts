import { describe, expect, it } from 'vitest';
import { decide, eventsFrom } from '../machine.ts';
import { actualMatrix, expectedMatrix } from '../policy.factory.ts';
import { type GiftEvent, giftEvents, giftMachine, giftStatuses } from './gift.machine.ts';
import { giftPolicy } from './gift.policy.ts';
import { confirmedGoods, giftEnd, giftStatus, giftSums, giftTypeOf } from './gift.ts';

const application = {
  ownerId: 'vlasnik',
  memberIds: ['vlasnik', 'clan', 'clanVoditelj', 'vlasnikVoditelj'],
  bankSlug: 'tuzla',
  status: 'submitted',
} as const;

describe('who may do what with confirmations', () => {
  const acts = ['view', 'ask', 'preview'] as const;

  it('of an application', () => {
    const actual = actualMatrix(acts, (actor, act) => giftPolicy[act](actor, application));
    expect(actual).toEqual(
      expectedMatrix(
        acts,
        `
        nobody:                                            s s s
        vlasnik clan:                                      + + b
        vlasnikVoditelj clanVoditelj:                      + + +
        lejla moderator zenica:                            t t t
        menadzer obAdmin:                                  + t b
        asistent koordinator odbor savjetnik voditelj:     + t +
        globalni admin:                                    + t +`,
      ),
    );
  });

  it('of one that is over', () => {
    for (const status of ['rejected', 'withdrawn', 'completed'] as const) {
      const owner = { id: 'vlasnik', role: 'INDIVIDUAL', permissions: [] };
      expect(giftPolicy.ask(owner, { ...application, status })).toEqual({
        ok: false,
        reason: 'WRONG_STATUS',
      });
    }
  });
});

describe('the table', () => {
  it.each([
    ['pending', ['resend', 'amend'], ['confirm', 'reject']],
    ['confirmed', [], ['reject']],
    ['rejected', ['amend'], ['confirm']],
    ['expired', ['resend', 'amend'], ['askNew']],
  ] as const)('%s', (status, team, donor) => {
    expect(eventsFrom(giftMachine, status, ['team'])).toEqual(team);
    expect(eventsFrom(giftMachine, status, ['donor'])).toEqual(donor);
  });

  it('lets nobody answer in the place of the donor', () => {
    const answers: readonly GiftEvent[] = ['confirm', 'reject'];
    for (const state of giftStatuses) {
      for (const event of giftEvents.filter((one) => answers.includes(one))) {
        expect(decide(giftMachine, { state, event, actors: ['team', 'clock'] }).ok).toBe(false);
      }
    }
  });
});

it('ends after fourteen days', () => {
  const now = new Date('2026-11-20T10:00:00Z');
  const expiresAt = giftEnd(now);
  expect(expiresAt.toISOString()).toBe('2026-12-04T10:00:00.000Z');
  const before = new Date(expiresAt.getTime() - 1);
  expect(giftStatus({ status: 'pending', expiresAt }, before)).toBe('pending');
  expect(giftStatus({ status: 'pending', expiresAt }, expiresAt)).toBe('expired');
  expect(giftStatus({ status: 'confirmed', expiresAt }, expiresAt)).toBe('confirmed');
});

it('sums what is worth something, by status', () => {
  const sums = giftSums([
    { status: 'confirmed', value: 180_000 },
    { status: 'confirmed', value: null },
    { status: 'pending', value: 24_000 },
    { status: 'rejected', value: 12_001 },
  ]);
  expect(sums.counts).toEqual({ pending: 1, confirmed: 2, rejected: 1, expired: 0, total: 4 });
  expect(sums.worth).toEqual({
    pending: 24_000,
    confirmed: 180_000,
    rejected: 12_001,
    expired: 0,
    total: 216_001,
  });
});

it('counts towards the goods of a budget what a donor confirmed of a line', () => {
  const one = { status: 'confirmed', value: 24_000, type: 'goods', line: 'g1' } as const;
  expect(
    confirmedGoods([
      one,
      { ...one, type: 'services', line: 'g2', value: 40_000 },
      { ...one, type: 'cash', line: 'g3' },
      { ...one, line: null },
      { ...one, line: 'g4', status: 'pending' },
    ]),
  ).toEqual({ worth: 64_000, lines: ['g1', 'g2'] });
});

it.each([
  ['Roba', 'goods'],
  ['Usluge', 'services'],
  ['Novac', 'cash'],
  ['nešto starije', 'goods'],
] as const)('a contribution of the type %s is %s', (type, expected) => {
  expect(giftTypeOf(type)).toBe(expected);
});
