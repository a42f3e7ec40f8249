import { applicationsApi } from '@app/contracts/applications/applications.api';
import { teamsApi } from '@app/contracts/teams/teams.api';
import { personas } from '@app/domain/accounts/accounts.factory';
import { applicationStatuses } from '@app/domain/applications/application.machine';
import { applicationPolicy, visibleStatus } from '@app/domain/applications/application.policy';
import { expect, it, vi } from 'vitest';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { listMembers } from '../applications/public.ts';
import { createRequest } from './teams.factory.ts';

const app = setUpApp();
const stage = setUpGrants(app);

const ofVlasnik = {
  ownerId: 'vlasnik',
  memberIds: ['vlasnik', 'clan'],
  bankSlug: 'tuzla',
  decisionsPublished: false,
};
/** A stranger, a member, the board, who runs the bank, and admins. */
const others = [
  'lejla',
  'clan',
  'asistent',
  'koordinator',
  'voditelj',
  'savjetnik',
  'menadzer',
  'odbor',
  'globalni',
  'admin',
  'moderator',
] as const;
/** The account in which a persona of the policies is signed in. */
const accountOf = (role: (typeof others)[number] | 'vlasnik') =>
  stage.people[role === 'odbor' ? 'odbor1' : role];
const refusals = ['FORBIDDEN', 'NOT_FOUND', 'WRONG_STATUS', 'TEAM_CLOSED'];

/** What each act rests on in the policy, and a call that changes nothing that the others need. */
const acts = {
  read: ['viewPrivate', (as, { params }) => as.call(teamsApi.team, { params })],
  edit: [
    'edit',
    (as, { params }) =>
      as.call(applicationsApi.save, {
        params,
        body: { editRevision: 1, editor: 'matrica', changes: { projectTitle: 'Soba' } },
      }),
  ],
  submit: [
    'submit',
    (as, { params }) => as.call(applicationsApi.submit, { params, body: { editRevision: 1 } }),
  ],
  invite: [
    'manageTeam',
    (as, { params }) =>
      as.call(teamsApi.invite, { params, body: { emails: [stage.people.clan.email] } }),
  ],
  confirm: [
    'manageTeam',
    (as, { request }) =>
      as.call(teamsApi.moveRequest, { params: { id: request }, body: { event: 'admit' } }),
  ],
  handOver: [
    'manageTeam',
    (as, { params }) => as.call(teamsApi.offerHandover, { params, body: { memberId: null } }),
  ],
  remove: [
    'manageTeam',
    (as, { params, guest }) => as.call(teamsApi.leave, { params: { ...params, memberId: guest } }),
  ],
} as const satisfies Record<string, readonly [keyof typeof applicationPolicy, Call]>;
type Call = (
  as: ReturnType<typeof app.as>,
  of: { readonly params: { id: string }; readonly request: string; readonly guest: string },
) => Promise<{ readonly status: number; readonly error: { readonly code: string } }>;

/** The owner has the last word in each act, so that what succeeds is in nobody's way. */
it('role × status × act: real answers are those of the policy', async () => {
  // More people ask here in a moment than come from one network in an hour.
  vi.spyOn(app.platform.limits, 'take').mockResolvedValue(undefined);
  const at = app.clock.now();
  const found: string[] = [];
  const expected: string[] = [];
  const { lejla, clan, emir } = stage.people;
  const call = await stage.call(stage.tuzla, { maxTeam: 8 });
  for (const status of applicationStatuses) {
    const { id } = await stage.application({
      call,
      status,
      members: [clan, emir],
      sections: ['basics'],
    });
    const request = await app.platform.db.transaction((tx) => createRequest(tx, { id }, lejla, at));
    const guest = (await listMembers(app.platform.db.read, id)).find(
      ({ userId }) => userId === emir.id,
    );
    const of = { params: { id }, request, guest: guest?.id ?? '' };
    for (const [act, [ability, ask]] of Object.entries(acts)) {
      const passes = async (role: (typeof others)[number] | 'vlasnik') => {
        const answer = await ask(app.as(accountOf(role).token), of);
        const passed = answer.status === 200 || !refusals.includes(answer.error.code);
        if (passed) found.push(`${status} ${act} ${role}`);
        const subject = { ...ofVlasnik, status };
        const seen = { ...subject, status: visibleStatus(personas[role], subject) };
        const verdict = applicationPolicy[ability](personas[role], seen);
        if (verdict.ok) expected.push(`${status} ${act} ${role}`);
      };
      await Promise.all(others.map(passes));
      await passes('vlasnik');
    }
  }
  expect(found.sort()).toEqual(expected.sort());
});
