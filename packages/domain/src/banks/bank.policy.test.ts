import { expect, it } from 'vitest';
import { actualMatrix, expectedMatrix } from '../policy.factory.ts';
import { bankPolicy } from './bank.policy.ts';

const abilities = ['create', 'manage'] as const;

it('who founds and manages a bank', () => {
  const actual = actualMatrix(abilities, (actor, ability) =>
    bankPolicy[ability](actor, { bankSlug: 'tuzla' }),
  );
  expect(actual).toEqual(
    expectedMatrix(
      abilities,
      `
      nobody:                               s s
      lejla vlasnik clan moderator zenica:  a f
      asistent koordinator savjetnik odbor: a f
      voditelj menadzer:                    a +
      vlasnikVoditelj clanVoditelj:         a +
      obAdmin globalni admin:               + +`,
    ),
  );
});
