import type { reviewsApi } from '@app/contracts/reviews/reviews.api';
import type { BuiltApplication } from '../modules/applications/applications.factory.ts';
import type { Bank } from '../modules/banks/banks.factory.ts';
import { bankPeople, desk, everywhere, foreignDesk } from './kinds.ts';
import type { ByRecord, Samples } from './sample.ts';
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

/** A closed call in which nothing waits for a decision. */
const decided = async (stage: Stage, bank: Bank) => {
  const now = stage.app.clock.now().getTime();
  const window = { opensAt: new Date(now - 60 * day), closesAt: new Date(now - 5 * day) };
  return byId(await stage.call(bank, window));
};

export const reviewsSamples: Samples<typeof reviewsApi> = {
  calls: { may: bankPeople },
  inbox: {
    may: onDesk,
    own: ({ open }) => ({ query: { call: open.slug } }),
    foreign: ({ openInZenica }) => ({ query: { call: openInZenica.slug } }),
    missing: () => ({ query: { call: 'nema-ga' } }),
  },
  detail: {
    may: onDesk,
    own: ({ standing }) => byId(standing.submitted),
    foreign: ({ standing }) => byId(standing.foreignSubmitted),
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
  publishDecisions: {
    may: {
      own: ['koordinator', 'voditelj', 'savjetnik', ...everywhere],
      foreign: everywhere,
    },
    knows: { own: ['asistent', 'menadzer', 'odbor1', 'obAdmin'], foreign: ['zenica', 'obAdmin'] },
    own: (stage) => decided(stage, stage.tuzla),
    foreign: (stage) => decided(stage, stage.zenica),
  },
};
