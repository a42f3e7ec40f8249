import { applicationsApi } from '@app/contracts/applications/applications.api';
import type { MyApplication } from '@app/contracts/applications/applications.schemas';
import { pages } from '@app/contracts/pages';
import { teamsApi } from '@app/contracts/teams/teams.api';
import type { Team } from '@app/contracts/teams/teams.schemas';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { allSent, answer, expectAccessible, show, signIn } from '../../testing/show.tsx';
import TeamTestPage from './pages/team-test.tsx';
import { idOf, person, team as plainTeam } from './teams.testing.ts';

const application: MyApplication = {
  id: idOf(5),
  slug: 'muzicka-soba',
  kind: 'orange',
  status: 'draft',
  projectTitle: 'Muzička soba',
  role: 'owner',
  bankName: 'Omladinska banka Tuzla',
  bankEmblem: 'tuzla',
  callTitle: { bhs: 'Jesenji poziv', en: 'Autumn call' },
  callClosesAt: '2026-12-14T22:59:00.000Z',
  sections: [],
  missing: [],
  openSections: null,
  returnReason: null,
  picture: null,
  membersLacking: 2,
  canDelete: true,
  canWithdraw: false,
  updatedAt: '2026-11-20T09:00:00.000Z',
};
const other: MyApplication = {
  ...application,
  id: idOf(6),
  projectTitle: 'Kino',
  role: 'member',
  membersLacking: 0,
};
const team: Team = {
  ...plainTeam,
  members: [
    person(1, 'Amina Hodžić', 'vlasnik'),
    { ...person(2, 'Emir Delić', 'clan'), lack: 'CONSENT_MISSING', consent: 'pending' },
  ],
  invitations: [
    {
      id: idOf(4),
      inviteeUserId: null,
      inviteeName: '',
      inviteeEmail: 'sara@primjer.ba',
      role: 'clan',
      status: 'rejected',
      responsibility: '',
      sentAt: '2026-11-01T09:00:00.000Z',
      expiresAt: '2026-11-15T09:00:00.000Z',
      events: [],
    },
  ],
  places: { minimum: 4, atMost: 8 },
};
const withContact = [
  { ...person(1, 'Amina Hodžić', 'vlasnik'), email: 'amina@primjer.ba' },
  person(2, 'Emir Delić', 'clan'),
];
const page = (at = pages.teamTest()) => show(<TeamTestPage />, { at, path: pages.teamTest.path });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

it('tells the owner who is there, what the call asks and what is missing, with a way to it', async () => {
  await signIn();
  answer(applicationsApi.mine, [application]);
  answer(teamsApi.team, team);
  answer(applicationsApi.testMembers, { members: withContact });
  page();
  const missing = await section('Šta nedostaje');
  const small = missing.getByRole('link', { name: 'Za ovaj poziv timu fale još 2 osobe.' });
  expect(small.getAttribute('href')).toBe(pages.canvas({ id: application.id, dio: 'tim' }));
  expect(missing.getByRole('link', { name: /^Emir Delić nema 18 godina/ })).toBeTruthy();
  const asks = await section('Šta poziv traži od tima');
  expect(asks.getByText('od 4 do 8, sada 2')).toBeTruthy();
  expect(asks.getByText('od 15 do 30')).toBeTruthy();
  const members = await section('U timu');
  expect(await members.findByText('vodi prijavu, amina@primjer.ba')).toBeTruthy();
  expect(members.getAllByText('Prihvaćen')).toHaveLength(2);
  expect((await section('Pozivnice')).getByText('Odbačen')).toBeTruthy();
  await expectAccessible();
});

it('follows the chosen application, and says to a member what only its owner sees', async () => {
  await signIn();
  answer(applicationsApi.mine, [application, other]);
  const nobodyLacks = team.members.map((one) => ({ ...one, lack: null, consent: null }));
  answer(teamsApi.team, team, { ...team, members: nobodyLacks, invitations: [], canManage: false });
  answer(applicationsApi.testMembers, { members: team.members });
  const { user } = page();
  await section('Šta nedostaje');
  await user.selectOptions(screen.getByLabelText('Prijava'), other.id);
  expect(await screen.findByText('Od tebe ne treba ništa.')).toBeTruthy();
  expect(screen.getByText('Šta nedostaje drugima, vidi samo ko vodi prijavu.')).toBeTruthy();
  expect(screen.getByText('Nijedna nije poslana.')).toBeTruthy();
  expect(allSent().at(-1)?.path).toContain(other.id);
});

it('asks nothing of a team whose application no longer changes', async () => {
  await signIn();
  answer(applicationsApi.mine, [{ ...application, status: 'approved' }]);
  answer(teamsApi.team, team);
  answer(applicationsApi.testMembers, { members: team.members });
  page();
  expect(
    await screen.findByText('Prijava se više ne mijenja, pa timu ne treba ništa.'),
  ).toBeTruthy();
  expect(screen.queryByText(/fale još/)).toBeNull();
});

it('leads who has no application to the calls', async () => {
  await signIn();
  answer(applicationsApi.mine, []);
  page();
  const calls = await screen.findByRole('link', { name: 'Otvoreni pozivi' });
  expect(calls.getAttribute('href')).toBe(pages.calls({ state: 'open' }));
});
