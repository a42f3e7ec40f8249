import { bankDeskApi } from '@app/contracts/bank-desk/bank-desk.api';
import type { StaffOverview } from '@app/contracts/bank-desk/bank-desk.schemas';
import { callEditingApi } from '@app/contracts/calls/call-editing.api';
import type { CallRow } from '@app/contracts/calls/call-editing.schemas';
import { pageViewsApi } from '@app/contracts/page-views/page-views.api';
import type { PageFigures } from '@app/contracts/page-views/page-views.schemas';
import { pages } from '@app/contracts/pages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { allSent, answer, expectAccessible, show, signIn } from '../../testing/show.tsx';
import BanksAdminPage from './admin.tsx';

const id = (n: number) => `0199aaaa-0000-7000-8000-00000000000${n}`;
const bankOf = (n: number, slug: string, municipality: string) => ({
  id: id(n),
  slug,
  name: `Omladinska banka ${municipality}`,
  municipality,
  emblem: slug,
});
const tuzla = bankOf(1, 'tuzla', 'Tuzla');
const mostar = bankOf(2, 'mostar', 'Mostar');
const figures = { openCalls: 2, waiting: 1_000, granted: 84_000, paid: 38_460, donated: 12_400 };
const none = { openCalls: 0, waiting: 0, granted: 0, paid: 0, donated: 0 };
const overview: StaffOverview = {
  year: 2026,
  everywhere: true,
  totals: figures,
  banks: [
    { ...none, bank: mostar, canManage: true, isDraft: true },
    { ...figures, bank: tuzla, canManage: true, isDraft: false },
  ],
  tasks: [
    {
      kind: 'decide',
      due: '2026-11-01',
      count: 4,
      call: { slug: 'jesenji-poziv', title: { bhs: 'Jesenji poziv', en: 'Autumn call' } },
      application: null,
      campaign: null,
      amount: null,
      mine: true,
      to: '/ob/odbor?poziv=jesenji-poziv',
      bank: tuzla,
    },
  ],
  abilities: {
    canManageCalls: true,
    canGrantRoles: true,
    canFoundBank: true,
    canHandlePayments: true,
  },
};
const call: CallRow = {
  id: id(3),
  slug: 'jesenji-poziv',
  kind: 'orange',
  status: 'deciding',
  bank: tuzla,
  title: { bhs: 'Jesenji poziv', en: 'Autumn call' },
  opensAt: '2026-09-01T08:00:00.000Z',
  closesAt: '2026-10-31T22:59:00.000Z',
  missing: 0,
  unpublishedChanges: false,
  started: 9,
  received: 5,
  decided: 3,
  canManage: true,
  actions: ['announce'],
};

function open(query: Parameters<typeof pages.banksAdmin>[0] = {}, change = {}) {
  answer(bankDeskApi.overview, { ...overview, ...change });
  return show(<BanksAdminPage />, { at: pages.banksAdmin(query), path: pages.banksAdmin.path });
}

beforeEach(() => signIn());

it('shows the forbidden screen to who has to do with no bank', async () => {
  answer(bankDeskApi.overview, { failure: { code: 'FORBIDDEN' } });
  show(<BanksAdminPage />, { at: pages.banksAdmin(), path: pages.banksAdmin.path });
  expect(await screen.findByText('Nemate dozvolu za pristup')).toBeTruthy();
});

it('says that it did not load, and tries again', async () => {
  answer(bankDeskApi.overview, { failure: { code: 'UNAVAILABLE' } }, overview);
  const { user } = show(<BanksAdminPage />, { path: pages.banksAdmin.path, at: '/ob/admin' });
  await user.click(await screen.findByRole('button', { name: 'Pokušaj ponovo' }));
  expect(await screen.findByRole('heading', { name: '1 stvar čeka tebe' })).toBeTruthy();
});

it('opens with what waits and in which bank, then figures, then each bank with its ways', async () => {
  open();
  const first = within(
    await screen.findByRole('region', { name: 'Odluči o 4 prijave: Jesenji poziv' }),
  );
  expect(first.getByText(/^Tuzla, kasni/)).toBeTruthy();
  expect(first.getByRole('link').getAttribute('href')).toBe('/ob/odbor?poziv=jesenji-poziv');
  const year = within(screen.getByRole('region', { name: 'Godina 2026.' }));
  expect(year.getByText(/84\.000.KM/)).toBeTruthy();
  expect(year.getByText('1.000+')).toBeTruthy();
  const rows = within(screen.getByRole('region', { name: 'Banke' })).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual([
    'Omladinska banka Mostar',
    'Omladinska banka Tuzla',
  ]);
  const desk = screen.getByRole('link', { name: 'Sto: Omladinska banka Tuzla' });
  expect(desk.getAttribute('href')).toBe('/ob/manage/tuzla');
  expect(screen.getByText('Vidiš sve banke')).toBeTruthy();
  await expectAccessible();
});

it('says whose banks these are, and what a bank alone need not repeat', async () => {
  open({}, { everywhere: false, banks: overview.banks.slice(1) });
  expect(await screen.findByText('Tvoje banke: Tuzla')).toBeTruthy();
  expect(screen.queryByText(/^Tuzla, kasni/)).toBeNull();
});

it('lists calls with what they lack and the next step, by filters of the address', async () => {
  const draft = {
    ...call,
    id: id(4),
    status: 'draft',
    missing: 3,
    received: 0,
    started: 0,
  } as const;
  answer(callEditingApi.staffList, { items: [draft, call], next: null });
  const { user, address } = open({ dio: 'pozivi', vrsta: 'orange', status: 'neznan' });
  const [first, second] = await screen.findAllByRole('listitem');
  expect(within(first as HTMLElement).getByText('Fale 3 stvari')).toBeTruthy();
  const decide = within(second as HTMLElement).getByRole('link', { name: 'Odluči: Jesenji poziv' });
  expect(decide.getAttribute('href')).toBe('/ob/odbor?poziv=jesenji-poziv');
  expect(within(second as HTMLElement).getByText('5 poslanih')).toBeTruthy();
  expect(allSent().at(-1)?.query).toEqual({ kind: 'orange' });
  await expectAccessible();

  answer(callEditingApi.staffList, { items: [], next: null });
  await user.selectOptions(screen.getByLabelText('Banka'), 'Mostar');
  await user.type(screen.getByLabelText('Traži po naslovu'), 'jesen');
  await waitFor(() =>
    expect(allSent().at(-1)?.query).toEqual({ kind: 'orange', bank: 'mostar', q: 'jesen' }),
  );
  expect(address()).toContain('banka=mostar');
  expect(await screen.findByText('Nema takvih poziva')).toBeTruthy();
});

it('shows who holds what where; of one bank those too who hold it everywhere', async () => {
  const since = '2026-01-05T10:00:00.000Z';
  answer(bankDeskApi.staff, [
    { id: id(5), name: 'Amra Hasić', roles: [{ type: 'ob_koordinator', bank: 'tuzla', since }] },
    { id: id(6), name: 'Denis Sarić', roles: [{ type: 'ob_admin', bank: null, since }] },
  ]);
  const { user } = open({ dio: 'ljudi' });
  expect(await screen.findByText('koordinacija, Tuzla')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Banka'), 'Mostar');
  await waitFor(() => expect(screen.queryByText('Amra Hasić')).toBeNull());
  expect(screen.getByText('Denis Sarić')).toBeTruthy();
  expect(screen.getByText('administracija omladinskih banaka')).toBeTruthy();
});

it('tells how often pages and calls were looked at, and to a bank its calls alone', async () => {
  const { id: callId, slug, kind, title } = call;
  const visits: PageFigures = {
    from: '2026-11-14',
    to: '2026-11-20',
    product: {
      days: [
        { day: '2026-11-19', views: 1_200, visitors: 60 },
        { day: '2026-11-20', views: 34, visitors: 21 },
      ],
      pages: [
        { page: '/call/:slug', views: 1_200, visitors: 70 },
        { page: '/ob', views: 34, visitors: 11 },
      ],
    },
    calls: [
      {
        call: { id: callId, slug, kind, title },
        bankName: tuzla.name,
        views: 22,
        days: [{ day: '2026-11-20', views: 22 }],
        sources: [
          { source: 'radio', views: 20, started: 3, submitted: 1 },
          { source: '', views: 2, started: 1, submitted: 0 },
        ],
      },
    ],
  };
  answer(pageViewsApi.figures, visits);
  const { user } = open({ dio: 'posjete' });
  const product = within(await screen.findByRole('region', { name: 'Cijela platforma' }));
  expect(product.getByText('1.234')).toBeTruthy();
  expect(product.getByText('12')).toBeTruthy();
  expect(product.getByRole('img').getAttribute('aria-label')).toContain('1.200');
  expect(product.getByRole('row', { name: /^Poziv \/call\/:slug 1\.200 70$/ })).toBeTruthy();
  const calls = within(screen.getByRole('region', { name: 'Pozivi' }));
  expect(calls.getByText(/Omladinska banka Tuzla, 22 pregleda/)).toBeTruthy();
  const sources = within(calls.getByRole('region', { name: 'Izvori: Jesenji poziv' }));
  for (const row of ['Izvor Pregledi Započelo Poslalo', 'radio 20 3 1', 'bez oznake 2 1 0']) {
    expect(sources.getByRole('row', { name: row })).toBeTruthy();
  }
  await expectAccessible();

  answer(pageViewsApi.figures, { ...visits, product: null, calls: [] });
  await user.click(screen.getByRole('button', { name: '90 dana' }));
  expect(await screen.findByText(/niko nije otvorio pozive/)).toBeTruthy();
  expect(allSent().at(-1)?.query).toEqual({ days: '90' });
  expect(screen.queryByRole('region', { name: 'Cijela platforma' })).toBeNull();
});
