import { giftsApi } from '@app/contracts/gifts/gifts.api';
import type {
  Confirmations,
  DonationConfirmation,
  GiftReceipt,
  GiftRequest,
} from '@app/contracts/gifts/gifts.schemas';
import { pages } from '@app/contracts/pages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  allSent,
  answer,
  expectAccessible,
  expectWrong,
  show,
  signIn,
} from '../../testing/show.tsx';
import ConfirmPage from './pages/confirm.tsx';
import ReceiptPage from './pages/receipt.tsx';
import ConfirmedGoods from './parts/confirmed-goods.tsx';
import GiftsPanel from './parts/panel.tsx';

const idOf = (n: number) => `0199aaaa-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`;
const token = 'a'.repeat(43);
const bank = { slug: 'tuzla', name: 'Omladinska banka Tuzla', emblem: 'tuzla' };

const request: GiftRequest = {
  status: 'pending',
  donorName: 'Tekstil Selimović',
  donationType: 'goods',
  donationDescription: 'Šest akustičnih zavjesa',
  agreedValue: 240,
  message: 'Hvala što ste se sjetili.',
  title: 'Muzička soba',
  askedBy: 'Amina Hodžić',
  bank,
  requestedAt: '2026-11-19T09:00:00.000Z',
  expiresAt: '2026-12-03T09:00:00.000Z',
  answeredAt: null,
  refusal: null,
  answer: '',
  receiptToken: null,
  events: ['confirm', 'reject'],
};
const confirmed: GiftRequest = {
  ...request,
  status: 'confirmed',
  answeredAt: '2026-11-20T09:00:00.000Z',
  receiptToken: 'b'.repeat(43),
  events: ['reject'],
};
const rejected: GiftRequest = {
  ...request,
  status: 'rejected',
  refusal: 'amount',
  events: ['confirm'],
};

const gift = (n: number, more: Partial<DonationConfirmation> = {}): DonationConfirmation => ({
  id: idOf(n),
  applicationId: idOf(1),
  donorName: `Davalac ${n}`,
  donorEmail: `davalac${n}@primjer.ba`,
  donationType: 'services',
  donationAmount: null,
  donationDescription: `Doprinos ${n}`,
  status: 'pending',
  requestedAt: '2026-11-19T09:00:00.000Z',
  expiresAt: '2026-12-03T09:00:00.000Z',
  proofDocumentUrl: null,
  contributionId: null,
  agreedValue: 100,
  message: '',
  answeredAt: null,
  refusal: null,
  answer: '',
  askedNewAt: null,
  proof: null,
  receiptToken: null,
  canResend: false,
  canAmend: false,
  canRemove: false,
  canUploadProof: false,
  canPreviewProof: false,
  ...more,
});
const yes = gift(2, {
  status: 'confirmed',
  agreedValue: 1800,
  answeredAt: '2026-11-20T09:00:00.000Z',
  receiptToken: token,
  canUploadProof: true,
});
const waits = gift(3, { canResend: true, canRemove: true, canAmend: true });
const no = gift(4, {
  status: 'rejected',
  agreedValue: 120,
  refusal: 'fellThrough',
  answer: 'Kombi je prodat.',
  answeredAt: '2026-11-20T09:00:00.000Z',
  canAmend: true,
});
const line = {
  id: 'g1',
  donorName: 'Stolarija Hadžić',
  description: 'Rad na izolaciji',
  donationType: 'services' as const,
  value: 400,
};
const list = (more: Partial<Confirmations> = {}): Confirmations => ({
  data: [yes, waits, no],
  canAsk: true,
  contributions: [line],
  ...more,
});

const page = async (first: GiftRequest) => {
  await signIn();
  answer(giftsApi.asked, first);
  return show(<ConfirmPage />, {
    at: pages.giftConfirm({ token }),
    path: pages.giftConfirm.path,
  });
};
const panel = async (known = list()) => {
  await signIn();
  answer(giftsApi.list, known);
  return show(<GiftsPanel application={idOf(1)} />);
};
const sentTo = (end: string) =>
  allSent().filter(({ method, path }) => method !== 'GET' && path.endsWith(end));

it('a donor confirms with one key, and is led to the receipt', async () => {
  const { user, fill } = await page(request);
  expect(await screen.findByText('240 KM', { selector: 'dd' })).toBeTruthy();
  await expectAccessible();
  await fill(screen.getByLabelText(/^Poruka timu/), 'Rado.');
  answer(giftsApi.answer, 'no connection', confirmed);
  await user.click(screen.getByRole('button', { name: 'Potvrđujem' }));
  await waitFor(() => expect(sentTo(`/answer/${token}`)).toHaveLength(1));
  // What was written stays until it gets through.
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Poruka timu/).value).toBe('Rado.');
  answer(giftsApi.asked, confirmed);
  await user.click(screen.getByRole('button', { name: 'Potvrđujem' }));
  expect(await screen.findByRole('heading', { name: 'Kamen je na mjestu.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Otvori e-potvrdu' }).getAttribute('href')).toBe(
    `/epotvrda/${'b'.repeat(43)}`,
  );
  expect(sentTo(`/answer/${token}`)[0]?.body).toEqual({ event: 'confirm', answer: 'Rado.' });
  await expectAccessible();
});

it('a donor says what is not so, and keeps what was typed when it does not get through', async () => {
  const { user, fill } = await page(request);
  await user.click(await screen.findByRole('button', { name: 'Nije tačno' }));
  await user.click(screen.getByRole('button', { name: 'Pošalji odgovor' }));
  expect(await screen.findByText('Odaberite šta nije tačno.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Iznos ili količina' }));
  await fill(screen.getByLabelText(/^Poruka timu/), 'Dogovor je bio 80.');
  answer(giftsApi.answer, 'no connection', rejected);
  await user.click(screen.getByRole('button', { name: 'Pošalji odgovor' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Poruka timu/).value).toBe(
    'Dogovor je bio 80.',
  );
  answer(giftsApi.asked, rejected);
  await user.click(screen.getByRole('button', { name: 'Pošalji odgovor' }));
  expect(await screen.findByRole('heading', { name: /nije tačno/ })).toBeTruthy();
  expect(sentTo(`/answer/${token}`).at(-1)?.body).toEqual({
    event: 'reject',
    refusal: 'amount',
    answer: 'Dogovor je bio 80.',
  });
  expect(screen.getByText('Iznos ili količina', { selector: 'dd' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ipak potvrđujem' })).toBeTruthy();
});

it('a donor whose link has ended asks for another, once', async () => {
  const expired: GiftRequest = { ...request, status: 'expired', events: ['askNew'] };
  const { user } = await page(expired);
  const key = await screen.findByRole('button', { name: 'Zatraži novi link' });
  await expectAccessible();
  answer(giftsApi.answer, { ...expired, events: [] });
  answer(giftsApi.asked, { ...expired, events: [] });
  await user.click(key);
  expect(await screen.findByText(/Tim zna da želite odgovoriti/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Zatraži novi link' })).toBeNull();
});

it.each([
  [ConfirmPage, giftsApi.asked, pages.giftConfirm, 'Ovaj link ne vodi nikuda'],
  [ReceiptPage, giftsApi.receipt, pages.giftReceipt, 'Ovdje nema e-potvrde'],
] as const)('says that there is nothing behind an address', async (Page, row, of, title) => {
  await signIn();
  answer(row, { failure: { code: 'NOT_FOUND' } });
  show(<Page />, { at: of({ token }), path: of.path });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
});

it('a receipt that was taken back says so, and cannot be printed', async () => {
  const receipt: GiftReceipt = {
    number: 'E-2026-00318',
    valid: false,
    donorName: 'Tekstil Selimović',
    donationType: 'goods',
    donationDescription: 'Šest zavjesa',
    agreedValue: 240,
    title: 'Muzička soba',
    projectSlug: null,
    bank,
    requestedAt: '2026-11-19T09:00:00.000Z',
    confirmedAt: '2026-11-20T09:00:00.000Z',
    qr: ['101', '010', '101'],
  };
  await signIn();
  answer(giftsApi.receipt, receipt);
  show(<ReceiptPage />, { at: pages.giftReceipt({ token }), path: pages.giftReceipt.path });
  expect(await screen.findByText(/povukao/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Preuzmi PDF' })).toBeNull();
  await expectAccessible();
});

it('the panel counts, sums and tells the state of each', async () => {
  await panel();
  const bar = await screen.findByRole('progressbar', { name: 'Koliko je potvrđeno' });
  expect(bar.getAttribute('aria-valuetext')).toMatch(/^1\.800\sKM od 2\.020\sKM$/);
  expect(screen.getByText('potvrđeno od 2.020 KM')).toBeTruthy();
  expect(screen.getByText(/dogovor je pao. „Kombi je prodat.“/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'E-potvrda: Davalac 2' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pošalji ponovo: Davalac 4' })).toBeNull();
  await expectAccessible();
});

it('the panel counts gifts of which no amount was agreed', async () => {
  const bare = { donationType: 'cash', agreedValue: null } as const;
  await panel(
    list({
      data: [
        { ...yes, ...bare },
        { ...waits, ...bare },
      ],
    }),
  );
  const bar = await screen.findByRole('progressbar', { name: 'Koliko je potvrđeno' });
  expect(bar.getAttribute('aria-valuetext')).toBe('1 od 2');
  expect(screen.getByText('potvrđeno od 2')).toBeTruthy();
});

it('a budget says how much of its goods and services is confirmed', async () => {
  await signIn();
  const cash = gift(5, { ...yes, id: idOf(5), donationType: 'cash', contributionId: 'g5' });
  answer(giftsApi.list, list({ data: [{ ...yes, contributionId: 'g1' }, waits, cash] }));
  show(
    <dl>
      <ConfirmedGoods application={idOf(1)} />
    </dl>,
  );
  expect(await screen.findByText(/^1\.800\sKM$/)).toBeTruthy();
});

it('quick actions can be put away and had back', async () => {
  const { user } = await panel();
  await user.click(await screen.findByRole('button', { name: 'Sakrij brze radnje' }));
  expect(screen.queryByRole('heading', { name: 'Brze radnje' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Novi zahtjev' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Prikaži brze radnje' }));
  expect(screen.getByRole('heading', { name: 'Brze radnje' })).toBeTruthy();
});

it('who may not ask is offered nothing', async () => {
  await panel(list({ data: [], canAsk: false, contributions: [] }));
  expect(await screen.findByText('Tim još nije pitao nijednog davaoca.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Novi zahtjev' })).toBeNull();
});

it('a request is filled from the line of the budget, and says what is wrong', async () => {
  const { user, fill } = await panel();
  await user.click(await screen.findByRole('button', { name: 'Novi zahtjev' }));
  const dialog = within(await screen.findByRole('dialog'));
  const email = dialog.getByLabelText<HTMLInputElement>(/^E-mail davaoca/);
  const which = dialog.getByLabelText<HTMLSelectElement>(/^Stavka iz budžeta/);
  await user.click(dialog.getByRole('button', { name: 'Pošalji zahtjev' }));
  expect(await dialog.findByText(/^Odaberi stavku, ili/)).toBeTruthy();
  await user.selectOptions(which, 'g1');
  expect(dialog.getByLabelText<HTMLInputElement>(/^Ko daje/).value).toBe('Stolarija Hadžić');
  await user.click(dialog.getByRole('button', { name: 'Pošalji zahtjev' }));
  await expectWrong([() => email, 'Upiši ispravnu e-mail adresu.']);
  expect(dialog.queryByLabelText(/^Iznos/)).toBeNull();
  await user.click(dialog.getByRole('radio', { name: 'novac' }));
  const amount = dialog.getByLabelText<HTMLInputElement>(/^Iznos/);
  await fill(amount, 'oko sto');
  await user.click(dialog.getByRole('button', { name: 'Pošalji zahtjev' }));
  await expectWrong(
    [() => email, 'Upiši ispravnu e-mail adresu.'],
    [() => amount, 'Upiši iznos, na primjer 45,50.'],
  );
  expect(amount.value).toBe('oko sto');
  await user.click(dialog.getByRole('radio', { name: 'usluge' }));
  await fill(email, 'stolarija@primjer.ba');
  answer(giftsApi.ask, 'no connection', { data: waits });
  await user.click(dialog.getByRole('button', { name: 'Pošalji zahtjev' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Pošalji zahtjev' }));
  expect(await screen.findByText(/^Zahtjev uspješno poslan! Donor/)).toBeTruthy();
  expect(sentTo('/api/donation-confirmations').at(-1)?.body).toMatchObject({
    applicationId: idOf(1),
    contributionId: 'g1',
    donationAmount: null,
    donationType: 'services',
  });
});

it('a proof is asked for, refused by size, kind and the server’s word, and sent', async () => {
  const { user } = await panel();
  await user.click(await screen.findByRole('button', { name: 'Otpremi dokaz: Davalac 2' }));
  const dialog = await screen.findByRole('dialog');
  const send = () => user.click(within(dialog).getByRole('button', { name: 'Otpremi' }));
  await send();
  expect(await within(dialog).findByText('Molimo odaberite fajl dokaza')).toBeTruthy();
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is a place for the file.');
  const choose = async (file: File) => {
    await user.upload(input, file);
    await send();
  };
  const large = new File(['x'], 'a.pdf');
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
  await choose(large);
  expect(await within(dialog).findByText(/veći od 10 MB/)).toBeTruthy();
  answer(
    giftsApi.uploadProof,
    { failure: { code: 'PROOF_USED' } },
    { data: { ...yes, canUploadProof: false } },
  );
  await choose(new File(['%PDF-1.4'], 'otpremnica.pdf'));
  expect(await within(dialog).findByText(/već dokaz drugog doprinosa/)).toBeTruthy();
  await choose(new File(['%PDF-1.7'], 'druga.pdf'));
  expect(await screen.findByText('Dokaz otpremljen')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('asks again, and takes a request back after asking', async () => {
  const { user } = await panel();
  answer(giftsApi.resend, { failure: { code: 'INTERNAL' } }, { data: waits });
  const again = await screen.findByRole('button', { name: 'Pošalji ponovo: Davalac 3' });
  await user.click(again);
  await user.click(again);
  expect(await screen.findByText('Zahtjev ponovo poslat')).toBeTruthy();
  answer(giftsApi.remove, { success: true });
  answer(giftsApi.list, list({ data: [yes] }));
  await user.click(screen.getByRole('button', { name: 'Povuci zahtjev: Davalac 3' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Povuci' }));
  await waitFor(() => expect(screen.queryByText('Doprinos 3')).toBeNull());
});
