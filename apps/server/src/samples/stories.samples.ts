import type { storiesApi } from '@app/contracts/stories/stories.api';
import { team } from './kinds.ts';
import type { Samples } from './sample.ts';
import type { Stage } from './stage.ts';

/** The team alone; staff read what is taken over into the application. */
const may = { own: team, foreign: [] };
const byId = ({ id }: { readonly id: string }) => ({ params: { id } });
const body = { revision: 0, changes: { turn: 'Tog petka je Emir donio bubnjeve.' }, editor: 'e' };
const words = { body: { text: 'Soba u kojoj se ne mora šaptati.' } };

const fresh = async (stage: Stage) =>
  byId(await stage.application({ call: await stage.call(stage.tuzla) }));
const foreign = async (stage: Stage) =>
  byId(await stage.foreignApplication({ call: await stage.call(stage.zenica) }));

export const storiesSamples: Samples<typeof storiesApi> = {
  open: {
    may,
    own: ({ standing }) => byId(standing.submitted),
    foreign: ({ standing }) => byId(standing.foreignSubmitted),
  },
  save: {
    may,
    own: async (stage) => ({ ...(await fresh(stage)), body }),
    foreign: async (stage) => ({ ...(await foreign(stage)), body }),
  },
  setCampaign: {
    may,
    own: async (stage) => ({ ...(await fresh(stage)), ...words }),
    foreign: async (stage) => ({ ...(await foreign(stage)), ...words }),
  },
};
