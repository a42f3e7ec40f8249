import { agreementsApi } from '@app/contracts/agreements/agreements.api';
import type { AgreementView } from '@app/contracts/agreements/agreements.schemas';
import type { ExceptionView } from '@app/contracts/agreements/exceptions.schemas';
import { applicationsApi } from '@app/contracts/applications/applications.api';
import { fundsApi } from '@app/contracts/funds/funds.api';
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
import { bankView, id } from './agreement.factory.ts';
import AgreementPage from './pages/agreement.tsx';

const at = '2026-11-20T09:14:00.000Z';
const part = { after: 'signing', milestone: null, matched: false } as const;
const due: AgreementView = {
  ...bankView,
  granted: 3450,
  paid: 1150,
  instalments: [
    { ...part, amount: 1150, paid: 1150, state: 'paid' },
    { ...part, amount: 1150, paid: 0, state: 'due' },
    { ...part, amount: 1150, paid: 0, after: 'report', state: 'waiting' },
  ],
  due: 1150,
  owed: 2300,
  payee: {
    holder: 'Udruženje „Mejdan“',
    account: 'BA391290079401028494',
    written: { by: 'Amina Hodžić', at },
    checked: { by: 'Merima Kovačević', at },
  },
  accounting: { paid: 1150, proven: 1150, returned: 0, missing: 0 },
  abilities: { ...bankView.abilities, canPay: true, canExcept: ['payout', 'shortfall'] },
};
const exception: ExceptionView = {
  id: '0199aaaa-0000-7000-8000-000000000070',
  kind: 'payout',
  state: 'proposed',
  amount: 250,
  reason: 'Skela se iznajmljuje do 30. novembra, poslije je dan skuplji.',
  proposed: { by: 'Merima Kovačević', at },
  decided: null,
  decisionReason: '',
  expiresAt: '2026-12-04T09:00:00.000Z',
  events: ['accept', 'refuse'],
  seconds: ['Jasmin Alić'],
};

beforeEach(() => signIn());

const page = () =>
  show(<AgreementPage />, { at: pages.agreement({ id }), path: pages.agreement.path });
const changes = () => allSent().filter(({ method }) => method !== 'GET');
const payment = async () => within(await screen.findByRole('region', { name: 'Isplata granta' }));

it('records what is due once, after asking once, and says what is over', async () => {
  answer(agreementsApi.open, due);
  const { user, fill } = page();
  const panel = await payment();
  panel.getByRole('img', {
    name: /Isplaćeno 1\.150.KM, sada 1\.150.KM, ostaje 1\.150.KM od 3\.450.KM/,
  });
  panel.getByText('BA39 1290 0794 0102 8494');
  panel.getByText('Ugovor „Staza uz Jalu“, rata 2 od 3');
  await expectAccessible();

  const amount = panel.getByRole('textbox', { name: /^Iznos/ });
  await fill(amount, '1.400');
  panel.getByText(/To je 250.KM više od rate\. Po ugovoru je dospjelo 1\.150.KM/);
  panel.getByText('+250');
  expect(panel.queryByRole('button', { name: /^Potvrdi isplatu/ })).toBeNull();
  await user.click(panel.getByRole('button', { name: /^Vrati na 1\.150/ }));

  await user.click(panel.getByRole('button', { name: /^Potvrdi isplatu od 1\.150.KM/ }));
  const asks = within(await screen.findByRole('alertdialog', { name: /^Isplaćeno je 1\.150/ }));
  asks.getByText(/BA39 1290 0794 0102 8494, Udruženje „Mejdan“/);
  expect(changes()).toEqual([]);
  answer(fundsApi.record, { failure: { code: 'UNAVAILABLE' } });
  await user.click(asks.getByRole('button', { name: 'Da, isplaćeno je' }));
  await waitFor(() => expect(changes()).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const details = { refusal: 'NOTHING_DUE', due: 0, asked: 1150, excess: 1150 };
  answer(fundsApi.record, { failure: { code: 'PAYOUT_REFUSED', details } });
  await user.click(panel.getByRole('button', { name: /^Potvrdi isplatu/ }));
  await user.click(await screen.findByRole('button', { name: 'Da, isplaćeno je' }));
  await panel.findByText(/Nijedna rata nije dospjela/);
  const [first, second] = changes().map(({ body }) => body);
  expect(second).toEqual(first);
  // The ledger keeps a key, which each of its readers reads in their language.
  expect(first).toMatchObject({
    kind: 'paid',
    amount: 1150,
    applicationId: id,
    purpose: 'instalment:2/3',
  });
});

it('proposes what has fallen due since the page was opened', async () => {
  const taken: AgreementView = {
    ...due,
    due: 0,
    payouts: [
      {
        id: exception.id,
        on: '2026-11-20',
        amount: 1150,
        by: 'Merima',
        at,
        proposedBy: null,
        takeBackUntil: '2026-11-20T10:14:00.000Z',
      },
    ],
  };
  answer(agreementsApi.open, taken, due);
  answer(fundsApi.takeBack, { failure: { code: 'WRONG_STATUS' } });
  const { user } = page();
  const panel = await payment();
  await user.click(panel.getByRole('button', { name: 'Povuci isplatu' }));
  const asks = within(await screen.findByRole('alertdialog'));
  await user.click(asks.getByRole('button', { name: 'Povuci isplatu' }));
  await panel.findByRole('button', { name: /^Potvrdi isplatu od 1\.150.KM/ });
});

it('waits for an account that somebody checked', async () => {
  const { payee } = due;
  answer(agreementsApi.open, { ...due, payee: payee && { ...payee, checked: null } });
  page();
  const panel = await payment();
  panel.getByText(/Čeka provjeru\. Upis: Amina Hodžić/);
  const confirm = panel.getByRole<HTMLButtonElement>('button', { name: /^Potvrdi isplatu/ });
  expect(confirm.disabled).toBe(true);
});

it('takes a payout back within its hour', async () => {
  const payout = {
    id: exception.id,
    on: '2026-11-20',
    amount: 1150,
    by: 'Merima',
    at,
    proposedBy: null,
  };
  const fresh = {
    ...due,
    due: 0,
    payouts: [{ ...payout, takeBackUntil: '2026-11-20T10:14:00.000Z' }],
  };
  answer(agreementsApi.open, fresh, due);
  answer(fundsApi.takeBack, { failure: { code: 'WRONG_STATUS' } });
  const { user } = page();
  const panel = await payment();
  panel.getByText(/^Isplata od 1\.150.KM zapisana je/);
  await user.click(panel.getByRole('button', { name: 'Povuci isplatu' }));
  const asks = within(
    await screen.findByRole('alertdialog', { name: /^Povući isplatu od 1\.150/ }),
  );
  await user.click(asks.getByRole('button', { name: 'Povuci isplatu' }));
  await waitFor(() =>
    expect(changes().map(({ path }) => path.split('/').at(-1))).toEqual(['take-back']),
  );
});

it('an exception has two halves: a reason of one, the word of another', async () => {
  answer(agreementsApi.open, due, { ...due, exceptions: [exception] });
  answer(agreementsApi.propose, { ...due, exceptions: [{ ...exception, events: ['withdraw'] }] });
  const { user, fill } = page();
  const panel = await payment();
  await fill(panel.getByRole('textbox', { name: /^Iznos/ }), '1.400');
  await user.click(panel.getByRole('button', { name: 'Traži izuzetak' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Isplata mimo ugovora' }));
  const why = () => dialog.getByRole('textbox', { name: /^Zašto/ });
  await fill(why(), 'Hitno.');
  await user.click(dialog.getByRole('button', { name: 'Pošalji na potvrdu' }));
  await expectWrong([why, 'Napiši razlog, barem 40 znakova.']);
  await fill(why(), exception.reason);
  await user.click(dialog.getByRole('button', { name: 'Pošalji na potvrdu' }));
  const mine = within(await screen.findByRole('region', { name: 'Izuzeci' }));
  mine.getByRole('button', { name: 'Povuci prijedlog' });
  expect(mine.queryByRole('button', { name: 'Potvrdi izuzetak' })).toBeNull();
  expect(changes()[0]?.body).toMatchObject({
    kind: 'payout',
    amount: 1400,
    reason: exception.reason,
  });
});

it('the other accepts it after being asked, or says why not', async () => {
  answer(agreementsApi.open, { ...due, exceptions: [exception] });
  const accepted: ExceptionView = {
    ...exception,
    state: 'accepted',
    events: [],
    decided: { by: 'Jasmin Alić', at },
  };
  answer(agreementsApi.moveException, { ...due, exceptions: [accepted] });
  const { user } = page();
  const part = within(await screen.findByRole('region', { name: 'Izuzeci' }));
  part.getByRole('img', { name: /Lijevu polovinu luka drži Merima Kovačević, desnu Jasmin Alić/ });
  await expectAccessible();
  await user.click(part.getByRole('button', { name: 'Potvrdi izuzetak' }));
  const asks = within(
    await screen.findByRole('alertdialog', { name: /^Potvrđuješ izuzetak od 250/ }),
  );
  asks.getByText(/Predlaže Merima Kovačević/);
  await user.click(asks.getByRole('button', { name: 'Potvrdi izuzetak' }));
  await part.findByText('potvrđeno');
  expect(changes().map(({ body }) => body)).toEqual([{ event: 'accept', reason: '' }]);
});

it('a project is closed once all of it is accounted for, and the key hangs until then', async () => {
  const hole: AgreementView = {
    ...due,
    due: 0,
    accounting: { paid: 2450, proven: 1986, returned: 180, missing: 284 },
    blockers: ['moneyMissing'],
    moves: ['complete'],
    report: { ...due.report, state: 'accepted' },
  };
  answer(agreementsApi.open, hole, {
    ...hole,
    accounting: { ...hole.accounting, returned: 464, missing: 0 },
    blockers: [],
  });
  page();
  const part = within(await screen.findByRole('region', { name: 'Zatvaranje projekta' }));
  part.getByText(/Luk se ne zatvara za 284.KM/);
  part.getByRole('img', { name: /Dokazano 1\.986.KM, vraćeno 180.KM, fali 284.KM od 2\.450.KM/ });
  part.getByText('Bez ijednog dokaza');
  const close = () => part.getByRole<HTMLButtonElement>('button', { name: 'Završi projekat' });
  expect(close().disabled).toBe(true);
  part.getByRole('button', { name: /^Zatvori s manjkom/ });
  await expectAccessible();
});

it('at nothing missing the button works, and asks once in whose name', async () => {
  const clear: AgreementView = {
    ...due,
    due: 0,
    blockers: [],
    moves: ['complete'],
    report: { ...due.report, state: 'accepted' },
  };
  answer(agreementsApi.open, clear);
  answer(applicationsApi.move, { failure: { code: 'WRONG_STATUS' } });
  const { user } = page();
  const part = within(await screen.findByRole('region', { name: 'Zatvaranje projekta' }));
  part.getByText('Sve do zadnje marke ima trag.');
  await user.click(part.getByRole('button', { name: 'Završi projekat' }));
  const asks = within(
    await screen.findByRole('alertdialog', { name: 'Završiti „Staza uz Jalu“?' }),
  );
  asks.getByText(/zatvara banka \(Omladinska banka Tuzla\)/);
  expect(changes()).toEqual([]);
  await user.click(asks.getByRole('button', { name: 'Završi projekat' }));
  await waitFor(() => expect(changes().map(({ body }) => body)).toEqual([{ event: 'complete' }]));
});

it('a tick names whose consent is meant', async () => {
  answer(agreementsApi.open, {
    ...bankView,
    status: 'approved',
    signedAt: null,
    minors: ['Edin Alić', 'Lejla Sarić'],
    checklist: [{ point: 'guardians', by: 'bank', done: null, canTick: true }],
  });
  answer(agreementsApi.tick, bankView);
  const { user } = page();
  await user.click(await screen.findByRole('button', { name: /^Potvrdi: Saglasnosti roditelja/ }));
  const asks = within(await screen.findByRole('alertdialog'));
  asks.getByText(/staratelj dao saglasnost za: Edin Alić, Lejla Sarić/);
  expect(changes()).toEqual([]);
  await user.click(asks.getByRole('button', { name: 'Potvrdi' }));
  await waitFor(() => expect(changes().map(({ body }) => body)).toEqual([{ done: true }]));
});
