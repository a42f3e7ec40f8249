import { networkApi } from '@app/contracts/network/network.api';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import type {
  NotificationChoices,
  NotificationView,
} from '@app/contracts/notifications/notifications.schemas';
import { pages } from '@app/contracts/pages';
import { teamsApi } from '@app/contracts/teams/teams.api';
import type { InvitationView } from '@app/contracts/teams/teams.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { allSent, answer, expectAccessible, saidAt, show } from '../../testing/show.tsx';
import { NotificationChoicesForm } from './parts/choices.tsx';
import News from './parts/news.tsx';
import NotificationsPanel from './parts/panel.tsx';

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const changes = () => allSent().filter(({ method }) => method !== 'GET');

describe('the news', () => {
  const one = (n: number, read: boolean): NotificationView => ({
    id: `0199aaaa-0000-7000-8000-00000000000${n}`,
    type: 'mention',
    title: `Vijest ${n}`,
    message: 'Neko te spomenuo.',
    read,
    createdAt: `2026-10-0${n}T09:00:00.000Z`,
    actionUrl: null,
    from: null,
  });
  const kinds = { teams: 0, applications: 0, donations: 0, mentors: 0, network: 1 };

  beforeEach(() => answer(notificationsApi.unreadCount, { count: 1, kinds }));

  it('that do not load say so, and come with another try', async () => {
    answer(notificationsApi.list, 'no connection', [one(1, true)]);
    const { user } = show(<News />);
    expect((await screen.findByRole('alert')).textContent).toMatch(/Obavještenja se nisu učitala/);
    await user.click(press('Pokušaj ponovo'));
    await screen.findByText('Vijest 1');
  });

  it('are marked at once, and marked back where that is refused', async () => {
    answer(notificationsApi.list, [one(1, false)]);
    answer(notificationsApi.read, 'no connection');
    const { user } = show(<News />);
    await user.click(await screen.findByRole('button', { name: 'Označi kao pročitano: Vijest 1' }));
    const words = 'Nije uspjelo. Vratili smo kako je bilo.';
    expect(await screen.findAllByText(words)).not.toEqual([]);
    await screen.findByRole('button', { name: 'Označi kao pročitano: Vijest 1' });
    expect(changes()).toHaveLength(1);
  });

  it('are marked in the order of the presses, however long the first takes', async () => {
    answer(notificationsApi.list, [one(1, false)]);
    let arrive: () => void = () => undefined;
    const slow = new Promise<{ success: true }>((resolve) => {
      arrive = () => resolve({ success: true });
    });
    answer(notificationsApi.read, slow);
    answer(notificationsApi.mark, { success: true });
    const { user } = show(<News />);
    await user.click(await screen.findByRole('button', { name: 'Označi kao pročitano: Vijest 1' }));
    await user.click(
      await screen.findByRole('button', { name: 'Označi kao nepročitano: Vijest 1' }),
    );
    await screen.findByRole('button', { name: 'Označi kao pročitano: Vijest 1' });
    expect(changes()).toHaveLength(1);
    arrive();
    await waitFor(() => expect(changes()).toHaveLength(2));
    expect(changes()[1]?.body).toEqual({ ids: [one(1, false).id], read: false });
  });

  it('that could not be removed stay', async () => {
    answer(notificationsApi.list, [one(2, true), one(1, true)]);
    answer(notificationsApi.remove, 'no connection');
    const { user } = show(<News />, { language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Remove: Vijest 1' }));
    await waitFor(() => expect(changes()).toHaveLength(1));
    await screen.findByRole('button', { name: 'Remove: Vijest 1' });
    expect(changes()[0]?.body).toEqual({ ids: [one(1, true).id] });
  });

  it('are all marked with one press', async () => {
    answer(notificationsApi.list, [one(1, false)], [one(1, true)]);
    answer(notificationsApi.markAllRead, { success: true });
    const { user } = show(<News />);
    await screen.findByText('Vijest 1');
    await user.click(press('Označi sve kao pročitano'));
    await screen.findByRole('button', { name: 'Označi kao nepročitano: Vijest 1' });
    const tabs = within(screen.getByRole('navigation', { name: 'Vrsta obavještenja' }));
    const names = tabs.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names.map((name) => name?.replace(/\d.*/, ''))).toEqual([
      'Sve',
      'Timovi',
      'Prijave',
      'Donacije',
      'Mentori',
      'Mreža',
    ]);
    expect(changes().map(({ path }) => path)).toEqual([notificationsApi.markAllRead.path]);
  });
});

it('says among the unread ones that all is read, and leads to all', async () => {
  answer(notificationsApi.list, []);
  answer(notificationsApi.unreadCount, {
    count: 0,
    kinds: { teams: 0, applications: 0, donations: 0, mentors: 0, network: 0 },
  });
  show(<News />, { at: pages.network({ kind: 'teams', unread: '1' }) });
  await screen.findByRole('heading', { name: 'Sve je pročitano' });
  const link = screen.getByRole('link', { name: 'Prikaži sve' });
  expect(link.getAttribute('href')).not.toContain('unread');
  await expectAccessible();
});

it('an invitation to connect is answered in its row, whoever sends it', async () => {
  const id = '0199aaaa-0000-7000-8000-0000000000b1';
  answer(notificationsApi.list, [
    {
      id: '0199aaaa-0000-7000-8000-000000000009',
      type: 'connection_request',
      title: 'Poziv za povezivanje',
      message: 'Iman te poziva u svoju mrežu.',
      read: false,
      createdAt: '2026-11-01T09:00:00.000Z',
      actionUrl: pages.network({ dio: 'pozivi', poziv: id }),
      // Members find no profile of who is under eighteen, unless a guardian agreed.
      from: null,
    },
  ]);
  answer(notificationsApi.unreadCount, {
    count: 1,
    kinds: { teams: 0, applications: 0, donations: 0, mentors: 0, network: 1 },
  });
  answer(notificationsApi.read, { success: true });
  const waiting = {
    id,
    person: { id, name: 'Iman', title: '', profileSlug: null, profilePictureUrl: null },
    note: '',
    createdAt: '2026-11-01T09:00:00.000Z',
    mutual: 0,
  };
  answer(networkApi.invitations, { items: [waiting], next: null }, { items: [], next: null });
  answer(networkApi.answer, 'no connection');
  const { user } = show(<News />);
  await user.click(await screen.findByRole('button', { name: 'Prihvati poziv: Iman' }));
  await waitFor(() =>
    expect(changes().map(({ path, body }) => [path, body])).toContainEqual([
      `/api/network/invitations/${id}/moves`,
      { event: 'accept' },
    ]),
  );
});

describe('an invitation', () => {
  const id = '0199aaaa-0000-7000-8000-0000000000a1';
  const notice: NotificationView = {
    id: '0199aaaa-0000-7000-8000-000000000001',
    type: 'team_invitation',
    title: 'Pozivnica u tim',
    message: 'Amina te zove u tim projekta „Muzička soba“.',
    read: false,
    createdAt: '2026-11-01T09:00:00.000Z',
    actionUrl: pages.teamInvitation({ id }),
    from: null,
  };
  const applicationId = '0199aaaa-0000-7000-8000-0000000000a2';
  const open: InvitationView = {
    id,
    applicationId,
    title: 'Muzička soba',
    kind: 'orange',
    callTitle: { bhs: 'Jesenji poziv', en: 'Autumn call' },
    closesAt: '2026-12-14T22:59:00.000Z',
    bankName: 'Omladinska banka Tuzla',
    ownerName: 'Amina Hodžić',
    members: 2,
    submitted: false,
    status: 'pending',
    address: 'h•••@primjer.ba',
    responsibility: '',
    message: '',
    expiresAt: '2026-12-01T09:00:00.000Z',
    invitedEmail: null,
    isForReader: true,
  };
  const accept = () => screen.findByRole('button', { name: 'Ulazim u tim: Muzička soba' });
  const decline = () => screen.findByRole('button', { name: 'Ne mogu: Muzička soba' });
  const counts = (count: number) => ({
    count,
    kinds: { teams: count, applications: 0, donations: 0, mentors: 0, network: 0 },
  });

  beforeEach(() => {
    answer(notificationsApi.list, [notice]);
    answer(notificationsApi.read, { success: true });
    answer(notificationsApi.unreadCount, counts(1));
  });

  it('is accepted in the bell, whose row then leads to the application', async () => {
    answer(teamsApi.myInvitations, [open], []);
    answer(teamsApi.moveInvitation, { ...open, status: 'accepted' });
    answer(teamsApi.invitation, { ...open, status: 'accepted' });
    const { user, address } = show(<NotificationsPanel unread={1} onDone={() => undefined} />);
    const button = await accept();
    expect(button.closest('a')).toBeNull();
    await expectAccessible();
    button.focus();
    await user.keyboard('{Enter}');
    const said = await screen.findByText(/^U timu si/);
    await waitFor(() => expect(document.activeElement).toBe(said));
    expect(changes().map(({ path, body }) => [path, body])).toEqual([
      [`/api/orange-team/invitations/${id}/moves`, { event: 'accept' }],
      [`/api/notifications/${notice.id}/read`, undefined],
    ]);
    expect(address()).toBe('/');
    expect(within(said).getByRole('link').getAttribute('href')).toBe(
      pages.canvas({ edit: applicationId, dio: 'tim' }),
    );
    await expectAccessible();
  });

  it('is declined on the page, and stays to say so where only unread ones are shown', async () => {
    answer(teamsApi.myInvitations, [open], []);
    answer(teamsApi.moveInvitation, { ...open, status: 'rejected' });
    answer(teamsApi.invitation, { ...open, status: 'rejected' });
    const { user } = show(<News />, { at: pages.network({ unread: '1' }) });
    await user.click(await decline());
    await screen.findByText('Odgovor je poslan: ne ovaj put.');
    expect(screen.getByRole('link', { name: 'Pozivnica u tim' })).toBeTruthy();
    expect(changes()).toHaveLength(1);
  });

  it('that ran out or was withdrawn meanwhile says so in its row', async () => {
    answer(teamsApi.myInvitations, [open], []);
    answer(teamsApi.moveInvitation, { failure: { code: 'INVITATION_OVER' } });
    answer(teamsApi.invitation, { ...open, status: 'expired' });
    const { user } = show(<News />);
    await user.click(await accept());
    const said = await screen.findByText(/^Ova pozivnica više ne važi\. Istekla je ili/);
    await waitFor(() => expect(document.activeElement).toBe(said));
  });

  it('to a full team can still be declined', async () => {
    answer(teamsApi.myInvitations, [open]);
    answer(teamsApi.moveInvitation, { failure: { code: 'TEAM_FULL' } });
    const { user } = show(<News />);
    await user.click(await accept());
    await screen.findByText('U timu je onoliko ljudi koliko poziv dozvoljava.');
    expect(await decline()).toHaveProperty('disabled', false);
  });

  it.each([
    [{ ...open, status: 'accepted' as const }, /^You are in the team/],
    [{ ...open, status: 'rejected' as const }, 'You answered: not this time.'],
    [{ failure: { code: 'NOT_FOUND' as const } }, /^This invitation is no longer valid/],
  ])('that is settled says how, in English too: %#', async (settled, words) => {
    answer(teamsApi.myInvitations, []);
    answer(teamsApi.invitation, settled);
    show(<News />, { language: 'en' });
    await screen.findByText(words);
    expect(screen.queryByRole('button', { name: /I’m in/ })).toBeNull();
  });

  it.each([
    {
      type: 'invitation_response',
      actionUrl: pages.canvas({ edit: applicationId, dio: 'tim', zahtjev: id }),
      press: 'Primi: Emir Delić',
      api: teamsApi.moveRequest,
      sent: [`/api/orange-team/requests/${id}/moves`, { event: 'admit' }],
      given: { success: true },
      said: 'U timu je, timu smo javili.',
    },
    {
      type: 'team_invitation',
      actionUrl: pages.canvas({ edit: applicationId, dio: 'tim' }),
      press: 'Ne mogu: Muzička soba',
      api: teamsApi.answerHandover,
      sent: [`/api/orange-team/applications/${applicationId}/handover/answer`, { accept: false }],
      given: { failure: { code: 'WRONG_STATUS' } },
      said: 'Ovo više ne čeka tvoj odgovor.',
    },
  ] as const)('$type of a team is answered in its row too', async (asked) => {
    const { type, actionUrl, press: name, api, sent, given, said } = asked;
    const of = { applicationId, kind: 'orange', title: 'Muzička soba' };
    const person = { name: 'Emir Delić' };
    const waiting = {
      requests: [{ ...of, ...person, id, askedAt: notice.createdAt }],
      handovers: [{ ...of, ownerName: 'Amina Hodžić', offeredAt: notice.createdAt }],
    };
    answer(notificationsApi.list, [{ ...notice, type, actionUrl }]);
    answer(teamsApi.myAsks, waiting, { requests: [], handovers: [] });
    answer(api, given as never);
    const { user } = show(<News />);
    await user.click(await screen.findByRole('button', { name }));
    const text = await screen.findByText(said);
    await waitFor(() => expect(document.activeElement).toBe(text));
    expect(changes().map(({ path, body }) => [path, body])).toContainEqual(sent);
    await expectAccessible();
  });

  it('whose state is not known leads to its page, and no other row asks for one', async () => {
    const other = { ...notice, id: notice.id.replace(/1$/, '2'), title: 'Preuzimaš li prijavu?' };
    answer(notificationsApi.list, [{ ...other, actionUrl: pages.canvas() }, notice]);
    answer(teamsApi.myInvitations, 'no connection');
    show(<News />);
    const link = await screen.findByRole('link', { name: 'Pozivnica u tim' });
    expect(link.getAttribute('href')).toBe(pages.teamInvitation({ id }));
    await waitFor(() =>
      expect(allSent().filter(({ path }) => path.startsWith('/api/orange-team'))).toHaveLength(1),
    );
    expect(screen.queryByRole('button', { name: /Ulazim u tim/ })).toBeNull();
  });
});

describe('what is told', () => {
  const on = { on: true, locked: null };
  const choices: NotificationChoices = {
    types: [
      { type: 'connection_request', kind: 'network', app: on, mail: on, push: on },
      { type: 'donation', kind: 'donations', app: on, mail: on, push: on },
    ],
    accountSecurity: { on: true, locked: 'security' },
    frequency: 'weekly',
    quietHours: { from: '22:00', to: '07:00' },
    nextDigestAt: '2026-11-09T07:00:00.000Z',
    devices: 0,
  };
  const cell = () => screen.getAllByRole<HTMLInputElement>('checkbox')[0] as HTMLInputElement;

  it('choices that do not load say so and can be tried again', async () => {
    answer(notificationsApi.choices, 'no connection', choices);
    const { user } = show(<NotificationChoicesForm />);
    await screen.findByText('Tvoj izbor se nije učitao');
    await user.click(press('Pokušaj ponovo'));
    await screen.findByRole('table');
  });

  it('a choice that is not saved goes back; what may not be chosen is locked', async () => {
    answer(notificationsApi.choices, choices);
    answer(notificationsApi.choose, 'no connection');
    const { user } = show(<NotificationChoicesForm />);
    await screen.findByRole('table');
    screen.getByText('Zahtjev za povezivanje');
    await user.click(cell());
    await screen.findByText('Nije sačuvano, vratili smo kako je bilo. Pokušaj ponovo.');
    expect(cell().checked).toBe(true);
    expect(changes()[0]?.body).toEqual({ types: [{ type: 'connection_request', app: false }] });
    expect(screen.getAllByRole('checkbox').at(-1)).toHaveProperty('disabled', true);
  });

  it('quiet hours that end when they begin are told and not saved', async () => {
    answer(notificationsApi.choices, choices);
    answer(notificationsApi.choose, { ...choices, quietHours: { from: '22:00', to: '09:30' } });
    const { user } = show(<NotificationChoicesForm />);
    const until = await screen.findByLabelText<HTMLSelectElement>('Do');
    await user.selectOptions(until, '22:00');
    expect(saidAt(until)).toBe('Početak i kraj ne mogu biti isti.');
    expect(until.getAttribute('aria-invalid')).toBe('true');
    expect(changes()).toEqual([]);
    await user.selectOptions(until, '09:30');
    await screen.findByText(/^Sačuvano u \d\d:\d\d$/);
    expect(changes()[0]?.body).toEqual({ quietHours: { from: '22:00', to: '09:30' } });
  });
});
