import type { agreementsApi } from '@app/contracts/agreements/agreements.api';
import type { ApplicationStatus } from '@app/domain/applications/application.machine';
import {
  createAgreement,
  createAgreementFile,
  createException,
  createExpense,
  createMilestone,
  createReport,
  createSignedCopy,
} from '../modules/agreements/agreements.factory.ts';
import type { BuiltApplication } from '../modules/applications/applications.factory.ts';
import { findRecord } from '../modules/applications/public.ts';
import { createFundEntry } from '../modules/funds/funds.factory.ts';
import { newId } from '../platform/ids.ts';
import { formWith, onePixel } from './forms.ts';
import { desk, everybody, everywhere, foreignDesk, team } from './kinds.ts';
import { type ByRecord, missingId, type Samples } from './sample.ts';
import type { Stage } from './stage.ts';

const insiders: ByRecord = { own: [...team, ...desk], foreign: foreignDesk };
/** The bank's people who answer, and everybody else who may look on. */
const bank = {
  may: { own: ['koordinator', 'voditelj', 'menadzer', ...everywhere], foreign: everywhere },
  knows: {
    own: [...team, 'asistent', 'savjetnik', 'odbor1', 'obAdmin'],
    foreign: ['zenica', 'obAdmin'],
  },
} satisfies { may: ByRecord; knows: ByRecord };
const reportBank = {
  may: { own: ['koordinator', 'voditelj', 'savjetnik', ...everywhere], foreign: everywhere },
  knows: {
    own: [...team, 'asistent', 'menadzer', 'odbor1', 'obAdmin'],
    foreign: ['zenica', 'obAdmin'],
  },
} satisfies { may: ByRecord; knows: ByRecord };
/** Before the agreement is signed. */
const planners = {
  may: { own: [...team, ...bank.may.own], foreign: everywhere },
  knows: { own: ['asistent', 'savjetnik', 'odbor1', 'obAdmin'], foreign: ['zenica', 'obAdmin'] },
} satisfies { may: ByRecord; knows: ByRecord };
/** Those who write the ledger, before the agreement is signed as well. */
const payers = {
  may: {
    own: ['koordinator', 'voditelj', 'menadzer', 'obAdmin', ...everywhere],
    foreign: ['obAdmin', ...everywhere],
  },
  knows: { own: [...team, 'asistent', 'savjetnik', 'odbor1'], foreign: ['zenica'] },
} satisfies { may: ByRecord; knows: ByRecord };
const exception = { reason: 'Skela se iznajmljuje do kraja mjeseca, a poslije je skuplja.' };
const promised = ({ app, people, tx }: Stage, application: BuiltApplication) =>
  tx(async (open) => {
    const record = await findRecord(open, { id: application.id });
    if (!record) throw new Error(`${application.id} is no application.`);
    await createFundEntry(open, record.bank, people.globalni, app.clock.now(), {
      kind: 'promised',
      km: 500,
      applicationId: application.id,
    });
  });
const ours = {
  may: { own: team, foreign: [] },
  knows: { own: desk, foreign: foreignDesk },
} satisfies { may: ByRecord; knows: ByRecord };

const dueOn = '2027-01-15';
const step = { body: { title: 'Obuka za sudije', dueOn } };

/** An application of Tuzla's or Zenica's in a status, and something of its agreement. */
function on<T extends object>(
  status: ApplicationStatus,
  make: (stage: Stage, of: BuiltApplication) => Promise<T> | T,
) {
  const standing = { own: 'application', foreign: 'foreignApplication' } as const;
  const build = (which: keyof typeof standing) => async (stage: Stage) =>
    make(stage, await stage[standing[which]]({ status }));
  return { own: build('own'), foreign: build('foreign') };
}

const agreed = async ({ app, people, tx }: Stage, { id }: BuiltApplication) => {
  const at = app.clock.now();
  await tx((open) =>
    createAgreement(open, { id }, { by: people.menadzer, team: people.vlasnik, at }),
  );
  return { params: { id } };
};
const milestone = async (
  { app, tx }: Stage,
  { id }: BuiltApplication,
  state: 'planned' | 'proven' = 'planned',
  askedOn: string | null = null,
) => {
  const plan = { dueOn, state, askedOn };
  const made = await tx((open) => createMilestone(open, { id }, app.clock.now(), plan));
  return { params: { id, item: made.id } };
};
const file = async (
  { app, people, tx }: Stage,
  { id }: BuiltApplication,
  purpose: 'receipt' | 'picture' | 'signed',
) => {
  const plan = { by: people.vlasnik, at: app.clock.now(), purpose };
  const { files } = app.platform;
  return {
    params: { id, file: await tx((open) => createAgreementFile(open, { id }, plan, files)) },
  };
};
/** A copy that was sent, or the pages of one that is put together. */
const copy = async (stage: Stage, of: BuiltApplication, state: 'sent' | 'draft') => {
  const { app, people, tx } = stage;
  const at = app.clock.now();
  await tx((open) =>
    createAgreement(open, of, {
      by: people.menadzer,
      team: people.vlasnik,
      at,
      points: ['details'],
    }),
  );
  return tx((open) => createSignedCopy(open, of, { team: people.vlasnik, at, state }));
};
const expense = async (
  { app, people, tx }: Stage,
  { id }: BuiltApplication,
  state: 'sent' | 'returned' = 'sent',
) => {
  const { vlasnik } = people;
  const made = await tx((open) => createExpense(open, { id }, vlasnik, app.clock.now(), { state }));
  const { lineId, supplier, fileId } = made;
  return {
    params: { id, item: made.id },
    body: { lineId, amount: 96, spentOn: made.spentOn, supplier, file: fileId },
  };
};
const accept = { body: { event: 'accept' as const } };

export const agreementsSamples: Samples<typeof agreementsApi> = {
  open: { may: insiders, ...on('published', (_, { id }) => ({ params: { id } })) },
  prepare: { ...bank, ...on('published', (_, { id }) => ({ params: { id }, body: {} })) },
  document: { may: insiders, ...on('published', agreed) },
  tick: {
    ...bank,
    ...on('published', async (stage, of) => {
      const { params } = await agreed(stage, of);
      return { params: { ...params, point: 'account' as const }, body: { done: true } };
    }),
    missing: () => ({ params: { id: missingId, point: 'account' }, body: { done: true } }),
  },
  addFile: {
    ...ours,
    ...on('implementation', (_, { id }) => ({
      params: { id },
      ...formWith('racun.png', onePixel, { purpose: 'receipt' }),
    })),
  },
  file: {
    may: insiders,
    ...on('implementation', (stage, of) => file(stage, of, 'receipt')),
    missing: () => ({ params: { id: missingId, file: missingId } }),
  },
  removeFile: {
    ...ours,
    ...on('implementation', (stage, of) => file(stage, of, 'receipt')),
    missing: () => ({ params: { id: missingId, file: missingId } }),
  },
  addPage: {
    ...ours,
    ...on('published', async (stage, of) => {
      await copy(stage, of, 'draft');
      return { params: { id: of.id }, ...formWith('strana-2.pdf', Buffer.from('%PDF-1.4\n%2\n')) };
    }),
  },
  arrangePages: {
    ...ours,
    ...on('published', async (stage, of) => {
      const { pages: seen } = await copy(stage, of, 'draft');
      return { params: { id: of.id }, body: { pages: [...seen], seen: [...seen] } };
    }),
  },
  sendCopy: {
    ...ours,
    ...on('published', async (stage, of) => ({
      params: { id: of.id },
      body: { pages: [...(await copy(stage, of, 'draft')).pages] },
    })),
  },
  moveCopy: {
    ...bank,
    ...on('published', async (stage, of) => ({
      params: { id: of.id, item: (await copy(stage, of, 'sent')).id },
      body: { event: 'confirm' as const },
    })),
  },
  addMilestone: {
    ...planners,
    ...on('published', (_, { id }) => ({ params: { id }, ...step })),
  },
  changeMilestone: {
    ...planners,
    ...on('published', async (stage, of) => ({ ...(await milestone(stage, of)), ...step })),
  },
  removeMilestone: {
    ...planners,
    ...on('published', (stage, of) => milestone(stage, of)),
  },
  moveMilestone: {
    ...bank,
    ...on('implementation', async (stage, of) => ({
      ...(await milestone(stage, of, 'proven')),
      ...accept,
    })),
  },
  moveDueDay: {
    ...bank,
    ...on('implementation', async (stage, of) => ({
      ...(await milestone(stage, of, 'planned', '2027-02-01')),
      ...accept,
    })),
  },
  addExpense: {
    ...ours,
    ...on('implementation', async (stage, of) => {
      const kept = await file(stage, of, 'receipt');
      const { body } = await expense(stage, of);
      return { params: { id: of.id }, body: { ...body, file: kept.params.file } };
    }),
  },
  resendExpense: {
    ...ours,
    ...on('implementation', (stage, of) => expense(stage, of, 'returned')),
  },
  moveExpense: {
    ...bank,
    ...on('implementation', async (stage, of) => ({
      params: (await expense(stage, of)).params,
      ...accept,
    })),
  },
  saveReport: {
    ...ours,
    ...on('implementation', (_, { id }) => ({ params: { id }, body: { revision: 0, people: 96 } })),
  },
  moveReport: {
    ...reportBank,
    ...on('implementation', async ({ app, tx }, { id }) => {
      await tx((open) => createReport(open, { id }, app.clock.now(), { state: 'sent' }));
      return { params: { id }, ...accept };
    }),
  },
  payee: {
    ...planners,
    ...on('published', async (stage, of) => ({
      ...(await agreed(stage, of)),
      body: { holder: 'Udruženje „Mejdan“', account: '1290 0794 0102 8494' },
    })),
  },
  propose: {
    ...payers,
    ...on('published', async (stage, of) => {
      await promised(stage, of);
      const body = { ...exception, id: newId(), kind: 'payout' as const, amount: 100 };
      return { params: { id: of.id }, body: { ...body, on: '2026-11-20' } };
    }),
  },
  moveException: {
    ...payers,
    ...on('published', async (stage, of) => {
      const { app, people, tx } = stage;
      await promised(stage, of);
      const at = app.clock.now();
      // By somebody whom no reader is.
      const made = await tx((open) => createException(open, of, people.novi, at));
      return { params: { id: of.id, item: made.id }, ...accept };
    }),
    missing: () => ({ params: { id: missingId, item: missingId }, ...accept }),
  },
  exceptions: {
    may: { own: desk, foreign: foreignDesk },
    own: () => ({ params: { slug: 'tuzla' } }),
    foreign: () => ({ params: { slug: 'zenica' } }),
    filters: [{}],
  },
  history: {
    may: insiders,
    ...on('published', (_, { id }) => ({ params: { id } })),
    filters: [{}],
  },
  template: {
    may: { own: desk, foreign: foreignDesk },
    own: () => ({ params: { slug: 'tuzla' } }),
    foreign: () => ({ params: { slug: 'zenica' } }),
  },
  saveTemplate: {
    may: {
      own: ['menadzer', 'voditelj', 'obAdmin', ...everywhere],
      foreign: [...everywhere, 'obAdmin'],
    },
    knows: { own: ['asistent', 'koordinator', 'savjetnik', 'odbor1'], foreign: ['zenica'] },
    own: () => ({ params: { slug: 'tuzla' }, body: { clauses: null, revision: 0 } }),
    foreign: () => ({ params: { slug: 'zenica' }, body: { clauses: null, revision: 0 } }),
  },
  queue: {
    may: { own: desk, foreign: foreignDesk },
    own: () => ({ params: { slug: 'tuzla' } }),
    foreign: () => ({ params: { slug: 'zenica' } }),
    filters: [{}],
  },
  progress: {
    may: everybody,
    own: async (stage) => {
      const application = await stage.application({ status: 'contract_signed' });
      await agreed(stage, application);
      return { params: { slug: application.slug } };
    },
  },
};
