import { expect, it } from 'vitest';
import { actualMatrix, expectedMatrix } from '../policy.factory.ts';
import { accountPolicy } from './account.policy.ts';

const doors = [
  'enterMemberArea',
  'enterAdmin',
  'enterBankAdmin',
  'enterBoard',
  'editPages',
  'editAccount',
] as const;

it('who enters where', () => {
  const actual = actualMatrix(doors, (actor, door) => accountPolicy[door](actor, { id: 'lejla' }));
  expect(actual).toEqual(
    expectedMatrix(
      doors,
      `
      nobody:                  s s s s s s
      lejla:                   + m a f a +
      vlasnik clan:            + m a f a i
      asistent koordinator voditelj savjetnik menadzer odbor: + m a + a i
      obAdmin globalni zenica: + m a + a i
      vlasnikVoditelj clanVoditelj: + m a + a i
      moderator:               + + a + a i
      admin:                   + + + + + i`,
    ),
  );
});
