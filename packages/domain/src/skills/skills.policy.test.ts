import { expect, it } from 'vitest';
import type { ApplicationSubject } from '../applications/application.policy.ts';
import { actualMatrix, expectedMatrix } from '../policy.factory.ts';
import { skillsPolicy } from './skills.policy.ts';

const subject: ApplicationSubject = {
  ownerId: 'vlasnik',
  memberIds: ['vlasnik', 'clan'],
  status: 'draft',
  bankSlug: 'tuzla',
};
const statuses = ['draft', 'submitted', 'implementation', 'completed'] as const;

const matrices: Record<keyof typeof skillsPolicy, string> = {
  readRecommendations: `
    nobody:                                     s
    lejla moderator zenica:                     t
    vlasnik clan vlasnikVoditelj clanVoditelj:  +
    asistent koordinator voditelj savjetnik menadzer odbor: +
    obAdmin globalni admin:                     +`,
  answer: `
    nobody:                                     s
    lejla moderator zenica:                     t
    vlasnik clan vlasnikVoditelj clanVoditelj:  + + + w
    asistent koordinator voditelj savjetnik menadzer odbor: t
    obAdmin globalni admin:                     t`,
  consent: `
    nobody:                                     s
    lejla moderator zenica:                     t
    vlasnik vlasnikVoditelj:                    + + + w
    clan clanVoditelj:                          o o o w
    asistent koordinator voditelj savjetnik menadzer odbor: t
    obAdmin globalni admin:                     t`,
};

it.each(Object.keys(matrices) as (keyof typeof skillsPolicy)[])('%s', (ability) => {
  const actual = actualMatrix(statuses, (actor, status) =>
    skillsPolicy[ability](actor, { ...subject, status }),
  );
  expect(actual).toEqual(expectedMatrix(statuses, matrices[ability]));
});
