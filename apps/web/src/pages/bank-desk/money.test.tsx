import { agreementsApi } from '@app/contracts/agreements/agreements.api';
import type { WaitingException } from '@app/contracts/agreements/exceptions.schemas';
import { bankDeskApi } from '@app/contracts/bank-desk/bank-desk.api';
import { fundsApi } from '@app/contracts/funds/funds.api';
import type { DeskFund, DeskGrant, FundEntryView } from '@app/contracts/funds/funds.schemas';
import { pages } from '@app/contracts/pages';
import { deskStages } from '@app/domain/bank-desk/desk.stages';
import { deskTabs } from '@app/domain/bank-desk/desk.tabs';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { allSent, answer, expectWrong, show, signIn } from '../../testing/show.tsx';
import BankDeskPage from './desk.tsx';

const sums = { received: 9000, granted: 2500, paid: 1000, returned: 0, left: 6500 };
const fund: DeskFund = {
  bank: {
    id: '0199aaaa-0000-7000-8000-0000000000b1',
    slug: 'tuzla',
    name: 'Omladinska banka Tuzla',
    municipality: 'Tuzla',
    emblem: 'tuzla',
  },
  totals: sums,
  years: [{ ...sums, year: 2026, sources: [{ name: 'Općina Tuzla', amount: 9000 }] }],
  abilities: { canRecord: true, canOverride: false },
};
const grant: DeskGrant = {
  applicationId: '0199aaaa-0000-7000-8000-0000000000a1',
  slug: 'murali-mejdana',
  title: 'Murali Mejdana',
  status: 'implementation',
  promised: 2500,
  paid: 1000,
  returned: 0,
  owed: 1500,
};
const noStages = Object.fromEntries(deskStages.map((stage) => [stage, 0])) as Record<
  (typeof deskStages)[number],
  number
>;
const entry: FundEntryView = {
  id: '0199aaaa-0000-7000-8000-0000000000e1',
  kind: 'received',
  amount: 9000,
  year: 2026,
  on: '2026-11-02',
  source: 'Općina Tuzla',
  purpose: 'Jesenji poziv',
  reason: '',
  project: null,
  correctsId: null,
  createdBy: 'Denis Sarić',
  createdAt: '2026-11-02T09:00:00.000Z',
  proposedBy: null,
  takeBackUntil: null,
};

const exception: WaitingException = {
  id: '0199aaaa-0000-7000-8000-0000000000f1',
  applicationId: grant.applicationId,
  title: 'Murali Mejdana',
  kind: 'payout',
  amount: 250,
  reason: 'Skela se iznajmljuje do kraja mjeseca.',
  proposed: { by: 'Merima Kovačević', at: '2026-11-19T09:00:00.000Z' },
  expiresAt: '2026-12-03T09:00:00.000Z',
};

function desk(change: Partial<DeskFund> = {}) {
  answer(bankDeskApi.desk, {
    bank: fund.bank,
    roles: ['ob_koordinator'],
    calls: [],
    years: [2026],
    tabs: [...deskTabs],
    abilities: { canExport: true, canManageCalls: true, canManageBank: true, canGrantRoles: false },
  });
  answer(bankDeskApi.today, { tasks: [], stages: noStages });
  answer(fundsApi.desk, { ...fund, ...change });
  answer(fundsApi.deskGrants, { items: [grant], next: null });
  answer(agreementsApi.exceptions, { items: [exception], next: null });
  answer(fundsApi.entries, { items: [entry], next: null });
  const at = pages.bankDesk({ bankId: 'tuzla', dio: 'novac' });
  return show(<BankDeskPage />, { at, path: pages.bankDesk.path });
}
const sentTo = (name: string) =>
  allSent().filter(({ method, path }) => method === 'POST' && path.endsWith(name));
const press = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => signIn());

describe('the money of a bank', () => {
  it('shows what there is, every grant and every entry', async () => {
    desk();
    expect(await screen.findByText(/Stanje 8\.000.KM/)).toBeTruthy();
    expect(await screen.findByText(/Odobreno 2\.500.KM, isplaćeno 1\.000.KM/)).toBeTruthy();
    expect(await screen.findByText(/Općina Tuzla · Jesenji poziv/)).toBeTruthy();
  });

  it('lets those look who may not write', async () => {
    desk({ abilities: { canRecord: false, canOverride: false } });
    await screen.findByText(/Općina Tuzla · Jesenji poziv/);
    expect(screen.queryByRole('button', { name: /Upiši|Ispravi/ })).toBeNull();
  });
});

describe('an entry', () => {
  it('names what is missing, then is sent with one id for all tries', async () => {
    const { user, fill } = desk();
    await user.click(await press('Upiši u knjigu'));
    await user.click(await press('Sačuvaj'));
    await expectWrong([() => screen.getByLabelText(/Ko je dao/), 'Upiši ko je dao novac.']);
    await fill(screen.getByLabelText(/Ko je dao/), 'Općina Tuzla');
    await fill(screen.getByLabelText(/^Iznos/), '1.250,50');
    answer(fundsApi.record, { failure: { code: 'UNAVAILABLE' } }, entry);
    await user.click(await press('Sačuvaj'));
    await waitFor(() => expect(sentTo('/entries')).toHaveLength(1));
    await user.click(await press('Sačuvaj'));
    await screen.findByText('Upisano');
    const [first, second] = sentTo('/entries').map(({ body }) => body as Record<string, unknown>);
    expect(second).toEqual(first);
    expect(first).toMatchObject({ kind: 'received', amount: 1250.5, source: 'Općina Tuzla' });
  });

  it('pays where the agreement is, and never from here', async () => {
    const { user } = desk();
    const link = await screen.findByRole('link', { name: 'Otvori isplatu za „Murali Mejdana“' });
    const agreement = pages.agreement({ id: grant.applicationId });
    expect(link.getAttribute('href')).toBe(`${agreement}#isplata`);
    const waiting = within(screen.getByRole('region', { name: 'Čeka drugu osobu' }));
    waiting.getByText(/Predlaže Merima Kovačević, čeka do 3\. decembra/);
    await user.click(await press('Upiši u knjigu'));
    await screen.findByRole('radio', { name: 'Uplata u fond' });
    expect(screen.queryByRole('radio', { name: 'Isplata timu' })).toBeNull();
  });

  it('says in words what is more than an instalment', async () => {
    const { user, fill } = desk();
    await user.click(await press(/^Ispravi: Uplata u fond/));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(dialog.getByLabelText(/Tačan iznos/), '8.900');
    await fill(dialog.getByLabelText(/Razlog/), 'Banka je uzela proviziju.');
    const details = { refusal: 'ABOVE_INSTALMENT', due: 900, asked: 1150, excess: 250 };
    answer(fundsApi.correct, { failure: { code: 'PAYOUT_REFUSED', details } });
    await user.click(dialog.getByRole('button', { name: 'Ispravi' }));
    await screen.findByText(/To je više od rate\. Po ugovoru je dospjelo 900.KM/);
  });

  it('is corrected by the right amount and a reason', async () => {
    const { user, fill } = desk();
    await user.click(await press(/^Ispravi: Uplata u fond/));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(dialog.getByLabelText(/Tačan iznos/), '8.900');
    await user.click(dialog.getByRole('button', { name: 'Ispravi' }));
    await expectWrong([() => dialog.getByLabelText(/Razlog/), 'Napiši razlog, barem deset']);
    await fill(dialog.getByLabelText(/Razlog/), 'Banka je uzela proviziju.');
    answer(fundsApi.correct, entry);
    await user.click(dialog.getByRole('button', { name: 'Ispravi' }));
    await screen.findByText('Ispravljeno');
    expect(sentTo('/corrections').at(-1)?.body).toMatchObject({ amount: 8900 });
  });
});
