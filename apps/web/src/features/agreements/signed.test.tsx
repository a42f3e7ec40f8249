import { agreementsApi } from '@app/contracts/agreements/agreements.api';
import type { AgreementView } from '@app/contracts/agreements/agreements.schemas';
import { pages } from '@app/contracts/pages';
import { errorsTexts } from '@app/messages/errors';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  allSent,
  answer,
  expectAccessible,
  expectWrong,
  show,
  signIn,
} from '../../testing/show.tsx';
import { id, idOf, pageOf, sentCopy, toSign } from './agreement.factory.ts';
import AgreementPage from './pages/agreement.tsx';

beforeEach(async () => {
  await signIn();
  answer(agreementsApi.file, new Blob(['strana'], { type: 'image/webp' }));
});

const page = () =>
  show(<AgreementPage />, { at: pages.agreement({ id }), path: pages.agreement.path });
const changes = () => allSent().filter(({ method }) => method !== 'GET');
const signed = async () => within(await screen.findByRole('region', { name: 'Potpisan ugovor' }));
const photo = (name: string) => new File(['slika'], name, { type: 'image/jpeg' });
const inputs = () => document.querySelectorAll<HTMLInputElement>('#potpisan input[type=file]');
/** The input behind the key that adds several. */
const several = () => [...inputs()].find(({ multiple }) => multiple) as HTMLInputElement;

const one = pageOf(61, 'strana-1.webp');
const two = pageOf(62, 'strana-2.webp');
const withPages = (...draft: AgreementView['pages']): AgreementView => ({
  ...toSign,
  pages: draft,
});

it('a page that did not come through waits, what came through stays, and it goes on', async () => {
  answer(agreementsApi.open, toSign);
  answer(
    agreementsApi.addPage,
    withPages(one),
    'no connection',
    { failure: { code: 'PAGE_TOO_SMALL' } },
    withPages(one, two),
  );
  const { user } = page();
  const now = within(await screen.findByRole('region', { name: 'Do potpisa ugovora' }));
  expect(now.getByRole('link', { name: 'Dodaj potpisan ugovor' }).getAttribute('href')).toBe(
    '#potpisan',
  );
  const part = await signed();
  await user.upload(several(), [photo('prva.jpg'), photo('druga.jpg'), photo('treca.jpg')]);
  // The connection breaks at the second.
  await part.findByText(/^Veza je pukla\..*druga\.jpg, treca\.jpg$/);
  part.getByRole('button', { name: 'Otvori stranu 1' });
  const send = () => part.getByRole<HTMLButtonElement>('button', { name: 'Pregledaj i pošalji' });
  expect(send().disabled).toBe(true);
  await user.click(part.getByRole('button', { name: 'Pošalji ponovo' }));
  await part.findByText(`druga.jpg: ${errorsTexts.PAGE_TOO_SMALL.bhs}`);
  await part.findByText('Sačuvana su 2 fajla.');
  expect(send().disabled).toBe(false);
  await expectAccessible();
  expect(changes().map(({ body }) => ((body as FormData).get('file') as File).name)).toEqual([
    'prva.jpg',
    'druga.jpg',
    'druga.jpg',
    'treca.jpg',
  ]);
});

it('pages are taken out and put in order', async () => {
  const three = pageOf(63, 'strana-3.pdf');
  answer(agreementsApi.open, withPages(one, two, three));
  answer(agreementsApi.arrangePages, withPages(one, two), withPages(two, one));
  const { user } = page();
  const part = await signed();
  await user.click(part.getByRole('button', { name: 'Ukloni stranu 3' }));
  await part.findByText('Sačuvana su 2 fajla.');
  await user.click(part.getByRole('button', { name: 'Pomjeri stranu 2 ranije' }));
  expect(changes().map(({ body }) => body)).toEqual([
    { pages: [one.file, two.file], seen: [one.file, two.file, three.file] },
    { pages: [two.file, one.file], seen: [one.file, two.file] },
  ]);
});

it('a page is taken anew in its place', async () => {
  answer(agreementsApi.open, withPages(one, two));
  answer(agreementsApi.addPage, withPages(pageOf(63, 'nova.webp'), two));
  const { user } = page();
  const part = await signed();
  await user.click(part.getByRole('button', { name: 'Slikaj ponovo stranu 1' }));
  await user.upload(inputs()[0] as HTMLInputElement, photo('nova.jpg'));
  await part.findByText('Sačuvana su 2 fajla.');
  const form = changes().at(-1)?.body;
  expect(form instanceof FormData && form.get('instead')).toBe(one.file);
});

it('every page is seen before it is sent, and sending asks once in whose name', async () => {
  answer(agreementsApi.open, withPages(one, two));
  answer(agreementsApi.sendCopy, { ...toSign, copies: [sentCopy] });
  const { user } = page();
  await user.click((await signed()).getByRole('button', { name: 'Pregledaj i pošalji' }));
  const viewer = within(await screen.findByRole('dialog'));
  fireEvent.load(await viewer.findByRole('img', { name: 'Strana 1' }));
  expect(viewer.queryByRole('button', { name: 'Pošalji banci' })).toBeNull();
  await user.click(viewer.getByRole('button', { name: 'Čitljivo je, dalje' }));
  fireEvent.load(await viewer.findByRole('img', { name: 'Strana 2' }));
  await user.click(viewer.getByRole('button', { name: 'Pošalji banci' }));
  const asks = within(await screen.findByRole('alertdialog'));
  asks.getByText(/^Omladinska banka Tuzla dobija 2 fajla u ime tima/);
  expect(changes()).toEqual([]);
  await user.click(asks.getByRole('button', { name: 'Pošalji banci' }));
  const part = await signed();
  await part.findByText('Čeka potvrdu banke');
  // Until the bank confirms it can be replaced.
  await user.click(part.getByRole('button', { name: 'Zamijeni' }));
  part.getByText('Ono što je poslano vrijedi dok ne pošalješ novo.');
  expect(changes().map(({ body }) => body)).toEqual([{ pages: [one.file, two.file] }]);
});

it('the bank reads the pages beside what was agreed on, and returns them with a reason', async () => {
  const bank: AgreementView = {
    ...toSign,
    reader: 'bank',
    abilities: { ...toSign.abilities, canSign: false },
    copies: [{ ...sentCopy, events: ['confirm', 'return'] }],
    checklist: toSign.checklist.map((point) => ({
      ...point,
      canTick: point.point === 'countersigned',
    })),
  };
  const back = { ...sentCopy, state: 'returned' as const, reason: 'Druga strana je mutna.' };
  answer(agreementsApi.open, bank);
  answer(agreementsApi.moveCopy, { ...bank, copies: [back] });
  const { user, fill } = page();
  const part = await signed();
  // Nothing is confirmed where it is not seen.
  expect(screen.queryByRole('button', { name: /^Potvrdi/ })).toBeNull();
  await user.click(part.getByRole('button', { name: 'Pregledaj i odgovori' }));
  const viewer = within(await screen.findByRole('dialog'));
  fireEvent.load(await viewer.findByRole('img', { name: 'Strana 1' }));
  viewer.getByText('Omladinska banka Tuzla');
  viewer.getByText('Amina Hodžić');
  await user.click(viewer.getByRole('button', { name: 'Vrati uz razlog' }));
  const reason = () => viewer.getByRole('textbox', { name: /^Šta nedostaje/ });
  await user.click(viewer.getByRole('button', { name: 'Vrati uz razlog' }));
  await expectWrong([reason, 'Napiši šta nedostaje.']);
  await fill(reason(), 'Druga strana je mutna.');
  await user.click(viewer.getByRole('button', { name: 'Vrati uz razlog' }));
  await part.findByText('Banka je vratila potpisan ugovor');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(changes().map(({ body }) => body)).toEqual([
    { event: 'return', reason: 'Druga strana je mutna.' },
  ]);
});

it('the bank confirms once it has seen all of it', async () => {
  const bank: AgreementView = {
    ...toSign,
    reader: 'bank',
    abilities: { ...toSign.abilities, canSign: false },
    copies: [{ ...sentCopy, events: ['confirm', 'return'] }],
  };
  answer(agreementsApi.open, bank);
  answer(agreementsApi.moveCopy, {
    ...bank,
    copies: [{ ...sentCopy, state: 'confirmed', events: [] }],
  });
  const { user } = page();
  const part = await signed();
  await user.click(part.getByRole('button', { name: 'Pregledaj i odgovori' }));
  const viewer = within(await screen.findByRole('dialog'));
  fireEvent.load(await viewer.findByRole('img', { name: 'Strana 1' }));
  expect(viewer.queryByRole('button', { name: 'Potvrdi potpisan ugovor' })).toBeNull();
  await user.click(viewer.getByRole('button', { name: 'Čitljivo je, dalje' }));
  fireEvent.load(await viewer.findByRole('img', { name: 'Strana 2' }));
  await expectAccessible();
  await user.click(viewer.getByRole('button', { name: 'Potvrdi potpisan ugovor' }));
  const asks = within(await screen.findByRole('alertdialog'));
  asks.getByText(/potpisala i banka \(Omladinska banka Tuzla\)/);
  expect(changes()).toEqual([]);
  await user.click(asks.getByRole('button', { name: 'Potvrdi' }));
  await part.findByText('Banka je potvrdila');
  expect(changes().map(({ path, body }) => [path, body])).toEqual([
    [expect.stringContaining(idOf(50)), { event: 'confirm', reason: '' }],
  ]);
});

it('what was returned is mended from the pages that were sent', async () => {
  const back = { ...sentCopy, state: 'returned' as const, reason: 'Druga strana je mutna.' };
  const earlier: AgreementView = { ...toSign, copies: [back] };
  answer(agreementsApi.open, earlier);
  answer(agreementsApi.arrangePages, { ...earlier, pages: back.pages });
  const { user } = page();
  const part = await signed();
  part.getByText('Banka je vratila potpisan ugovor');
  await user.click(part.getByRole('button', { name: 'Kreni od poslanih strana' }));
  await part.findByText('Sačuvana su 2 fajla.');
  expect(changes()[0]?.body).toEqual({
    pages: [idOf(51), idOf(52)],
    seen: [],
  });
});
