import { expect, it } from 'vitest';
import { actualMatrix, expectedMatrix } from '../policy.factory.ts';
import { translationPolicy } from './translation.policy.ts';

const abilities = ['change'] as const;

it('who changes the texts', () => {
  const actual = actualMatrix(abilities, (actor, ability) => translationPolicy[ability](actor));
  expect(actual).toEqual(
    expectedMatrix(
      abilities,
      `
      nobody:                                           s
      lejla vlasnik clan moderator zenica:              a
      asistent koordinator voditelj savjetnik menadzer: a
      odbor vlasnikVoditelj clanVoditelj:               a
      obAdmin globalni:                                 a
      admin:                                            +`,
    ),
  );
});
