import type { bankDeskApi } from '@app/contracts/bank-desk/bank-desk.api';
import { createAgreement } from '../modules/agreements/agreements.factory.ts';
import type {
  ApplicationPlan,
  BuiltApplication,
} from '../modules/applications/applications.factory.ts';
import { bankPeople, desk, everywhere, foreignDesk, staff } from './kinds.ts';
import type { ByRecord, Samples } from './sample.ts';
import type { Stage } from './stage.ts';

const onDesk: ByRecord = { own: desk, foreign: foreignDesk };
const seen = {
  may: onDesk,
  own: () => ({ params: { slug: 'tuzla' } }),
  foreign: () => ({ params: { slug: 'zenica' } }),
};

/** A moderator has to do with no bank. */
const bankStaff = { may: bankPeople.filter((kind) => kind !== 'moderator') };

/** A project whose team is to sign, ahead of all others that wait. */
async function unsigned(
  { app, people, tx }: Stage,
  make: (plan: Partial<ApplicationPlan>) => Promise<BuiltApplication>,
) {
  const at = app.clock.now();
  const long = (days: number) => new Date(at.getTime() - days * 86_400_000);
  const { id } = await make({ status: 'published', from: long(300), to: long(290) });
  const points = ['document', 'guardians', 'account'] as const;
  await tx((open) =>
    createAgreement(open, { id }, { by: people.menadzer, team: people.vlasnik, at, points }),
  );
  return { kind: 'teamSign', about: id } as const;
}

export const bankDeskSamples: Samples<typeof bankDeskApi> = {
  desk: seen,
  today: seen,
  remind: {
    may: onDesk,
    own: async (stage) => ({
      params: { slug: 'tuzla' },
      body: await unsigned(stage, stage.application),
    }),
    foreign: async (stage) => ({
      params: { slug: 'zenica' },
      body: await unsigned(stage, stage.foreignApplication),
    }),
  },
  applications: {
    ...seen,
    filters: [
      {},
      { sort: 'oldest' },
      { sort: 'amount' },
      { stage: 'sent' },
      { stage: 'draft' },
      { year: '2026', sort: 'oldest' },
      { theme: '11' },
      { theme: '5' },
      { q: 'stáz' },
      { q: 'rijek', stage: 'sent' },
      { call: 'that of the stage', stage: 'sent' },
    ],
  },
  board: seen,
  file: {
    may: { own: [...staff, 'obAdmin', ...everywhere], foreign: ['obAdmin', ...everywhere] },
    knows: { own: ['odbor1'], foreign: ['zenica'] },
    own: () => ({ params: { slug: 'tuzla', format: 'csv' } }),
    foreign: () => ({ params: { slug: 'zenica', format: 'xlsx' } }),
    missing: () => ({ params: { slug: 'nema-ga', format: 'xlsx' } }),
    // Who took it out is noted.
    changes: true,
  },
  people: seen,
  // To a moderator nothing at all.
  duties: { may: bankPeople },
  overview: bankStaff,
  staff: bankStaff,
};
