import { agreementsApi } from '@app/contracts/agreements/agreements.api';
import type { AgreementView } from '@app/contracts/agreements/agreements.schemas';
import { pages } from '@app/contracts/pages';
import { errorsTexts } from '@app/messages/errors';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  allSent,
  answer,
  expectAccessible,
  expectWrong,
  show,
  signIn,
} from '../../testing/show.tsx';
import { at, bankView, id, idOf, returned, running } from './agreement.factory.ts';
import AgreementPage from './pages/agreement.tsx';

beforeEach(() => signIn());

const page = () =>
  show(<AgreementPage />, { at: pages.agreement({ id }), path: pages.agreement.path });
const changes = () => allSent().filter(({ method }) => method !== 'GET');

it('a returned receipt stands first, with its reason, and is sent again', async () => {
  answer(agreementsApi.open, returned);
  answer(agreementsApi.resendExpense, running);
  const { user, fill } = page();
  const now = within(await screen.findByRole('region', { name: 'Ovo sad čeka tim' }));
  now.getByText('Ne vidi se datum.');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Pošalji ponovo: Kopirnica Skver' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pošalji račun ponovo' }));
  const supplier = () => dialog.getByRole('textbox', { name: /^Ko je izdao račun/ });
  await fill(supplier(), ' ');
  await user.click(dialog.getByRole('button', { name: 'Pošalji račun' }));
  await expectWrong([supplier, 'Upiši ko je izdao račun.']);
  await fill(supplier(), 'Kopirnica Skver d.o.o.');
  await user.click(dialog.getByRole('button', { name: 'Pošalji račun' }));
  await screen.findByText('Čeka potvrdu banke');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(changes().map(({ method, body }) => [method, body])).toEqual([
    [
      'PUT',
      {
        lineId: 'paint',
        amount: 138,
        spentOn: '2026-10-20',
        supplier: 'Kopirnica Skver d.o.o.',
        what: 'Boja',
        file: idOf(40),
        overReason: '',
      },
    ],
  ]);
});

it('says what the report lacks, and lets it go once nothing is missing', async () => {
  const whole = {
    ...running,
    report: { ...running.report, people: 40, revision: 1, savedAt: at, missing: [] },
  };
  answer(agreementsApi.open, running);
  answer(agreementsApi.saveReport, { failure: { code: 'REVISION_CLASH' } }, whole);
  answer(agreementsApi.moveReport, {
    ...whole,
    report: { ...whole.report, state: 'sent' },
  });
  const { user, fill } = page();
  const report = within(await screen.findByRole('region', { name: 'Završni izvještaj' }));
  report.getByText('Nedostaje: Brojke, Fotografije, Riječi');
  const send = () => report.getByRole<HTMLButtonElement>('button', { name: 'Pošalji izvještaj' });
  expect(send().disabled).toBe(true);
  const people = report.getByRole('textbox', { name: /^Ljudi koje je projekat dotakao/ });
  await fill(people, '40');
  await user.click(send());
  await report.findByText(/^Neko iz tima je upravo pisao izvještaj/);
  expect((people as HTMLInputElement).value).toBe('40');
  await user.click(send());
  await report.findByText('Poslan je i čeka odgovor banke.');
  expect(changes().map(({ path, body }) => [path.split('/').at(-1), body])).toEqual([
    ['report', { people: 40, revision: 0 }],
    ['report', { people: 40, revision: 0 }],
    ['transitions', { event: 'send' }],
  ]);
});

it('the bank sees a receipt with what is claimed, and accepts, or returns with a reason', async () => {
  const sent = {
    ...bankView,
    milestones: bankView.milestones.map((one) => ({
      ...one,
      state: 'proven' as const,
      note: 'Klupe stoje.',
      proofs: [{ file: idOf(42), name: 'klupe.webp', bytes: 2000 }],
      events: ['accept' as const, 'return' as const],
    })),
  };
  const accepted = {
    ...sent,
    milestones: sent.milestones.map((one) => ({ ...one, state: 'accepted' as const, events: [] })),
  };
  answer(agreementsApi.open, sent);
  answer(agreementsApi.file, new Blob(['slika'], { type: 'image/webp' }));
  answer(agreementsApi.moveMilestone, { failure: { code: 'WRONG_STATUS' } }, accepted);
  answer(agreementsApi.moveExpense, {
    ...accepted,
    expenses: sent.expenses.map((one) => ({ ...one, state: 'returned' as const, events: [] })),
  });
  const { user, fill } = page();
  const now = within(await screen.findByRole('region', { name: 'Ovo sad čeka banku' }));
  // Nothing is accepted where it is not seen.
  expect(screen.queryByRole('button', { name: /^(?:Prihvati|Vrati)/ })).toBeNull();
  await user.click(now.getByRole('button', { name: 'Pogledaj i odgovori: Klupe i oznake' }));
  const dialog = within(await screen.findByRole('dialog'));
  const shown = async (name: string) => fireEvent.load(await dialog.findByRole('img', { name }));
  await shown('Korak: Klupe i oznake');
  dialog.getByText('Klupe stoje.');
  await user.click(dialog.getByRole('button', { name: 'Prihvati: Klupe i oznake' }));
  await screen.findByText(errorsTexts.WRONG_STATUS.bhs);
  await user.click(dialog.getByRole('button', { name: 'Prihvati: Klupe i oznake' }));
  // On to the receipt.
  await shown('Račun: Kopirnica Skver');
  dialog.getByText('138 KM');
  dialog.getByText('20. oktobar 2026.');
  dialog.getByText('Do sada 0 KM, s ovim 138 KM, ostaje 1.862 KM.');
  await expectAccessible();
  const giveBack = () => dialog.getByRole('button', { name: /^Vrati uz razlog/ });
  const reason = () => dialog.getByRole('textbox', { name: /^Šta nedostaje/ });
  await user.click(giveBack());
  expect(document.activeElement).toBe(reason());
  await user.click(giveBack());
  await expectWrong([reason, 'Napiši šta nedostaje.']);
  await fill(reason(), 'Ne vidi se datum.');
  // What was written is there when they come back.
  await user.click(dialog.getByRole('button', { name: 'Prethodno' }));
  await shown('Korak: Klupe i oznake');
  await user.click(dialog.getByRole('button', { name: 'Sljedeće' }));
  await shown('Račun: Kopirnica Skver');
  expect((reason() as HTMLTextAreaElement).value).toBe('Ne vidi se datum.');
  await user.click(giveBack());
  await dialog.findByText('Ništa više ne čeka tvoj odgovor.');
  expect(changes().map(({ body }) => body)).toEqual([
    { event: 'accept', reason: '' },
    { event: 'accept', reason: '' },
    { event: 'return', reason: 'Ne vidi se datum.', over: false },
  ]);
});

it('the team sees what it sent, and mends what was returned beside it', async () => {
  answer(agreementsApi.open, returned);
  answer(agreementsApi.file, new Blob(['slika'], { type: 'image/webp' }));
  answer(agreementsApi.resendExpense, running);
  const { user, fill } = page();
  await user.click(await screen.findByRole('button', { name: 'Pogledaj: racun.pdf' }));
  const viewer = await screen.findByRole('dialog', { name: /^Račun: Kopirnica Skver/ });
  fireEvent.load(await within(viewer).findByRole('img'));
  within(viewer).getByText('Vraćeno: Ne vidi se datum.');
  expect(within(viewer).queryByRole('button', { name: /^Prihvati/ })).toBeNull();
  await user.click(within(viewer).getByRole('button', { name: /^Pošalji ponovo/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pošalji račun ponovo' }));
  await fill(dialog.getByRole('textbox', { name: /^Ko je izdao račun/ }), 'Skver d.o.o.');
  await user.click(dialog.getByRole('button', { name: 'Pošalji račun' }));
  await within(viewer).findByText('Čeka potvrdu banke');
  expect(changes().map(({ method }) => method)).toEqual(['PUT']);
});

it('asks why a line goes far over, and sends that along', async () => {
  answer(agreementsApi.open, {
    ...returned,
    expenses: returned.expenses.map((one) => ({ ...one, amount: 2100 })),
  });
  answer(agreementsApi.resendExpense, running);
  const { user, fill } = page();
  await user.click(await screen.findByRole('button', { name: 'Pošalji ponovo: Kopirnica Skver' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pošalji račun ponovo' }));
  const why = () => dialog.getByRole('textbox', { name: /^Zašto stavka ide toliko preko/ });
  dialog.getByText(/238 KM preko obećanog, a bez dozvole smije do 10 %/);
  await user.click(dialog.getByRole('button', { name: 'Pošalji račun' }));
  await expectWrong([why, 'Napiši zašto. Banka to čita prije nego što prihvati račun.']);
  await fill(why(), 'Boja je poskupjela.');
  await user.click(dialog.getByRole('button', { name: 'Pošalji račun' }));
  await screen.findByText('Čeka potvrdu banke');
  expect(changes()[0]?.body).toMatchObject({ amount: 2100, overReason: 'Boja je poskupjela.' });
});

it('says that a file is empty before it is sent', async () => {
  answer(agreementsApi.open, running);
  const { user } = page();
  await user.click(await screen.findByRole('button', { name: 'Dodaj račun' }));
  const dialog = await screen.findByRole('dialog', { name: 'Dodaj račun' });
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  await user.upload(input as HTMLInputElement, new File([], 'racun.png', { type: 'image/png' }));
  await within(dialog).findByText('Ovaj fajl je prazan. Odaberi drugi.');
  expect(changes()).toEqual([]);
});

it('the bank accepts what goes far over only after reading why', async () => {
  const over = { overReason: 'Boja je poskupjela.', needsConsent: true };
  answer(agreementsApi.open, {
    ...bankView,
    expenses: bankView.expenses.map((one) => ({ ...one, ...over })),
  });
  answer(agreementsApi.moveExpense, running);
  answer(agreementsApi.file, new Blob(['slika'], { type: 'image/webp' }));
  const { user } = page();
  const now = within(await screen.findByRole('region', { name: 'Ovo sad čeka banku' }));
  await user.click(now.getByRole('button', { name: /^Pogledaj i odgovori: Račun Kopirnica/ }));
  fireEvent.load(await screen.findByRole('img', { name: 'Račun: Kopirnica Skver' }));
  await user.click(screen.getByRole('button', { name: /^Prihvati: Račun Kopirnica Skver/ }));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Prihvati i prekoračenje?' }),
  );
  dialog.getByText(/Tim kaže: Boja je poskupjela\./);
  expect(changes()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Prihvati s prekoračenjem' }));
  await screen.findByText('Čeka potvrdu banke', { selector: '[role=dialog] p' });
  expect(changes().map(({ body }) => body)).toEqual([{ event: 'accept', reason: '', over: true }]);
});

it('the team asks for another day, and the bank reads why', async () => {
  const [step] = running.milestones;
  if (!step) throw new Error('There is a step.');
  const asked = { on: '2099-01-20', reason: 'Dvorana je zauzeta.' };
  answer(agreementsApi.open, running);
  answer(agreementsApi.moveDueDay, {
    ...running,
    milestones: [{ ...step, asked, dueDayEvents: ['ask', 'withdraw'] }],
  });
  const { user, fill } = page();
  await user.click(await screen.findByRole('button', { name: 'Traži drugi rok: Klupe i oznake' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Drugi rok za/ }));
  const why = () => dialog.getByRole('textbox', { name: /^Zašto/ });
  await user.click(dialog.getByRole('button', { name: 'Pošalji banci' }));
  await expectWrong(
    [() => dialog.getByRole('textbox', { name: /^Rok/ }), 'Odaberi drugi dan koji tek dolazi.'],
    [why, 'Napiši zašto.'],
  );
  await fill(dialog.getByRole('textbox', { name: /^Rok/ }), '20/01/2099');
  await fill(why(), asked.reason);
  await user.click(dialog.getByRole('button', { name: 'Pošalji banci' }));
  await screen.findByText(/^Tim traži rok 20\. januar 2099\. Razlog: Dvorana je zauzeta\./);
  expect(changes().map(({ body }) => body)).toEqual([
    { event: 'ask', on: asked.on, reason: asked.reason },
  ]);
  await expectAccessible();
});

it('divides the grant into instalments that come to it', async () => {
  const unsigned: AgreementView = {
    ...bankView,
    status: 'approved',
    signedAt: null,
    paid: 0,
    instalments: running.instalments.map((one) => ({ ...one, paid: 0, state: 'waiting' })),
    abilities: { ...bankView.abilities, canPrepare: true },
  };
  answer(agreementsApi.open, unsigned);
  answer(agreementsApi.prepare, unsigned);
  const { user, fill } = page();
  await user.click(await screen.findByRole('button', { name: 'Podijeli u rate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Podijeli u rate' }));
  await user.click(dialog.getByRole('button', { name: 'Dodaj ratu' }));
  const amounts = () => dialog.getAllByRole('textbox', { name: /^Iznos/ });
  await fill(amounts()[1] as HTMLElement, '700');
  await user.click(dialog.getByRole('button', { name: 'Napravi i pošalji timu' }));
  await dialog.findByText('Rate zajedno daju 2.700 KM, a grant je 2.000 KM.');
  await fill(amounts()[0] as HTMLElement, '1300');
  const [, when] = dialog.getAllByRole('combobox');
  await user.selectOptions(when as HTMLElement, 'kad banka potvrdi „Klupe i oznake“');
  await user.click(dialog.getByRole('button', { name: 'Napravi i pošalji timu' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), 15_000);
  expect(changes().map(({ body }) => body)).toEqual([
    {
      extraBhs: '',
      extraEn: '',
      instalments: [
        { amount: 1300, after: 'signing', milestoneId: null },
        { amount: 700, after: 'milestone', milestoneId: idOf(20) },
      ],
    },
  ]);
});

it('tells what happened, when asked', async () => {
  answer(agreementsApi.open, running);
  answer(agreementsApi.history, {
    items: [
      {
        id: idOf(61),
        at,
        by: 'Ivana Marić',
        event: 'expense.return',
        what: 'Kopirnica Skver',
        reason: 'Ne vidi se datum.',
      },
      { id: idOf(60), at, by: 'Amina Hodžić', event: 'ticked.details', what: '', reason: '' },
    ],
    next: null,
  });
  const { user } = page();
  await user.click(await screen.findByRole('button', { name: 'Šta se dešavalo' }));
  await screen.findByText('Vraćen račun: Kopirnica Skver');
  screen.getByText('Razlog: Ne vidi se datum.');
  screen.getByText('Potvrđeno: Podaci svih članova su tačni');
  await expectAccessible();
});

it.each([
  ['WRONG_STATUS', 'Ugovor još nije na redu', 'Naredni koraci'],
  ['NOT_FOUND', 'Ovog ugovora nema', 'Nazad na moje prijave'],
] as const)('says why there is nothing: %s', async (code, title, way) => {
  answer(agreementsApi.open, { failure: { code } });
  page();
  await screen.findByRole('heading', { level: 1, name: title });
  screen.getByRole('link', { name: way });
  await expectAccessible();
});

it('fails with a way to try again', async () => {
  answer(agreementsApi.open, 'no connection', running);
  const { user } = page();
  await user.click(await screen.findByRole('button', { name: 'Pokušaj ponovo' }));
  await screen.findByRole('heading', { level: 1, name: 'Staza uz Jalu' });
});
