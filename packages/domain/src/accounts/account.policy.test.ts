import { expect, it } from 'vitest';
import { actualMatrix, expectedMatrix } from '../policy.factory.ts';
import { accountPolicy } from './account.policy.ts';

const doors = ['enterMemberArea', 'enterAdmin', 'enterBoard', 'editPages', 'editAccount'] as const;

it('who enters where', () => {
  const actual = actualMatrix(doors, (actor, door) => accountPolicy[door](actor, { id: 'lejla' }));
  expect(actual).toEqual(
    expectedMatrix(
      doors,
      `
      nobody:                  s s s s s
      lejla:                   + m f a +
      vlasnik clan:            + m f a i
      asistent koordinator voditelj savjetnik menadzer odbor: + m + a i
      obAdmin globalni zenica: + m + a i
      vlasnikVoditelj clanVoditelj: + m + a i
      moderator:               + + + a i
      admin:                   + + + + i`,
    ),
  );
});
