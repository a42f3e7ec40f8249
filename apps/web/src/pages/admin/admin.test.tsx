import { articleTalkApi } from '@app/contracts/articles/article-talk.api';
import { articleWritingApi } from '@app/contracts/articles/article-writing.api';
import { bankDeskApi } from '@app/contracts/bank-desk/bank-desk.api';
import { mentorshipApi } from '@app/contracts/mentorship/mentorship.api';
import { pageViewsApi } from '@app/contracts/page-views/page-views.api';
import { pages } from '@app/contracts/pages';
import { permissionsApi } from '@app/contracts/permissions/permissions.api';
import { reportsApi } from '@app/contracts/reports/reports.api';
import type { ReportCase } from '@app/contracts/reports/reports.schemas';
import { securityApi } from '@app/contracts/security/security.api';
import { teamsApi } from '@app/contracts/teams/teams.api';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { allSent, answer, expectAccessible, show, signIn } from '../../testing/show.tsx';
import AdminPage from './admin.tsx';

const idOf = (n: number) => `0199aaaa-0000-7000-8000-00000000000${n}`;
const at = '2026-10-01T09:00:00.000Z';

const reported = (n: number, name: string): ReportCase => ({
  id: idOf(n),
  kind: 'post',
  status: 'open',
  subject: { name, url: null, texts: [{ name: '', text: `Kaže ${name}`, at, isReported: true }] },
  openedAt: at,
  decidedAt: null,
  reason: '',
  rule: null,
  faults: [{ fault: 'spam', count: 2 }],
  words: [],
  earlier: 0,
});
const [emir, lejla] = [reported(1, 'Emir Begić'), reported(2, 'Lejla Kovač')];
const none = { items: [], next: null };
const now = new Date().toISOString();

beforeEach(() => {
  answer(reportsApi.counts, { open: 2 });
  answer(reportsApi.list, { items: [emir, lejla], next: null });
  answer(teamsApi.ageCorrections, none);
  answer(articleWritingApi.waiting, none);
  answer(articleTalkApi.reportedComments, none);
  answer(permissionsApi.obPermissions, []);
  answer(mentorshipApi.unread, { unreadMessages: 0, newRequests: 0, total: 0 });
  answer(mentorshipApi.unreadBlue, { unreadMessages: 0, newRequests: 0, total: 0 });
  answer(bankDeskApi.duties, { duties: [], banks: [] });
});

async function open(role: string, hash?: 'dojave' | 'godine') {
  await signIn({ role });
  return show(<AdminPage />, { at: pages.admin({ hash }), path: pages.admin.path });
}
const rooms = () =>
  within(screen.getByRole('navigation', { name: 'Administracija po dijelovima' }));
const names = () =>
  rooms()
    .getAllByRole('link')
    .map((link) => link.textContent?.replace(/čeka.*/, ''));

it('a member is told what would be needed', async () => {
  await open('INDIVIDUAL');
  await screen.findByRole('heading', { name: 'Nemate dozvolu za pristup' });
  expect(allSent().filter(({ path }) => path.startsWith('/api/reports'))).toEqual([]);
});

it('moderators come to what waits, with a way into the rooms that are theirs', async () => {
  await open('MODERATOR');
  await screen.findByRole('heading', { level: 1, name: '2 stvari čekaju tebe' });
  expect(names()).toEqual(['Pregled', 'Dojave', 'Godine', 'Članci']);
  within(rooms().getByRole('link', { name: /^Dojave/ })).getByText('čeka: 2');
  expect(screen.queryByRole('link', { name: 'Uredi uživo' })).toBeNull();
  const row = screen.getByRole('link', { name: /Dojave o sadržaju: 2/ });
  expect(row.getAttribute('href')).toBe(pages.admin({ hash: 'dojave' }));
  await expectAccessible();
});

it('admins have all rooms, what waits in each, live editing and the figures', async () => {
  answer(securityApi.locked, []);
  answer(securityApi.factorRemovals, []);
  answer(securityApi.figures, {
    signedIn: 5,
    members: 4,
    failed: 3,
    limited: 0,
    addresses: 2,
    locked: 1,
  });
  const day = now.slice(0, 10);
  answer(pageViewsApi.figures, {
    from: day,
    to: day,
    product: { days: [{ day, views: 1234, visitors: 84 }], pages: [] },
    calls: [],
  });
  await open('ADMIN');
  expect((await screen.findAllByText('1.234')).length).toBe(2);
  expect(names()).toEqual([
    ...['Pregled', 'Dojave', 'Godine', 'Članci', 'Tekstovi'],
    ...['Ulasci', 'Zaključani', 'Sesije', 'Dozvole', 'Banke', 'Posjećenost'],
  ]);
  expect(screen.getByRole('link', { name: 'Uredi uživo' }).getAttribute('href')).toBe(
    pages.landing({ admin_edit: 'true' }),
  );
  await expectAccessible();
});

it('what did not come is said, and what came stays', async () => {
  answer(teamsApi.ageCorrections, 'no connection');
  await open('MODERATOR');
  await screen.findByRole('heading', { name: 'Nije se učitalo sve što čeka' });
  screen.getByRole('link', { name: /Dojave o sadržaju: 2/ });
});

it('the longest waiting is read first; another is chosen from the list, and the address says which', async () => {
  const { user, address } = await open('MODERATOR', 'dojave');
  const detail = (name: string) => screen.findByRole('heading', { level: 2, name });
  await detail('Emir Begić');
  await user.click(screen.getByRole('link', { name: /^Lejla Kovač/ }));
  await detail('Lejla Kovač');
  expect(address()).toBe(pages.admin({ dojava: idOf(2), hash: 'dojave' }));
  await expectAccessible();
});

it('a warning asks for its rule and its reason, and nothing is chosen beforehand', async () => {
  answer(reportsApi.move, { success: true });
  const { user } = await open('MODERATOR', 'dojave');
  const rule = await screen.findByRole<HTMLSelectElement>('combobox', {
    name: 'Prekršeno pravilo',
  });
  expect(rule.value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Upozori' }));
  await screen.findByText('Odaberi prekršeno pravilo.');
  screen.getByText('Upiši obrazloženje.');
  await user.selectOptions(rule, 'Reklama ili prevara');
  await user.type(screen.getByRole('textbox', { name: /^Obrazloženje/ }), 'Ne oglašavaj.');
  await user.click(screen.getByRole('button', { name: 'Upozori' }));
  await screen.findByText('Upozorenje je poslano');
  const move = allSent().find(({ path }) => path.endsWith('/moves'));
  expect(move?.body).toEqual({ event: 'warn', reason: 'Ne oglašavaj.', rule: 'spam' });
});

it('what is removed is asked once; what is left needs no reason', async () => {
  answer(reportsApi.move, { success: true });
  const { user } = await open('MODERATOR', 'dojave');
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Prekršeno pravilo' }),
    'Vrijeđanje ili mržnja',
  );
  await user.type(screen.getByRole('textbox', { name: /^Obrazloženje/ }), 'Vrijeđa.');
  await user.click(screen.getByRole('button', { name: 'Ukloni objavu' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Ukloniti objavu?' }));
  const moves = () => allSent().filter(({ path }) => path.endsWith('/moves'));
  expect(moves()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Ukloni objavu' }));
  await waitFor(() => expect(moves().at(-1)?.body).toMatchObject({ event: 'remove' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Ostavi' }));
  await waitFor(() =>
    expect(moves().at(-1)?.body).toEqual({ event: 'dismiss', reason: '', rule: null }),
  );
});

it('ages that nobody asked to have put right are a room that says so', async () => {
  await open('MODERATOR', 'godine');
  await screen.findByRole('heading', { name: 'Niko ne čeka ispravku' });
});
