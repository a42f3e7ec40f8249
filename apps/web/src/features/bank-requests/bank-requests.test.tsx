import { bankRequestsApi } from '@app/contracts/bank-requests/bank-requests.api';
import type {
  BankRequest,
  QueuedBankRequest,
} from '@app/contracts/bank-requests/bank-requests.schemas';
import { banksApi } from '@app/contracts/banks/banks.api';
import { pages } from '@app/contracts/pages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  allSent,
  answer,
  expectAccessible,
  expectWrong,
  show,
  signIn,
} from '../../testing/show.tsx';
import CreatePage from './pages/create.tsx';
import { BankRequestsQueue } from './public.ts';

const text = 'Devetero nas se već godinu sastaje u čitaonici, a nemamo banku.';
const request: BankRequest = {
  id: '0199aaaa-0000-7000-8000-000000000001',
  kind: 'bank',
  status: 'answered',
  groupName: 'Grupa Modrac',
  municipality: 'Lukavac',
  bank: null,
  people: 9,
  title: '',
  text,
  messages: [{ event: 'answer', text: 'Imate li prostor?', at: '2026-11-01T09:00:00.000Z' }],
  createdAt: '2026-10-30T09:00:00.000Z',
  events: ['reply', 'withdraw'],
};
const queued: QueuedBankRequest = {
  ...request,
  status: 'received',
  messages: [],
  events: ['answer', 'accept', 'decline'],
  from: { name: 'Hana Zukić', email: 'hana@primjer.ba' },
};
const sent = (end: string) =>
  allSent().filter(({ method, path }) => method === 'POST' && path.endsWith(end));

beforeEach(() => signIn());

it('keeps what is written over a reload, and sends it once it is whole', async () => {
  answer(bankRequestsApi.mine, []);
  const first = show(<CreatePage />, { at: pages.bankRequest() });
  await first.fill(await screen.findByLabelText(/^Ime grupe/), 'Grupa Modrac');
  await first.fill(screen.getByLabelText(/^Zašto baš tu/), 'Prekratko.');
  await first.user.click(screen.getByRole('button', { name: 'Pošalji' }));
  await expectWrong([() => screen.getByLabelText(/^Općina/), 'Upiši općinu.']);
  document.body.replaceChildren();

  const { user, fill } = show(<CreatePage />, { at: pages.bankRequest() });
  expect(screen.getByLabelText<HTMLInputElement>(/^Ime grupe/).value).toBe('Grupa Modrac');
  await fill(screen.getByLabelText(/^Općina/), 'Lukavac');
  await fill(screen.getByLabelText(/^S koliko ljudi/), '9');
  await fill(screen.getByLabelText(/^Zašto baš tu/), text);
  answer(bankRequestsApi.create, { ...request, status: 'received', messages: [] });
  await user.click(screen.getByRole('button', { name: 'Pošalji' }));
  expect(await screen.findByRole('heading', { name: 'Stiglo je.' })).toBeTruthy();
  expect(sent('/requests')[0]?.body).toMatchObject({
    kind: 'bank',
    municipality: 'Lukavac',
    people: 9,
  });
  await expectAccessible();
});

it('proposes a call to the bank that the way here named', async () => {
  answer(bankRequestsApi.mine, []);
  answer(banksApi.list, []);
  show(<CreatePage />, { at: pages.bankRequest({ bank: 'tuzla' }) });
  expect(await screen.findByLabelText(/^Tema poziva/)).toBeTruthy();
  expect(screen.queryByLabelText(/^Općina/)).toBeNull();
});

it('shows what was asked back, and sends the reply', async () => {
  answer(bankRequestsApi.mine, [request], [{ ...request, status: 'received', events: [] }]);
  const { user, fill } = show(<CreatePage />, { at: pages.bankRequest() });
  expect(await screen.findByText('Imate li prostor?')).toBeTruthy();
  answer(bankRequestsApi.move, request);
  await fill(screen.getByLabelText(/^Tvoj odgovor/), 'Imamo, u biblioteci.');
  await user.click(screen.getByRole('button', { name: 'Pošalji odgovor' }));
  await waitFor(() => expect(screen.queryByLabelText(/^Tvoj odgovor/)).toBeNull());
  expect(sent('/moves')[0]?.body).toEqual({ event: 'reply', text: 'Imamo, u biblioteci.' });
});

it('lets an admin answer from the queue, never without words, and found what was accepted', async () => {
  const accepted: QueuedBankRequest = { ...queued, status: 'accepted', events: [] };
  answer(
    bankRequestsApi.queue,
    { items: [queued], next: null },
    { items: [], next: null },
    { items: [accepted], next: null },
  );
  const { user, fill } = show(<BankRequestsQueue banks={[]} />);
  const item = within(
    (await screen.findByRole('link', { name: 'Hana Zukić' })).closest('li') as HTMLElement,
  );
  await user.click(item.getByRole('button', { name: 'Odgovori' }));
  await user.click(item.getByRole('radio', { name: 'Prihvati' }));
  await user.click(item.getByRole('button', { name: 'Pošalji odgovor grupi' }));
  await expectWrong([() => item.getByLabelText(/^Šta im pišeš/), 'Napiši im zašto.']);
  await expectAccessible();
  answer(bankRequestsApi.move, { ...request, status: 'accepted', events: [] });
  await fill(item.getByLabelText(/^Šta im pišeš/), 'Javljamo se.');
  await user.click(item.getByRole('button', { name: 'Pošalji odgovor grupi' }));
  await user.click(await screen.findByRole('button', { name: 'Osnuj banku' }));
  expect(sent('/moves')[0]?.body).toEqual({ event: 'accept', text: 'Javljamo se.' });

  answer(banksApi.create, { failure: { code: 'ALREADY_EXISTS' } });
  const name = await screen.findByLabelText<HTMLInputElement>(/^Ime banke/);
  expect(name.value).toBe('Omladinska banka Lukavac');
  await fill(screen.getByLabelText(/^Općina/), 'Živinice');
  expect(name.value).toBe('Omladinska banka Živinice');
  await user.click(screen.getAllByRole('button', { name: 'Osnuj banku' }).at(-1) as HTMLElement);
  await expectWrong([
    () => screen.getByLabelText(/^Općina/),
    'Ova općina već ima omladinsku banku.',
  ]);
  await expectAccessible();
});
