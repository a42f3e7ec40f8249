import type { AgreementView } from '@app/contracts/agreements/agreements.schemas';

/** An agreement as its page finds it, for tests. */
export const idOf = (n: number) => `0199aaaa-0000-7000-8000-0000000000${n}`;
export const id = idOf(10);
export const at = '2026-10-01T09:00:00.000Z';
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
  overReason: '',
  needsConsent: false,
  sent: { by: 'Amina Hodžić', at },
  decided: null,
  file: file(40, 'racun.pdf'),
  events: [],
} satisfies AgreementView['expenses'][number];
export const running: AgreementView = {
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
  instalments: [
    {
      amount: 2000,
      after: 'signing',
      milestone: null,
      paid: 2000,
      state: 'paid',
      matched: false,
    },
  ],
  due: 0,
  owed: 0,
  payee: null,
  payouts: [],
  accounting: { paid: 2000, proven: 0, returned: 0, missing: 2000 },
  excused: 0,
  blockers: ['reportOpen', 'stepsOpen', 'moneyMissing'],
  exceptions: [],
  minors: [],
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
  owner: 'Amina Hodžić',
  pages: [],
  copies: [
    {
      id: idOf(42),
      version: 1,
      state: 'confirmed',
      sent: { by: 'Amina Hodžić', at },
      decided: { by: 'Ivana Marić', at },
      reason: '',
      pages: [file(41, 'ugovor.pdf')],
      events: [],
    },
  ],
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
      asked: null,
      dueDayEvents: ['ask'],
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
      consented: false,
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
  abilities: {
    canPrepare: false,
    canSign: false,
    canPlan: false,
    canReport: true,
    canPay: false,
    canWritePayee: false,
    canExcept: [],
  },
  moves: [],
};
export const returned: AgreementView = {
  ...running,
  expenses: [
    { ...expense, state: 'returned', reason: 'Ne vidi se datum.', events: ['resend', 'withdraw'] },
  ],
};
/** All is done but the signatures. */
export const toSign: AgreementView = {
  ...running,
  status: 'published',
  signedAt: null,
  signedCopies: [],
  copies: [],
  checklist: [
    { point: 'document', by: 'bank', done: { by: 'Ivana Marić', at }, canTick: false },
    { point: 'signedCopy', by: 'team', done: null, canTick: false },
    { point: 'countersigned', by: 'bank', done: null, canTick: false },
  ],
  abilities: { ...running.abilities, canReport: false, canSign: true },
};
export const pageOf = file;
export const sentCopy: AgreementView['copies'][number] = {
  id: idOf(50),
  version: 1,
  state: 'sent',
  sent: { by: 'Amina Hodžić', at },
  decided: null,
  reason: '',
  pages: [file(51, 'strana-1.webp'), file(52, 'strana-2.webp')],
  events: [],
};
export const bankView: AgreementView = {
  ...running,
  reader: 'bank',
  expenses: [{ ...expense, events: ['accept', 'return'] }],
  abilities: { ...running.abilities, canReport: false },
};
