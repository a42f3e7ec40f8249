import { applicationsApi } from '@app/contracts/applications/applications.api';
import { mentorshipApi } from '@app/contracts/mentorship/mentorship.api';
import { permissionsApi } from '@app/contracts/permissions/permissions.api';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { allSent, answer, expectAccessible, show, signIn } from '../../testing/show.tsx';
import {
  application,
  changes,
  idOf,
  inHours,
  none,
  ofTeam,
  onBoard,
  panel,
  request,
} from './mentorship.testing.tsx';
import MentorshipPanel from './parts/panel.tsx';
import Unread from './parts/unread.tsx';

beforeEach(() => signIn());

it('groups what waits by the clock, in words, and names the waiting', async () => {
  await panel({
    requests: [
      request(10, { slaTimer: inHours(-3.2), clock: 'overdue', title: 'Kasni', unread: 2 }),
      request(11, { slaTimer: inHours(1.5), title: 'Uskoro' }),
      request(12, { slaTimer: inHours(22.5), clock: 'ok', title: 'Polako', priority: 'low' }),
      request(13, { slaTimer: null, clock: 'paused', title: 'Stoji' }),
      request(14, { slaTimer: null, status: 'resolved', clock: 'stopped', title: 'Gotovo' }),
    ],
  });
  const late = await screen.findByRole('link', { name: /Kasni/ });
  expect(late.textContent).toContain('−3 h');
  expect(late.textContent).toContain('2 nepročitane poruke');
  expect(screen.getByRole('link', { name: /Uskoro/ }).textContent).toMatch(/1:(29|30)/);
  expect(screen.getByRole('link', { name: /Polako/ }).textContent).toContain('22 h');
  expect(screen.getByRole('link', { name: /Stoji/ }).textContent).toContain('stoji');
  const groups = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
  expect(groups).toEqual([
    'Prekoračen rok',
    'Rok za manje od 6 sati',
    'Ima vremena',
    'Sat stoji, na potezu je tim',
    'Zaključeno',
    'Izaberi zahtjev',
  ]);
  expect(await screen.findByText('prosjek odgovora 9 h')).toBeTruthy();
  await expectAccessible();
});

it('gives the board its three boxes and keeps box and filters in the address', async () => {
  const { user, address } = await panel();
  const boxes = within(await screen.findByRole('navigation', { name: 'Vrsta zahtjeva' }));
  expect(boxes.getAllByRole('link').map((one) => one.textContent)).toEqual([
    'Sanduče',
    'Moji',
    'Arhiva',
  ]);
  await user.click(boxes.getByRole('link', { name: 'Moji' }));
  await waitFor(() =>
    expect(boxes.getByRole('link', { name: 'Moji' }).getAttribute('aria-current')).toBe('page'),
  );
  const status = screen.getByRole('combobox', { name: 'Status' });
  expect(
    within(status)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['Svi statusi', 'Otvoreno', 'Preuzeto', 'U toku', 'Riješeno']);
  await user.selectOptions(status, 'open');
  await waitFor(() => expect((status as HTMLSelectElement).value).toBe('open'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Prioritet' }), 'urgent');
  await waitFor(() => expect(address()).toBe('/zona?kutija=moji&stanje=open&prioritet=urgent'));
  await waitFor(() =>
    expect(allSent().at(-1)?.query).toEqual({ box: 'mine', status: 'open', priority: 'urgent' }),
  );
});

it('gives the team its own, with a way to ask; others neither', async () => {
  await panel({ team: true, requests: [] }, application);
  const boxes = within(await screen.findByRole('navigation', { name: 'Vrsta zahtjeva' }));
  expect(boxes.getAllByRole('link').map((one) => one.textContent)).toEqual([
    'Moji zahtjevi',
    'Novi zahtjev',
  ]);
  expect(await screen.findByText('Još nema zahtjeva')).toBeTruthy();
});

it('asks: only with a description, and says what the specification says', async () => {
  const { user, address } = await panel(
    { team: true, requests: [], query: 'novi=da' },
    application,
  );
  const dialog = within(await screen.findByRole('dialog'));
  const send = dialog.getByRole('button', { name: 'Pošalji zahtjev' });
  expect((send as HTMLButtonElement).disabled).toBe(true);
  await user.type(dialog.getByRole('textbox', { name: /Opis/ }), '  Treba nam pomoć  ');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Prioritet' }), 'urgent');
  const sections = within(dialog.getByRole('combobox', { name: /Cjelina/ }));
  expect(sections.getAllByRole('option').map((one) => one.textContent)).toEqual([
    'Bez cjeline',
    'Budžet',
  ]);
  answer(mentorshipApi.ask, { failure: { code: 'WRONG_STATUS' } }, { data: request(10, ofTeam) });
  await user.click(send);
  expect(await screen.findByText('Greška')).toBeTruthy();
  answer(mentorshipApi.open, { data: request(10, ofTeam) });
  await user.click(send);
  expect(
    await screen.findByText('Zahtjev za mentorstvo je poslat. OB odbor će biti obavešten.'),
  ).toBeTruthy();
  expect(changes().at(-1)?.body).toEqual({
    description: 'Treba nam pomoć',
    requestType: 'mentorship',
    priority: 'urgent',
    section: null,
  });
  await waitFor(() => expect(address()).toContain(`zahtjev=${idOf(10)}`));
});

it('says so where the application is missing', async () => {
  await panel({ requests: [], query: 'novi=da' });
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Greška: Nedostaje ID aplikacije.');
});

it('says that the list did not load, and that a request is not there', async () => {
  answer(mentorshipApi.all, 'no connection', { data: [request(11)], next: null });
  answer(applicationsApi.mine, []);
  answer(permissionsApi.obPermissions, [onBoard as never]);
  answer(mentorshipApi.unread, none);
  answer(mentorshipApi.unreadBlue, none);
  answer(mentorshipApi.open, { failure: { code: 'NOT_FOUND' } });
  answer(mentorshipApi.answerTime, { hours: null });
  const { user } = show(<MentorshipPanel />, { at: `/zona?zahtjev=${idOf(10)}` });
  expect(await screen.findByText('Ovog zahtjeva nema')).toBeTruthy();
  expect(await screen.findByText('Zahtjevi se nisu učitali')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }));
  expect(await screen.findByRole('link', { name: /Zahtjev 11/ })).toBeTruthy();
});

it('sums what waits over both kinds, and shows 99+ at most', async () => {
  const counted = (total: number) => ({ unreadMessages: total, newRequests: 0, total });
  answer(mentorshipApi.unread, counted(80));
  answer(mentorshipApi.unreadBlue, counted(21));
  show(<Unread />);
  expect(await screen.findByText('99+')).toBeTruthy();
  expect(screen.getByText(/101 nova stvar/)).toBeTruthy();
});
