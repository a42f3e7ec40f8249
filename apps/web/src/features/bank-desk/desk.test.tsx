import { bankDeskApi } from '@app/contracts/bank-desk/bank-desk.api';
import type {
  BankDesk,
  DeskApplication,
  DeskTask,
} from '@app/contracts/bank-desk/bank-desk.schemas';
import { fundsApi } from '@app/contracts/funds/funds.api';
import { pages } from '@app/contracts/pages';
import { type DeskStage, deskStages } from '@app/domain/bank-desk/desk.stages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { allSent, answer, show, signIn } from '../../testing/show.tsx';
import BankDeskPage from './pages/desk.tsx';

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
const task: DeskTask = {
  kind: 'pay',
  due: '2026-11-01',
  count: null,
  call: null,
  application: { slug: 'murali', title: 'Murali' },
  campaign: null,
  amount: 1150,
  mine: true,
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
      { ...task, kind: 'decide', amount: null, application: null, call, count: 4, due: null },
      { ...task, kind: 'sign', amount: null, mine: false },
    ],
    stages: counts({ sent: 7, completed: 200 }),
  });
  expect(await screen.findByRole('heading', { name: '2 stvari čekaju tebe' })).toBeTruthy();
  const first = within(screen.getByRole('region', { name: 'Isplati: Murali' }));
  expect(first.getByText(/1\.150.KM/)).toBeTruthy();
  expect(first.getByRole('link').getAttribute('href')).toBe('/ob/manage/tuzla?dio=novac');
  const decide = screen.getByRole('link', { name: /4 prijave čekaju odluku/ });
  expect(decide.getAttribute('href')).toBe('/ob/odbor?poziv=jesenji-poziv');
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
