import { expect, it } from 'vitest';
import { publicStatuses } from '../applications/application.machine.ts';
import { actualMatrix, expectedMatrix } from '../policy.factory.ts';
import { campaignPagePolicy } from './campaign-page.policy.ts';

const application = {
  ownerId: 'vlasnik',
  memberIds: ['vlasnik', 'clan', 'clanVoditelj', 'vlasnikVoditelj'],
  bankSlug: 'tuzla',
} as const;
const acts = ['write', 'moderate', 'ask'] as const;

it.each(publicStatuses)('who may do what on the page of a campaign, its project %s', (status) => {
  const actual = actualMatrix(acts, (actor, act) =>
    campaignPagePolicy[act](actor, { ...application, status }),
  );
  expect(actual).toEqual(
    expectedMatrix(
      acts,
      `
        nobody:                                               s s +
        vlasnik clan vlasnikVoditelj clanVoditelj:            + + +
        koordinator voditelj menadzer globalni admin:         t + +
        lejla moderator zenica obAdmin asistent odbor savjetnik: t f +`,
    ),
  );
});

it.each(['draft', 'submitted', 'rejected', 'withdrawn'] as const)(
  'nobody talks of a project that is %s',
  (status) => {
    const actual = actualMatrix(acts, (actor, act) =>
      campaignPagePolicy[act](actor, { ...application, status }),
    );
    expect(actual).toEqual(
      expectedMatrix(
        acts,
        `
        nobody:                                               s s w
        vlasnik clan vlasnikVoditelj clanVoditelj:            w + w
        koordinator voditelj menadzer globalni admin:         t + w
        lejla moderator zenica obAdmin asistent odbor savjetnik: t f w`,
      ),
    );
  },
);
