import { bankDeskApi } from '@app/contracts/bank-desk/bank-desk.api';
import { mentorshipApi } from '@app/contracts/mentorship/mentorship.api';
import { reviewsApi } from '@app/contracts/reviews/reviews.api';
import type { WaitingItem } from '@app/contracts/reviews/reviews.schemas';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { allSent, answer, expectAccessible, show, signIn } from '../../testing/show.tsx';
import { placeUrl } from './desk-place.ts';
import DeskPage from './pages/desk.tsx';
import { Agenda } from './parts/meeting.tsx';
import { boardCall as call, rankingRow as row } from './reviews.factory.ts';

const idOf = (n: number) => `0199aaaa-0000-7000-8000-0000000000${n}`;
const waiting: WaitingItem = {
  id: idOf(20),
  slug: 'staza',
  projectTitle: 'Staza uz Jalu',
  municipality: 'Tuzla',
  requestedAmount: 2_000,
  call: { slug: call.slug, kind: 'orange', title: call.title },
  bankName: call.bankName,
  dueOn: '2020-01-02',
  assigned: true,
  remindedAt: '2026-11-01T09:00:00.000Z',
};

const board = (at: string) => show(<DeskPage />, { at });

beforeEach(async () => {
  await signIn();
  const none = { unreadMessages: 0, newRequests: 0, total: 0 };
  answer(mentorshipApi.unread, none);
  answer(mentorshipApi.unreadBlue, none);
  answer(reviewsApi.calls, [call]);
});

it('the inbox says what waits, by when, and who asked; then the calls', async () => {
  answer(reviewsApi.waiting, [waiting, { ...waiting, id: idOf(21), slug: 'hor', dueOn: null }]);
  board(placeUrl({}));
  const rows = within(
    await screen.findByRole('region', { name: '2 čekaju tvoju ocjenu' }),
  ).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Staza uz Jalu.*Jesenji poziv · Omladinska banka Tuzla.*02\/01\/2020/),
    expect.stringMatching(/bez roka/),
  ]);
  const calls = within(screen.getByRole('region', { name: 'Pozivi' }));
  calls.getByRole('link', { name: 'Jesenji poziv' });
  await expectAccessible();
});

it('an inbox that failed is asked for again, and may be empty', async () => {
  answer(reviewsApi.waiting, 'no connection', []);
  const { user } = board(placeUrl({}));
  await user.click(await screen.findByRole('button', { name: 'Pokušaj ponovo' }));
  await screen.findByRole('heading', { level: 2, name: 'Ništa te ne čeka.' });
});

it('all applications are looked for by what stands in the address', async () => {
  answer(bankDeskApi.applications, { items: [], next: null });
  board(`${placeUrl({ view: 'sve' })}&status=submitted&q=hor`);
  const all = await screen.findByRole('link', { name: 'Prikaži sve prijave' });
  expect(all.getAttribute('href')).toBe(placeUrl({ view: 'sve' }));
  expect(
    allSent()
      .filter(({ path }) => path.endsWith('/applications'))
      .map(({ query }) => query.q),
  ).toEqual(['hor']);
  await expectAccessible();
});

it('the board shows how far everybody is, and lets an application be asked of some', async () => {
  const work = {
    members: [
      { id: idOf(30), name: 'Nejra Hukić', assigned: 1, done: 0, said: 0 },
      { id: idOf(31), name: 'Goran Lukić', assigned: 0, done: 0, said: 2 },
    ],
    applications: [
      {
        id: idOf(20),
        slug: 'staza',
        projectTitle: 'Staza uz Jalu',
        status: 'submitted' as const,
        reviewCount: 1,
        quorum: 3,
        assigned: [idOf(30)],
        said: [],
        barred: [],
      },
    ],
    dueOn: '2026-11-28',
    abilities: { canAssign: true },
  };
  answer(reviewsApi.board, work);
  answer(reviewsApi.remind, { reminded: 1 });
  const { user } = board(placeUrl({ call: call.slug, view: 'odbor' }));
  await screen.findByRole('progressbar', { name: 'Nejra Hukić' });
  const asked = within(screen.getByRole('list', { name: 'Ko ocjenjuje' }));
  expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Nejra Hukić',
  ]);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Podsjeti' }));
  await screen.findByText('Podsjetnik je dobila 1 osoba.');
});

it('a meeting goes through the ranking and counts what is decided', async () => {
  const rows = [row(1, 'Staza', { status: 'approved' }), row(2, 'Hor', { mean: null, count: 1 })];
  show(<Agenda call={call} rows={rows} chosen={undefined} />);
  screen.getByText('1 od 2');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^StazaProsjek 89,0?.*odlučeno/),
    expect.stringMatching(/^2Horskriveno/),
  ]);
  await expectAccessible();
});
