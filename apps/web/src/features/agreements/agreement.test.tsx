import { agreementsApi } from '@app/contracts/agreements/agreements.api';
import type { AgreementView } from '@app/contracts/agreements/agreements.schemas';
import { pages } from '@app/contracts/pages';
import { errorsTexts } from '@app/messages/errors';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  allSent,
  answer,
  expectAccessible,
  expectWrong,
  show,
  signIn,
} from '../../testing/show.tsx';
import AgreementPage from './pages/agreement.tsx';

const idOf = (n: number) => `0199aaaa-0000-7000-8000-0000000000${n}`;
const id = idOf(10);
const at = '2026-10-01T09:00:00.000Z';
const file = (n: number, name: string) => ({ file: idOf(n), name, bytes: 2000 });
const expense = {
  id: idOf(30),
  lineId: 'paint',
  amount: 138,
  spentOn: '2026-10-20',
  supplier: 'Kopirnica Skver',
  what: 'Boja',
  state: 'sent',
  reason: '',
  sent: { by: 'Amina Hodžić', at },
  decided: null,
  file: file(40, 'racun.pdf'),
  events: [],
} satisfies AgreementView['expenses'][number];
const running: AgreementView = {
  id,
  slug: 'staza-uz-jalu',
  kind: 'orange',
  title: 'Staza uz Jalu',
  status: 'implementation',
  bank: {
    id: idOf(11),
    slug: 'tuzla',
    name: 'Omladinska banka Tuzla',
    municipality: 'Tuzla',
    emblem: 'salt',
  },
  callTitle: { bhs: 'Jesenji poziv', en: 'Autumn call' },
  reader: 'team',
  granted: 2000,
  paid: 2000,
  startsOn: '2026-09-01',
  endsOn: '2027-01-22',
  agreement: {
    version: 1,
    prepared: { by: 'Ivana Marić', at },
    extraBhs: '',
    extraEn: '',
  },
  signedAt: at,
  signedCopies: [file(41, 'ugovor.pdf')],
  checklist: [],
  milestones: [
    {
      id: idOf(20),
      title: 'Klupe i oznake',
      what: '',
      dueOn: '2027-01-02',
      state: 'planned',
      late: false,
      note: '',
      reason: '',
      decidedAt: null,
      proofs: [],
      events: ['prove'],
    },
  ],
  lines: [
    {
      id: 'paint',
      name: 'Oznake i boja',
      promised: 2000,
      spent: 138,
      left: 1862,
      over: 0,
      needsConsent: false,
    },
  ],
  totals: { promised: 2000, spent: 138, accepted: 0, left: 1862, over: 0 },
  expenses: [expense],
  report: {
    done: '',
    difficult: '',
    next: '',
    people: null,
    volunteers: null,
    state: 'draft',
    revision: 0,
    savedAt: null,
    reason: '',
    dueOn: '2027-02-21',
    late: false,
    pictures: [],
    missing: ['figures', 'pictures', 'texts'],
    events: [],
  },
  abilities: { canPrepare: false, canSign: false, canPlan: false, canReport: true },
  moves: [],
};
const returned: AgreementView = {
  ...running,
  expenses: [
    { ...expense, state: 'returned', reason: 'Ne vidi se datum.', events: ['resend', 'withdraw'] },
  ],
};
const bank: AgreementView = {
  ...running,
  reader: 'bank',
  expenses: [{ ...expense, events: ['accept', 'return'] }],
  abilities: { ...running.abilities, canReport: false },
};

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

it('the bank accepts, or returns with a reason', async () => {
  answer(agreementsApi.open, bank);
  answer(agreementsApi.moveExpense, { failure: { code: 'WRONG_STATUS' } }, running);
  const { user, fill } = page();
  const now = within(await screen.findByRole('region', { name: 'Ovo sad čeka banku' }));
  await user.click(now.getByRole('button', { name: /^Prihvati: Račun Kopirnica Skver/ }));
  await screen.findByText(errorsTexts.WRONG_STATUS.bhs);
  await user.click(now.getByRole('button', { name: /^Vrati uz razlog: Račun Kopirnica/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Vrati: Račun Kopirnica/ }));
  const reason = () => dialog.getByRole('textbox', { name: /^Šta nedostaje/ });
  await user.click(dialog.getByRole('button', { name: 'Vrati uz razlog' }));
  await expectWrong([reason, 'Napiši šta nedostaje.']);
  await fill(reason(), 'Ne vidi se datum.');
  await user.click(dialog.getByRole('button', { name: 'Vrati uz razlog' }));
  await screen.findByRole('region', { name: 'Ovo sad čeka tim' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(changes().map(({ body }) => body)).toEqual([
    { event: 'accept', reason: '' },
    { event: 'return', reason: 'Ne vidi se datum.' },
  ]);
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
