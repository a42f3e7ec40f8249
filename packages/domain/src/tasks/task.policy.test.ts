import { expect, it } from 'vitest';
import { actualMatrix, expectedMatrix } from '../policy.factory.ts';
import { taskPolicy } from './task.policy.ts';

it('who keeps the next steps', () => {
  const team = { ownerId: 'vlasnik', memberIds: ['vlasnik', 'clan', 'vlasnikVoditelj'] };
  const actual = actualMatrix(['keep'], (actor) => taskPolicy.keep(actor, team));
  expect(actual).toEqual(
    expectedMatrix(
      ['keep'],
      `
      nobody:                                           s
      vlasnik vlasnikVoditelj clan clanVoditelj:        +
      lejla moderator zenica odbor:                     t
      asistent koordinator voditelj savjetnik menadzer: t
      obAdmin globalni admin:                           t`,
    ),
  );
});
