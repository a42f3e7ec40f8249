import type { BankEdit } from '@app/contracts/banks/bank-editing.schemas';
import { banksApi } from '@app/contracts/banks/banks.api';
import { filesApi } from '@app/contracts/files/files.api';
import { pages } from '@app/contracts/pages';
import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { allSent, answer, expectAccessible, show, signIn, someone } from '../../testing/show.tsx';
import EditBankPage from './pages/edit-bank.tsx';

const bank: BankEdit = {
  id: '0199aaaa-0000-7000-8000-0000000000b1',
  slug: 'tuzla',
  revision: 3,
  missing: null,
  content: {
    name: 'Omladinska banka Tuzla',
    municipality: 'Tuzla',
    description: { bhs: 'Mladi odlučuju.', en: 'Young people decide.' },
    story: { bhs: '', en: '' },
    contact: { email: '', phone: '', web: '' },
    address: { bhs: '', en: '' },
    place: null,
    foundedOn: '2011-05-14',
    logo: null,
    picture: null,
    people: [
      {
        id: '0199aaaa-0000-7000-8000-0000000000c1',
        name: 'Dino Smajić',
        role: { bhs: 'član odbora', en: 'board member' },
        kind: 'committee',
        picture: null,
      },
    ],
  },
};
const page = () =>
  show(<EditBankPage />, {
    at: pages.bankEditor({ bankSlug: 'tuzla' }),
    path: pages.bankEditor.path,
  });
const saves = () => allSent().filter(({ method }) => method === 'PUT');

beforeEach(() => signIn());

it('keeps what was written when somebody else saved first, and saves it over theirs if wished', async () => {
  answer(banksApi.edit, bank);
  const { user, fill } = page();
  await fill(await screen.findByLabelText(/^Ime banke/), 'Banka po našem');
  await user.click(screen.getByRole('button', { name: 'Dodaj osobu' }));
  await fill(screen.getAllByLabelText(/^Ime i prezime/)[1] as HTMLElement, 'Nejra Hukić');
  answer(filesApi.upload, {
    success: true,
    url: '/api/ob-files/dino.webp',
    filePath: 'dino.webp',
    userId: someone.id,
  });
  const [, , photo] = document.querySelectorAll<HTMLInputElement>('input[type="file"]');
  await user.upload(photo as HTMLInputElement, new File(['x'], 'dino.png', { type: 'image/png' }));
  expect(
    await screen.findByRole('img', { name: 'Fotografija: Dino Smajić', hidden: true }),
  ).toBeTruthy();
  await expectAccessible();
  const contact = { email: 'banka@primjer.ba', phone: '', web: '' };
  const theirs = { ...bank, revision: 4, content: { ...bank.content, name: 'Njihova', contact } };
  answer(
    banksApi.save,
    { failure: { code: 'REVISION_CLASH', details: { theirs } } },
    { ...theirs, revision: 5 },
  );
  await user.click(screen.getByRole('button', { name: 'Sačuvaj' }));
  expect(within(await screen.findByRole('alert')).getByText('Njihova')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Zadrži moje' }));
  await user.click(screen.getByRole('button', { name: 'Sačuvaj' }));
  expect(await screen.findByText(/Stranica banke je nova/)).toBeTruthy();
  const [first, second] = saves().map(
    ({ body }) => body as { revision: number; content: BankEdit['content'] },
  );
  expect([first?.revision, second?.revision]).toEqual([3, 4]);
  expect(second?.content).toMatchObject({ name: 'Banka po našem', contact });
  expect(second?.content.people.map(({ name }) => name)).toEqual(['Dino Smajić', 'Nejra Hukić']);
  expect(second?.content.people[0]?.picture).toBe('dino.webp');
});

it('takes a place by its name or its degrees where no map can be drawn', async () => {
  answer(banksApi.edit, bank);
  const { user, fill } = page();
  const search = await screen.findByLabelText('Nađi naselje ili općinu');
  await fill(search, 'zivinice');
  await user.click(screen.getByRole('button', { name: 'Živinice' }));
  await screen.findByText('Tačka: Živinice');
  await fill(search, '44.5384, 18.6739');
  await user.keyboard('{Enter}');
  expect(saves()).toEqual([]);
  const place = { latitude: 44.5384, longitude: 18.6739 };
  answer(banksApi.save, { ...bank, revision: 4, content: { ...bank.content, place } });
  await user.click(screen.getByRole('button', { name: 'Sačuvaj' }));
  await screen.findByText(/Stranica banke je nova/);
  expect(saves()).toMatchObject([{ body: { content: { place } } }]);
});

it('saves together what two changed in different places', async () => {
  answer(banksApi.edit, bank);
  const { user, fill } = page();
  await fill(await screen.findByLabelText(/^Ime banke/), 'Banka po našem');
  const description = { bhs: 'Njihov opis.', en: 'Young people decide.' };
  const theirs = { ...bank, revision: 4, content: { ...bank.content, description } };
  const both = { ...theirs.content, name: 'Banka po našem' };
  answer(
    banksApi.save,
    { failure: { code: 'REVISION_CLASH', details: { theirs } } },
    { ...bank, revision: 5, content: both },
  );
  await user.click(screen.getByRole('button', { name: 'Sačuvaj' }));
  expect(await screen.findByText(/zajedno s onim/)).toBeTruthy();
  expect(saves().at(-1)?.body).toEqual({ revision: 4, content: both });
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^U dvije rečenice, bosanski/).value).toBe(
    'Njihov opis.',
  );
  expect(screen.getByText('Sve je sačuvano')).toBeTruthy();
});

it('takes theirs where that is wished', async () => {
  answer(banksApi.edit, bank);
  const { user, fill } = page();
  await fill(await screen.findByLabelText(/^Ime banke/), 'Banka po našem');
  const theirs = { ...bank, revision: 4, content: { ...bank.content, name: 'Njihova banka' } };
  answer(banksApi.save, { failure: { code: 'REVISION_CLASH', details: { theirs } } });
  await user.click(screen.getByRole('button', { name: 'Sačuvaj' }));
  await user.click(await screen.findByRole('button', { name: 'Uzmi njihovo' }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Ime banke/).value).toBe('Njihova banka');
});

it('keeps on the device what was left unsaved, and puts it together with what others saved', async () => {
  answer(banksApi.edit, bank);
  const { fill } = page();
  await fill(await screen.findByLabelText(/^Ime banke/), 'Banka po našem');
  cleanup();

  const contact = { email: 'banka@primjer.ba', phone: '', web: '' };
  const theirs = { ...bank, revision: 4, content: { ...bank.content, contact } };
  answer(banksApi.edit, theirs);
  const { user } = page();
  expect(await screen.findByText(/vraćene u polja/)).toBeTruthy();
  expect(await screen.findByText('Izmjene banke nisu objavljene')).toBeTruthy();
  const name = () => screen.getByLabelText<HTMLInputElement>(/^Ime banke/).value;
  expect(name()).toBe('Banka po našem');
  expect(screen.getByLabelText<HTMLInputElement>(/^E-mail/).value).toBe('banka@primjer.ba');
  await user.click(screen.getByRole('button', { name: 'Odbaci izmjene' }));
  expect(name()).toBe(bank.content.name);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('bank:'))).toEqual([]);
});

it('says whose it is to whom may not', async () => {
  answer(banksApi.edit, { failure: { code: 'FORBIDDEN' } });
  page();
  expect(await screen.findByText(/uređuju samo njeni ljudi/)).toBeTruthy();
});

it('says of a draft what it lacks, until it lacks nothing', async () => {
  answer(banksApi.edit, { ...bank, missing: ['people', 'money'] });
  const { user, fill } = page();
  const money = await screen.findByRole('link', { name: 'prvi iznos u fondu' });
  expect(money.getAttribute('href')).toBe(pages.bankDesk({ bankId: 'tuzla', dio: 'novac' }));
  expect(screen.getByText('barem jednu osobu')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Javna stranica' })).toBeNull();
  await fill(screen.getByLabelText(/^Ime banke/), 'Banka');
  answer(banksApi.save, { ...bank, revision: 4, missing: null });
  await user.click(screen.getByRole('button', { name: 'Sačuvaj' }));
  expect(await screen.findByRole('link', { name: 'Javna stranica' })).toBeTruthy();
  expect(screen.queryByText('barem jednu osobu')).toBeNull();
});
