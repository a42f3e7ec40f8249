import { expect, it } from 'vitest';
import { personas } from '../accounts/accounts.factory.ts';
import { applicationStatuses } from '../applications/application.machine.ts';
import { actualMatrix, expectedMatrix } from '../policy.factory.ts';
import { storyPolicy } from './story.policy.ts';

const team = { ownerId: 'vlasnik', memberIds: ['vlasnik', 'clan'] };

it('who writes a story', () => {
  const abilities = ['write', 'setCampaign'] as const;
  const actual = actualMatrix(abilities, (actor, ability) =>
    storyPolicy[ability](actor, { ...team, status: 'draft' }),
  );
  expect(actual).toEqual(
    expectedMatrix(
      abilities,
      `
      nobody:                                           s
      vlasnik vlasnikVoditelj clan clanVoditelj:        +
      lejla moderator zenica odbor:                     t
      asistent koordinator voditelj savjetnik menadzer: t
      obAdmin globalni admin:                           t`,
    ),
  );
});

it('what a campaign says is settled once it has opened', () => {
  const open = applicationStatuses.filter(
    (status) => storyPolicy.setCampaign(personas.clan, { ...team, status }).ok,
  );
  expect(open).toEqual(['draft', 'submitted', 'pending', 'approved']);
});
