import { bankDeskApi } from '@app/contracts/bank-desk/bank-desk.api';
import type {
  BankDesk,
  DeskApplication,
  WaitingTask,
} from '@app/contracts/bank-desk/bank-desk.schemas';
import { fundsApi } from '@app/contracts/funds/funds.api';
import { pages } from '@app/contracts/pages';
import { type DeskStage, deskStages } from '@app/domain/bank-desk/desk.stages';
import { deskTabs } from '@app/domain/bank-desk/desk.tabs';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { dayOf, daysLater } from '../../lib/format/days.ts';
import { allSent, answer, expectAccessible, show, signIn } from '../../testing/show.tsx';
import BankDeskPage from './desk.tsx';

const id = (n: number) => `0199aaaa-0000-7000-8000-00000000000${n}`;
const call = {
  slug: 'jesenji-poziv',
  title: { bhs: 'Jesenji poziv', en: 'Autumn call' },
  kind: 'orange',
} as const;
const desk: BankDesk = {
  bank: {
    id: id(1),
    slug: 'tuzla',
    name: 'Omladinska banka Tuzla',
    municipality: 'Tuzla',
    emblem: 'tuzla',
  },
  roles: ['ob_koordinator'],
  calls: [call],
  years: [2026, 2025],
  tabs: deskTabs.filter((tab) => tab !== 'mentorstvo'),
  abilities: { canExport: true, canManageCalls: true, canManageBank: false, canGrantRoles: false },
};
const application: DeskApplication = {
  id: id(2),
  slug: 'staza-uz-jalu',
  title: 'Staza uz Jalu',
  status: 'submitted',
  call,
  municipality: 'Tuzla',
  themes: [11],
  requestedAmount: 4120,
  submittedAt: '2026-11-02T09:00:00.000Z',
  updatedAt: '2026-11-02T09:00:00.000Z',
};
const task: WaitingTask = {
  kind: 'pay',
  due: '2026-11-01',
  count: null,
  call: null,
  application: { id: id(3), slug: 'murali', title: 'Murali' },
  campaign: null,
  amount: 1150,
  mine: true,
  to: pages.agreement({ id: id(3), hash: 'isplata' }),
  reminder: null,
};
const counts = (change: Partial<Record<DeskStage, number>> = {}) =>
  ({ ...Object.fromEntries(deskStages.map((stage) => [stage, 0])), ...change }) as Record<
    DeskStage,
    number
  >;

function open(query: Omit<Parameters<typeof pages.bankDesk>[0], 'bankId'> = {}) {
  answer(bankDeskApi.desk, desk);
  answer(bankDeskApi.today, { tasks: [task], stages: counts({ sent: 7 }) });
  answer(fundsApi.desk, { failure: { code: 'UNAVAILABLE' } });
  return show(<BankDeskPage />, {
    at: pages.bankDesk({ bankId: 'tuzla', ...query }),
    path: pages.bankDesk.path,
  });
}

beforeEach(() => signIn());

it('tells whose it is where there is nothing to see', async () => {
  answer(bankDeskApi.desk, { failure: { code: 'NOT_FOUND' } });
  show(<BankDeskPage />, {
    at: pages.bankDesk({ bankId: 'zenica' }),
    path: pages.bankDesk.path,
  });
  expect(await screen.findByText(/Sto banke vide samo njeni ljudi/)).toBeTruthy();
});

it('opens with what waits, the first due first, what others do apart', async () => {
  open();
  answer(bankDeskApi.today, {
    tasks: [
      task,
      {
        ...task,
        kind: 'decide',
        amount: null,
        application: null,
        call,
        count: 4,
        due: null,
        to: pages.board({ poziv: call.slug, pogled: 'rang' }),
      },
      { ...task, kind: 'sign', amount: null, mine: false },
    ],
    stages: counts({ sent: 7, completed: 200 }),
  });
  expect(await screen.findByRole('heading', { name: '2 stvari čekaju tebe' })).toBeTruthy();
  const first = within(screen.getByRole('region', { name: 'Isplati ratu: Murali' }));
  expect(first.getByText(/1\.150.KM/)).toBeTruthy();
  expect(first.getByRole('link').getAttribute('href')).toBe(task.to);
  const decide = screen.getByRole('link', { name: /Odluči o 4 prijave/ });
  expect(decide.getAttribute('href')).toBe('/ob/odbor?poziv=jesenji-poziv&pogled=rang');
  const others = within(screen.getByRole('region', { name: 'Čeka druge u banci' }));
  expect(others.getByText('Potpiši ugovor: Murali')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^7\s*Poslano/ }).getAttribute('href')).toBe(
    '/ob/manage/tuzla?dio=prijave&status=sent',
  );
  expect(screen.getByRole('link', { name: /^200\+\s*Završeno/ })).toBeTruthy();
});

it('shows the board, and what is more of a stage by its filter', async () => {
  open({ dio: 'prijave', poziv: call.slug });
  answer(
    bankDeskApi.board,
    deskStages.map((stage) => ({
      stage,
      count: stage === 'sent' ? 5 : stage === 'rejected' ? 2 : 0,
      more: stage === 'rejected',
      shown: stage === 'sent' ? [application] : [],
    })),
  );
  const [more] = await screen.findAllByRole('link', { name: 'još 4' });
  expect(more?.getAttribute('href')).toBe(
    '/ob/manage/tuzla?dio=prijave&poziv=jesenji-poziv&status=sent',
  );
  expect(screen.getByRole('link', { name: 'Odbačeno (2+)' })).toBeTruthy();
  expect(allSent().at(-1)?.query).toEqual({ call: call.slug });
});

it('keeps filters in the address, and asks by them', async () => {
  answer(bankDeskApi.applications, { items: [application], next: null });
  const { user } = open({ dio: 'prijave', pogled: 'tabela', godina: '2026' });
  await screen.findByRole('table');
  await user.selectOptions(screen.getByLabelText('Status'), 'U toku');
  await waitFor(() => expect(allSent().at(-1)?.query).toHaveProperty('stage', 'running'));
  await user.selectOptions(screen.getByLabelText('Poredaj'), 'Najveći iznos prvo');
  await waitFor(() =>
    expect(allSent().at(-1)?.query).toEqual({ stage: 'running', year: '2026', sort: 'amount' }),
  );
  answer(bankDeskApi.applications, { items: [], next: null });
  await user.selectOptions(screen.getByLabelText('Poziv'), 'Jesenji poziv');
  expect(await screen.findByText('Nema takvih prijava')).toBeTruthy();
});

const dutiesAt = (change: Partial<WaitingTask>[]) => {
  const shown = open({ dio: 'duznosti' });
  answer(bankDeskApi.today, {
    tasks: change.map((one) => ({ ...task, ...one })),
    stages: counts(),
  });
  return shown;
};

it('lists duties by date, the late one as the field, what waits for others apart', async () => {
  const today = dayOf(Date.now());
  const of = (title: string) => ({ id: id(4), slug: title.toLowerCase(), title });
  dutiesAt([
    {},
    { kind: 'sign', application: of('Krov'), amount: null, due: today },
    { kind: 'report', application: of('Klupe'), amount: null, due: daysLater(today, 3) },
    { kind: 'receipt', application: of('Park'), amount: null, count: 2, due: null },
    { kind: 'teamSign', application: of('Most'), amount: null, due: null, mine: false },
  ]);
  expect(
    await screen.findByRole('heading', { level: 1, name: '4 dužnosti, 1 kasni.' }),
  ).toBeTruthy();
  const late = within(screen.getByRole('region', { name: 'Isplati ratu: Murali' }));
  expect(late.getByRole('link', { name: 'Isplati' }).getAttribute('href')).toBe(task.to);
  const group = (name: string) => within(screen.getByRole('region', { name }));
  expect(group('Danas').getByRole('link', { name: 'Potpiši: Potpiši ugovor: Krov' })).toBeTruthy();
  expect(group('Narednih sedam dana').getByText('Klupe')).toBeTruthy();
  expect(group('Bez roka').getByText(/Pregledaj 2 računa/)).toBeTruthy();
  const others = within(screen.getByRole('complementary', { name: 'Čeka druge' }));
  expect(others.getByText('Tim potpisuje ugovor')).toBeTruthy();
  const acts = within(screen.getByRole('navigation', { name: 'Vrsta dužnosti' }));
  expect(acts.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '4Sve',
    '1Ugovori',
    '1Isplati',
    '2Pregledaj',
  ]);
  await expectAccessible();
});

it('shows no part that does not open, and says so where an address names one', async () => {
  open({ dio: 'mentorstvo' });
  expect(await screen.findByText('Ovaj dio nije za tvoju ulogu')).toBeTruthy();
  const parts = within(screen.getByRole('navigation', { name: 'Dijelovi stola' }));
  expect(parts.queryByRole('link', { name: 'Mentorstvo' })).toBeNull();
  expect(await parts.findByRole('link', { name: /Dužnosti\s*čeka 1/ })).toBeTruthy();
});

it('reminds those for whom something waits, once in three days', async () => {
  const now = new Date();
  const waits = { kind: 'teamSign', mine: false, amount: null } as const;
  const free = { sentAt: null, by: null, next: null };
  const { user } = dutiesAt([{ ...waits, reminder: free }]);
  const others = within(await screen.findByRole('complementary', { name: 'Čeka druge' }));
  answer(bankDeskApi.remind, { reminded: 3 });
  answer(bankDeskApi.today, {
    tasks: [
      {
        ...task,
        ...waits,
        reminder: {
          sentAt: now.toISOString(),
          by: 'Ivana Marić',
          next: new Date(now.getTime() + 3 * 86_400_000).toISOString(),
        },
      },
    ],
    stages: counts(),
  });
  await user.click(others.getByRole('button', { name: 'Podsjeti: Tim potpisuje ugovor: Murali' }));
  expect(await others.findByText(/Ivana Marić; novi od/)).toBeTruthy();
  expect(others.queryByRole('button')).toBeNull();
  const sent = allSent().find(({ body }) => body !== undefined);
  expect(sent?.body).toEqual({ kind: 'teamSign', about: task.application?.id });
});
