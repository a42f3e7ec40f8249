import { expect, it } from 'vitest';
import { personas } from '../accounts/accounts.factory.ts';
import { eventsFrom } from '../machine.ts';
import { actualMatrix, expectedMatrix } from '../policy.factory.ts';
import { bankRequestMachine, bankRequestStatuses } from './bank-request.machine.ts';
import { bankRequestActors, bankRequestPolicy } from './bank-request.policy.ts';

const requesterId = personas.lejla?.id ?? '';

it.each([
  [
    'a wish for a bank',
    null,
    `
    nobody:                               s s s
    lejla:                                + + a
    vlasnik clan moderator zenica:        + a a
    asistent koordinator savjetnik odbor: + a a
    voditelj menadzer:                    + a a
    vlasnikVoditelj clanVoditelj:         + a a
    obAdmin globalni admin:               + + +`,
  ],
  [
    'a call proposed to a bank',
    'tuzla',
    `
    nobody:                               s s s
    lejla:                                + + a
    vlasnik clan moderator zenica:        + a a
    asistent koordinator savjetnik odbor: + a a
    voditelj menadzer:                    + + +
    vlasnikVoditelj clanVoditelj:         + + +
    obAdmin globalni admin:               + + +`,
  ],
] as const)('who asks for, sees and answers %s', (_, bankSlug, text) => {
  const abilities = ['create', 'view', 'answer'] as const;
  const actual = actualMatrix(abilities, (actor, ability) =>
    bankRequestPolicy[ability](actor, { requesterId, bankSlug }),
  );
  expect(actual).toEqual(expectedMatrix(abilities, text));
});

it('nobody answers their own wish', () => {
  const own = { requesterId: personas.admin?.id ?? '', bankSlug: null };
  expect(bankRequestPolicy.answer(personas.admin, own)).toEqual({
    ok: false,
    reason: 'OWN_REQUEST',
  });
  expect(bankRequestActors(personas.admin, own)).toEqual(['requester']);
});

it('what each side may do in each status', () => {
  const may = (actor: 'requester' | 'bankAdmin') =>
    Object.fromEntries(
      bankRequestStatuses.map((status) => [
        status,
        eventsFrom(bankRequestMachine, status, [actor]).join(' '),
      ]),
    );
  const over = { accepted: '', declined: '', withdrawn: '' };
  expect(may('requester')).toEqual({ received: 'withdraw', answered: 'reply withdraw', ...over });
  expect(may('bankAdmin')).toEqual({
    received: 'answer accept decline',
    answered: 'answer accept decline',
    ...over,
  });
});
