import type { reviewsApi } from '@app/contracts/reviews/reviews.api';
import type { BuiltApplication } from '../modules/applications/applications.factory.ts';
import type { Bank } from '../modules/banks/banks.factory.ts';
import { bankPeople, desk, everywhere, foreignDesk, staff } from './kinds.ts';
import { type ByRecord, missingId, type Samples } from './sample.ts';
import type { Stage } from './stage.ts';

const day = 24 * 3_600_000;
const onDesk: ByRecord = { own: desk, foreign: foreignDesk };
const byId = ({ id }: { readonly id: string }) => ({ params: { id } });

const review = ({ open }: Stage, application: BuiltApplication) => ({
  ...byId(application),
  body: {
    kind: 'score' as const,
    scores: Object.fromEntries(open.rubric.map(({ key }) => [key, { value: 4 }])),
    revision: 1,
  },
});

const deciders: ByRecord = {
  own: ['koordinator', 'voditelj', 'savjetnik', ...everywhere],
  foreign: everywhere,
};
const nobodyDecides: ByRecord = {
  own: ['asistent', 'menadzer', 'odbor1', 'obAdmin'],
  foreign: ['zenica', 'obAdmin'],
};

const manyOf = ({ id }: BuiltApplication, call: { readonly id: string }) => ({
  ...byId(call),
  body: { event: 'reject' as const, applications: [{ id, reason: 'Ostalo je bilo jače.' }] },
});

const asking = (
  { id }: BuiltApplication,
  call: { readonly id: string },
  { id: reviewer }: { readonly id: string },
) => ({
  ...byId(call),
  body: { dueOn: '2026-12-01', applications: [{ id, reviewerIds: [reviewer] }] },
});

const spreading = (call: { readonly id: string }) => ({
  ...byId(call),
  body: { dueOn: null, perApplication: 2 },
});

/** A closed call in which nothing waits for a decision. */
const decided = async (stage: Stage, bank: Bank) => {
  const now = stage.app.clock.now().getTime();
  const window = { opensAt: new Date(now - 60 * day), closesAt: new Date(now - 5 * day) };
  return byId(await stage.call(bank, window));
};

export const reviewsSamples: Samples<typeof reviewsApi> = {
  calls: { may: bankPeople },
  waiting: { may: bankPeople },
  board: {
    may: onDesk,
    own: ({ open }) => byId(open),
    foreign: ({ openInZenica }) => byId(openInZenica),
  },
  assign: {
    may: deciders,
    knows: nobodyDecides,
    own: async (stage) =>
      asking(await stage.application({ status: 'submitted' }), stage.open, stage.people.odbor1),
    foreign: async (stage) =>
      asking(
        await stage.foreignApplication({ status: 'submitted' }),
        stage.openInZenica,
        stage.people.zenica,
      ),
  },
  spread: {
    may: deciders,
    knows: nobodyDecides,
    own: async (stage) => spreading(await stage.call(stage.tuzla)),
    foreign: async (stage) => spreading(await stage.call(stage.zenica)),
  },
  remind: {
    may: deciders,
    knows: nobodyDecides,
    changes: false,
    own: ({ open }) => byId(open),
    foreign: ({ openInZenica }) => byId(openInZenica),
  },
  inbox: {
    may: onDesk,
    own: ({ open }) => ({ query: { call: open.slug } }),
    foreign: ({ openInZenica }) => ({ query: { call: openInZenica.slug } }),
    missing: () => ({ query: { call: 'nema-ga' } }),
    filters: [{}],
  },
  detail: {
    may: onDesk,
    own: ({ standing }) => byId(standing.submitted),
    foreign: ({ standing }) => byId(standing.foreignSubmitted),
  },
  changes: {
    may: onDesk,
    own: ({ standing }) => ({ ...byId(standing.submitted), query: { since: 1 } }),
    foreign: ({ standing }) => ({ ...byId(standing.foreignSubmitted), query: { since: 1 } }),
  },
  save: {
    may: {
      own: ['asistent', 'koordinator', 'voditelj', 'savjetnik', 'odbor1', ...everywhere],
      foreign: ['zenica', ...everywhere],
    },
    knows: { own: ['menadzer', 'obAdmin'], foreign: ['obAdmin'] },
    own: async (stage) => review(stage, await stage.application({ status: 'submitted' })),
    foreign: async (stage) =>
      review(stage, await stage.foreignApplication({ status: 'submitted' })),
  },
  ranking: {
    may: onDesk,
    own: ({ open }) => byId(open),
    foreign: ({ openInZenica }) => byId(openInZenica),
  },
  rankingFile: {
    may: { own: [...staff, 'obAdmin', ...everywhere], foreign: ['obAdmin', ...everywhere] },
    knows: { own: ['odbor1'], foreign: ['zenica'] },
    changes: true,
    missing: () => ({ params: { id: missingId, format: 'csv' } }),
    own: ({ open }) => ({ params: { id: open.id, format: 'csv' } }),
    foreign: ({ openInZenica }) => ({ params: { id: openInZenica.id, format: 'csv' } }),
  },
  minutes: {
    may: deciders,
    knows: nobodyDecides,
    own: ({ open }) => byId(open),
    foreign: ({ openInZenica }) => byId(openInZenica),
  },
  decideMany: {
    may: deciders,
    knows: nobodyDecides,
    own: async (stage) => manyOf(await stage.application({ status: 'submitted' }), stage.open),
    foreign: async (stage) =>
      manyOf(await stage.foreignApplication({ status: 'submitted' }), stage.openInZenica),
  },
  publishDecisions: {
    may: deciders,
    knows: nobodyDecides,
    own: (stage) => decided(stage, stage.tuzla),
    foreign: (stage) => decided(stage, stage.zenica),
  },
};
