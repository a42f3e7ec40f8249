import { applicationsApi } from '@app/contracts/applications/applications.api';
import type { MyApplication } from '@app/contracts/applications/applications.schemas';
import { bankDeskApi } from '@app/contracts/bank-desk/bank-desk.api';
import type { Duties } from '@app/contracts/bank-desk/bank-desk.schemas';
import { callsApi } from '@app/contracts/calls/calls.api';
import type { CallSummary } from '@app/contracts/calls/calls.schemas';
import { crowdfundingApi } from '@app/contracts/crowdfunding/crowdfunding.api';
import { mentorshipApi } from '@app/contracts/mentorship/mentorship.api';
import { callPage, pages } from '@app/contracts/pages';
import { permissionsApi } from '@app/contracts/permissions/permissions.api';
import { tasksApi } from '@app/contracts/tasks/tasks.api';
import type { OwnNext } from '@app/contracts/tasks/tasks.schemas';
import { teamsApi } from '@app/contracts/teams/teams.api';
import { volunteersApi } from '@app/contracts/volunteers/volunteers.api';
import { applicationStatuses } from '@app/domain/applications/application.machine';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { allSent, answer, expectAccessible, show, signIn } from '../../testing/show.tsx';
import { tabOf, tabs } from './tabs.ts';
import ZonePage from './zone.tsx';

const idOf = (n: number) => `0199aaaa-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`;
const day = 86_400_000;
const closes = new Date(Date.now() + 20 * day).toISOString();
const one = (n: number, status: MyApplication['status'], more: Partial<MyApplication> = {}) =>
  ({
    id: idOf(n),
    slug: `prijava-${n}`,
    kind: 'orange',
    status,
    projectTitle: `Prijava ${n}`,
    role: 'owner',
    bankName: 'Omladinska banka Tuzla',
    bankEmblem: 'salt',
    callTitle: { bhs: 'Jesenji poziv', en: 'Autumn call' },
    callClosesAt: closes,
    sections: [
      { key: 'basics', done: true },
      { key: 'activities', done: false },
      { key: 'review', done: false },
    ],
    missing: [],
    openSections: null,
    returnReason: null,
    picture: null,
    membersLacking: 0,
    canDelete: false,
    canWithdraw: false,
    updatedAt: '2026-11-01T09:00:00.000Z',
    ...more,
  }) satisfies MyApplication;
const open = {
  id: idOf(60),
  slug: 'naselje',
  kind: 'orange',
  state: 'open',
  title: { bhs: 'Naselje', en: 'Neighbourhood' },
  summary: { bhs: 'Klupe i murali.', en: 'Benches and murals.' },
  topics: ['arts'],
  picture: null,
  pictureAlt: { bhs: '', en: '' },
  bank: {
    id: idOf(61),
    slug: 'zenica',
    name: 'Omladinska banka Zenica',
    municipality: 'Zenica',
    emblem: 'zenica',
  },
  opensAt: '2026-10-20T10:00:00.000Z',
  closesAt: closes,
  minAmount: 500,
  maxAmount: 4000,
  minTeam: 1,
  maxTeam: 8,
  minAge: null,
  maxAge: null,
  municipalities: [],
} satisfies CallSummary;
const asked = {
  applicationId: idOf(50),
  title: 'Servis za bicikle',
  kind: 'orange',
};

beforeEach(async () => {
  answer(callsApi.list, { items: [], next: null });
  answer(permissionsApi.obPermissions, []);
  answer(teamsApi.myInvitations, []);
  answer(teamsApi.myAsks, { requests: [], handovers: [] });
  answer(tasksApi.mine, []);
  const none = { unreadMessages: 0, newRequests: 0, total: 0 };
  answer(mentorshipApi.unread, none);
  answer(mentorshipApi.unreadBlue, none);
  answer(mentorshipApi.all, { data: [], next: null });
  answer(volunteersApi.mine, []);
  answer(crowdfundingApi.ownDonations, { items: [], next: null });
  answer(crowdfundingApi.ownYears, []);
  await signIn();
});

const zone = () => show(<ZonePage />, { at: pages.zone(), path: pages.zone.path });
const tab = (name: string) =>
  show(<ZonePage />, {
    at: pages.ownApplications({ tab: name }),
    path: pages.ownApplications.path,
  });

it('leads with what is missing, then the dates of the rest, and each with its next step', async () => {
  const next: OwnNext[] = [
    { id: idOf(1), next: null, own: [] },
    {
      id: idOf(2),
      next: {
        kind: 'campaignEnd',
        section: null,
        item: null,
        on: '2026-11-29',
        at: null,
        by: 'team',
        late: false,
      },
      own: [{ id: idOf(9), title: 'Nazovi majstora', on: '2026-11-25', late: true }],
    },
  ];
  answer(applicationsApi.mine, [one(1, 'draft'), one(2, 'crowdfunding'), one(3, 'rejected')]);
  answer(tasksApi.mine, next);
  zone();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/svom mjestu/);
  const agenda = await screen.findByRole('region', { name: 'Šta slijedi' });
  expect(
    within(agenda)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/25nov.*Nazovi majstora.*Prijava 2.*rok je bio/),
    expect.stringMatching(/29nov.*Kraj kampanje/),
  ]);
  const mine = within(screen.getByRole('region', { name: 'Tvoje prijave' }));
  expect(mine.getByRole('link', { name: 'Prijava 2' }).getAttribute('href')).toBe(
    pages.project({ slug: 'prijava-2' }),
  );
  expect(mine.getByText(/^Završene, odbijene i povučene \(1\)$/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Čeka tvoj odgovor' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Radiš u banci' })).toBeNull();
  await expectAccessible();
});

it('invites who has nothing yet, and fails with a way to try again', async () => {
  answer(applicationsApi.mine, 'no connection', []);
  const { user } = zone();
  await user.click(await screen.findByRole('button', { name: 'Pokušaj ponovo' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Prvi kamen je ideja.' }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pogledaj pozive' })).toBeTruthy();
  await expectAccessible();
});

it('answers what is asked in place, and the answer stays to be seen', async () => {
  answer(applicationsApi.mine, []);
  const waiting = {
    requests: [{ ...asked, id: idOf(7), name: 'Emir Delić', askedAt: closes }],
    handovers: [{ ...asked, ownerName: 'Tarik Bešić', offeredAt: closes }],
  };
  answer(teamsApi.myAsks, waiting, waiting, { requests: [], handovers: [] });
  answer(teamsApi.moveRequest, { success: true });
  const { user } = zone();
  const row = (await screen.findByText(/^Emir Delić želi u tim „Servis za bicikle“/)).closest('li');
  expect(screen.getByText(/^Tarik Bešić ti nudi vođenje prijave/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Primi: Emir Delić' }));
  expect(await within(row as HTMLElement).findByText('U timu je, timu smo javili.')).toBeTruthy();
  expect(allSent().filter(({ path }) => path === '/api/orange-grants/mine')).toHaveLength(2);
  await expectAccessible();
});

const { bank } = open;
const duty: Duties['duties'][number] = {
  kind: 'sign',
  due: '2026-11-10',
  count: null,
  call: null,
  application: { id: idOf(9), slug: 'murali', title: 'Murali' },
  campaign: null,
  amount: null,
  mine: true,
  to: pages.agreement({ id: idOf(9), hash: 'sada' }),
  bank,
};
const asStaff = () => {
  // The board's part of mentorship comes when it is loaded.
  answer(mentorshipApi.answerTime, { hours: null });
  answer(permissionsApi.obPermissions, [
    {
      id: idOf(8),
      permission_type: 'ob_koordinator',
      scope: 'bank',
      scope_value: bank.slug,
      is_active: true,
    } as never,
  ]);
};

it('leads staff to their desks', async () => {
  answer(applicationsApi.mine, []);
  answer(bankDeskApi.duties, { duties: [], banks: [bank] });
  asStaff();
  zone();
  const staff = within(await screen.findByRole('region', { name: 'Radiš u banci' }));
  expect(staff.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    pages.board(),
    pages.bankDesk({ bankId: bank.slug }),
  ]);
});

it('leads with what staff has to do, to where it is done', async () => {
  answer(applicationsApi.mine, []);
  answer(bankDeskApi.duties, {
    duties: [duty, { ...duty, kind: 'score', count: 3 }],
    banks: [bank],
  });
  asStaff();
  zone();
  const first = within(await screen.findByRole('region', { name: 'Potpiši ugovor: Murali' }));
  expect(first.getByRole('link', { name: 'Potpiši' }).getAttribute('href')).toBe(duty.to);
  const staff = within(screen.getByRole('region', { name: 'Radiš u banci' }));
  expect(staff.getByRole('link', { name: /2 dužnosti te čekaju/ }).getAttribute('href')).toBe(
    pages.bankDesk({ bankId: bank.slug, dio: 'duznosti' }),
  );
  expect(staff.getByText('3 prijave čekaju tvoju ocjenu.')).toBeTruthy();
  await expectAccessible();
});

it.each([
  ['nacrti', ['Prijava 1']],
  ['poslane', ['Prijava 2', 'Prijava 3']],
  ['odobrene', ['Prijava 4']],
  ['u-toku', ['Prijava 5']],
  ['zavrsene', ['Prijava 6', 'Prijava 7']],
])('the tab %s holds its own', async (name, titles) => {
  answer(applicationsApi.mine, [
    one(1, 'draft'),
    one(2, 'submitted'),
    one(3, 'pending'),
    one(4, 'approved'),
    one(5, 'implementation'),
    one(6, 'withdrawn'),
    one(7, 'draft', { callClosesAt: '2026-01-01T12:00:00.000Z' }),
  ]);
  tab(name);
  await screen.findByRole('heading', { level: 1, name: 'Tvoje prijave' });
  expect(screen.getAllByRole('heading', { level: 2 }).map((it) => it.textContent)).toEqual(titles);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toMatch(/\d$/);
});

it('an empty tab leads to the calls, and every status has its tab', async () => {
  answer(applicationsApi.mine, [one(1, 'draft')]);
  answer(callsApi.list, { items: [open], next: null });
  tab('u-toku');
  await screen.findByRole('heading', { level: 2, name: 'Ovdje zasad nema prijava' });
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: 'Naselje' }).getAttribute('href')).toBe(callPage(open));
  await expectAccessible();
  for (const status of applicationStatuses) {
    expect(tabs.slice(1)).toContain(tabOf(one(1, status), Date.now()));
  }
});

it('lists what the reader gave, with receipts, and each year as a file', async () => {
  answer(applicationsApi.mine, []);
  answer(crowdfundingApi.ownDonations, {
    items: [
      {
        orderNumber: 'D-1',
        receiptNumber: 'R-2026-00001',
        status: 'settled',
        amount: 20,
        matchedAmount: 10,
        applicationId: idOf(1),
        slug: 'kino-pod-vedrim-nebom',
        projectTitle: 'Kino pod vedrim nebom',
        bankName: 'Omladinska banka Tuzla',
        createdAt: '2026-11-02T10:00:00.000Z',
        settledAt: '2026-11-02T10:01:00.000Z',
        statusToken: 'tajna',
      },
    ],
    next: null,
  });
  answer(crowdfundingApi.ownYears, [{ year: 2026, amount: 20, donations: 1 }]);
  zone();
  const receipt = await screen.findByRole('link', {
    name: 'Priznanica R-2026-00001: Kino pod vedrim nebom',
  });
  expect(receipt.getAttribute('href')).toBe(
    `/ob/crowdfunding/${idOf(1)}/success?order=D-1&token=tajna`,
  );
  expect(screen.getByText(/^\+ 10.KM udvostručeno$/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pregled za 2026. kao PDF' })).toBeTruthy();
});
