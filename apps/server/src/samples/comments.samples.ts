import type { commentsApi } from '@app/contracts/comments/comments.api';
import { createComment } from '../modules/comments/comments.factory.ts';
import { desk, foreignDesk, team } from './kinds.ts';
import type { Samples } from './sample.ts';
import type { Stage } from './stage.ts';

const may = { own: [...team, ...desk], foreign: foreignDesk };
const byId = ({ id }: { readonly id: string }) => ({ params: { id } });
const of = {
  may,
  own: ({ standing }: Stage) => byId(standing.submitted),
  foreign: ({ standing }: Stage) => byId(standing.foreignSubmitted),
};

const written = async ({ app, people, tx }: Stage, id: string) => {
  const createdAt = app.clock.now();
  const made = await tx((open) => createComment(open, { id }, people.clan, { createdAt }));
  return { params: { id, commentId: made.id } };
};
const one = {
  may,
  own: (stage: Stage) => written(stage, stage.standing.submitted.id),
  foreign: (stage: Stage) => written(stage, stage.standing.foreignSubmitted.id),
};
/** Its author alone; whoever reads it knows that it is there. */
const authors = {
  may: { own: ['clan'], foreign: [] },
  knows: { own: ['vlasnik', ...desk], foreign: foreignDesk },
} as const;
const withBody = <B>(body: B) => ({
  own: async (stage: Stage) => ({ ...(await one.own(stage)), body }),
  foreign: async (stage: Stage) => ({ ...(await one.foreign(stage)), body }),
});

export const commentsSamples: Samples<typeof commentsApi> = {
  list: of,
  people: of,
  add: {
    may,
    own: (stage) => ({ ...of.own(stage), body: { comment: 'Lijepo napisano.' } }),
    foreign: (stage) => ({ ...of.foreign(stage), body: { comment: 'Lijepo napisano.' } }),
  },
  change: { ...authors, ...withBody({ comment: 'Drugačije.' }) },
  remove: { ...one, ...authors },
  resolve: { may, ...withBody({ resolved: true }) },
  changes: one,
};
