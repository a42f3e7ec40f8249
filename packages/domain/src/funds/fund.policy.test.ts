import { expect, it } from 'vitest';
import { actualMatrix, expectedMatrix } from '../policy.factory.ts';
import { fundPolicy } from './fund.policy.ts';

const abilities = ['view', 'record', 'override'] as const;

it('who reads and writes a fund, and who may go beyond it', () => {
  const actual = actualMatrix(abilities, (actor, ability) =>
    fundPolicy[ability](actor, { bankSlug: 'tuzla' }),
  );
  expect(actual).toEqual(
    expectedMatrix(
      abilities,
      `
      nobody:                                 s
      lejla vlasnik clan moderator zenica:    f
      asistent savjetnik odbor:               + f f
      koordinator menadzer obAdmin:           + + f
      voditelj vlasnikVoditelj clanVoditelj:  +
      globalni admin:                         +`,
    ),
  );
});
