import { pages } from '@app/contracts/pages';
import { paymentsApi } from '@app/contracts/payments/payments.api';
import type { PaymentRow, PaymentView, RefundView } from '@app/contracts/payments/payments.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { allSent, answer, expectAccessible, show, signIn } from '../../testing/show.tsx';
import { PaymentsDesk } from './parts/payments-desk.tsx';

const id = (n: number) => `0199aaaa-0000-7000-8000-00000000000${n}`;
const bank = {
  id: id(1),
  slug: 'tuzla',
  name: 'Omladinska banka Tuzla',
  municipality: 'Tuzla',
  emblem: 'tuzla',
};
const row: PaymentRow = {
  id: id(2),
  orderNumber: 'D-7K2M9QX4TRBA',
  receiptNumber: 'R-2026-00017',
  status: 'settled',
  amount: 150,
  returned: 0,
  donorName: null,
  bank,
  campaign: { id: id(3), applicationId: id(4), title: 'Kino pod vedrim nebom' },
  createdAt: '2026-11-18T09:30:00.000Z',
  settledAt: '2026-11-18T09:31:00.000Z',
};
const payment: PaymentView = {
  ...row,
  donor: {
    name: 'Selma Kurtović',
    email: 'selma@primjer.ba',
    phone: '+38761222333',
    address: 'Slatina 4, 75000 Tuzla',
    message: '',
  },
  events: [
    { event: 'held', amount: null, at: row.createdAt },
    { event: 'settled', amount: null, at: '2026-11-18T09:31:00.000Z' },
  ],
  refunds: [],
  differences: [],
  refundable: 150,
  alone: 100,
  canForget: true,
};
const refund: RefundView = {
  id: id(5),
  amount: 150,
  cause: 'staff',
  reason: 'Donatorica je uplatila dvaput.',
  status: 'waiting',
  askedBy: 'Denis Sarić',
  askedAt: '2026-11-19T10:00:00.000Z',
  decidedBy: null,
  note: '',
  doneAt: null,
  decisions: ['approve', 'reject'],
};

function desk(shown: PaymentView, opened = true) {
  // The address of one payment fits those of the lists too: what is asked first is looked at last.
  answer(paymentsApi.one, shown);
  answer(paymentsApi.list, { items: [row], next: null });
  answer(paymentsApi.waiting, {
    refunds: shown.refunds.map((one) => ({ ...one, payment: row })),
    differences: shown.differences.map((one) => ({ ...one, payment: row })),
    lastCheck: {
      endedAt: '2026-11-20T02:40:00.000Z',
      asked: 41,
      changed: 1,
      unanswered: 0,
      differences: shown.differences.length,
    },
  });
  const at = pages.banksAdmin({ dio: 'uplate', uplata: opened ? row.id : undefined });
  return show(<PaymentsDesk banks={[bank]} />, { at, path: pages.banksAdmin.path });
}

const dialog = () => screen.findByRole('dialog');
const sent = (ending: string) =>
  allSent().filter(({ method, path }) => method === 'POST' && path.endsWith(ending));

beforeEach(() => signIn());

describe('the desk for payments', () => {
  it('lists payments without who gave, and says when the card system was asked', async () => {
    desk(payment, false);
    expect((await screen.findAllByText('Bez imena')).length).toBeGreaterThan(0);
    expect(await screen.findByText(/pitano 41, promijenjeno 1/)).toBeTruthy();
    expect(screen.queryByText(/Selma/)).toBeNull();
    await expectAccessible();
  });

  it('opens a payment with its donor and what happened', async () => {
    const { user } = desk(payment, false);
    const [open] = await screen.findAllByRole('button', {
      name: `Otvori uplatu ${row.orderNumber}`,
    });
    if (!open) throw new Error('There is no payment.');
    await user.click(open);
    const opened = within(await dialog());
    expect(await opened.findByText('Selma Kurtović')).toBeTruthy();
    expect(opened.getByText('Započeta donacija')).toBeTruthy();
    expect(opened.getByText(/uvid u podatke je zabilježen/)).toBeTruthy();
  });

  it('gives a part back, with a reason, and one id for all tries', async () => {
    const { user } = desk(payment);
    const opened = within(await dialog());
    await user.click(await opened.findByRole('button', { name: 'Vrati novac' }));
    expect(opened.getByText(/Do 100.KM vraćaš bez druge osobe/)).toBeTruthy();
    const amount = opened.getByLabelText(/Koliko se vraća/);
    await user.clear(amount);
    await user.type(amount, '200');
    await user.click(opened.getByRole('button', { name: 'Vrati novac' }));
    expect(await opened.findByText('To je više nego što je ostalo.')).toBeTruthy();
    expect(opened.getByText('Napiši razlog.')).toBeTruthy();
    await user.clear(amount);
    await user.type(amount, '20');
    await user.type(opened.getByLabelText(/Razlog/), 'Uplatila je dvaput.');
    answer(paymentsApi.refund, { failure: { code: 'INTERNAL' } });
    await user.click(opened.getByRole('button', { name: 'Vrati novac' }));
    await opened.findByRole('alert');
    const done = { ...refund, amount: 20, status: 'done' as const, decisions: [] };
    answer(paymentsApi.refund, { ...payment, returned: 20, refundable: 130, refunds: [done] });
    await user.click(opened.getByRole('button', { name: 'Vrati novac' }));
    expect(await opened.findByText('Dijelom vraćeno')).toBeTruthy();
    const bodies = sent('/refunds').map(({ body }) => body as { id: string; amount: number });
    expect(new Set(bodies.map((body) => body.id)).size).toBe(1);
    expect(bodies.map((body) => body.amount)).toEqual([20, 20]);
  });

  it('asks why of whoever refuses a refund', async () => {
    const { user } = desk({ ...payment, refundable: 0, refunds: [refund] });
    const opened = within(await dialog());
    await user.click(await opened.findByRole('radio', { name: 'Ne odobri' }));
    await user.click(opened.getByRole('button', { name: 'Potvrdi odluku' }));
    expect(await opened.findByText('Napiši zašto.')).toBeTruthy();
    await user.type(opened.getByLabelText(/Napomena/), 'Uplata je jedna.');
    answer(paymentsApi.decide, {
      ...payment,
      refunds: [{ ...refund, status: 'rejected', decisions: [], note: 'Uplata je jedna.' }],
    });
    await user.click(opened.getByRole('button', { name: 'Potvrdi odluku' }));
    expect(await opened.findByText(/Povrat nije odobren/)).toBeTruthy();
    expect(sent('/decision')[0]?.body).toEqual({ decision: 'reject', note: 'Uplata je jedna.' });
  });

  it('tells who asked that somebody else has to agree, and lets them take it back', async () => {
    const { user } = desk({
      ...payment,
      refundable: 0,
      refunds: [{ ...refund, decisions: ['reject'] }],
    });
    const opened = within(await dialog());
    expect(await opened.findByText(/čeka da ga odobri druga osoba/)).toBeTruthy();
    await user.type(opened.getByLabelText(/Napomena/), 'Ipak zadržava obje.');
    answer(paymentsApi.decide, { ...payment, refunds: [] });
    await user.click(opened.getByRole('button', { name: 'Povuci zahtjev' }));
    await waitFor(() => expect(sent('/decision')).toHaveLength(1));
    expect(sent('/decision')[0]?.body).toEqual({ decision: 'reject', note: 'Ipak zadržava obje.' });
  });

  it('shows what the card system says otherwise', async () => {
    const difference = {
      id: id(6),
      kind: 'amount' as const,
      told: { status: 'approved', amount: 149.5 },
      foundAt: '2026-11-20T02:40:00.000Z',
      closedAt: null,
      closedBy: null,
      note: '',
    };
    desk({ ...payment, differences: [difference] });
    const opened = within(await dialog());
    expect(await opened.findByText(/Iznos se ne slaže, tamo piše 149,50/)).toBeTruthy();
  });
});
