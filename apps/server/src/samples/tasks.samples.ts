import type { tasksApi } from '@app/contracts/tasks/tasks.api';
import { createTask } from '../modules/tasks/tasks.factory.ts';
import { members, team } from './kinds.ts';
import { missingId, type Samples } from './sample.ts';
import type { Stage } from './stage.ts';

/** The team alone; to everybody else, staff included, the page is not there. */
const may = { own: team, foreign: [] };
const byId = ({ id }: { readonly id: string }) => ({ params: { id } });
const of = {
  may,
  own: ({ standing }: Stage) => byId(standing.submitted),
  foreign: ({ standing }: Stage) => byId(standing.foreignSubmitted),
};
const withBody = <B>(body: B) => ({
  may,
  own: (stage: Stage) => ({ ...of.own(stage), body }),
  foreign: (stage: Stage) => ({ ...of.foreign(stage), body }),
});

const task = async ({ app, people, tx }: Stage, id: string) => {
  const createdAt = app.clock.now();
  const made = await tx((open) => createTask(open, { id }, people.vlasnik, { createdAt }));
  return { params: { id, taskId: made.id } };
};
const one = {
  may,
  own: (stage: Stage) => task(stage, stage.standing.submitted.id),
  foreign: (stage: Stage) => task(stage, stage.standing.foreignSubmitted.id),
};
const changed = { body: { done: true } };
const ticked = { ...changed, params: { kind: 'share' as const } };

export const tasksSamples: Samples<typeof tasksApi> = {
  mine: { may: members },
  list: of,
  calendar: of,
  add: withBody({ title: 'Nazvati dom mladih', on: '2027-01-15' }),
  change: {
    may,
    own: async (stage) => ({ ...(await one.own(stage)), ...changed }),
    foreign: async (stage) => ({ ...(await one.foreign(stage)), ...changed }),
  },
  remove: one,
  tick: {
    may,
    own: ({ standing }) => ({
      body: ticked.body,
      params: { id: standing.submitted.id, ...ticked.params },
    }),
    foreign: ({ standing }) => ({
      body: ticked.body,
      params: { id: standing.foreignSubmitted.id, ...ticked.params },
    }),
    missing: () => ({
      body: ticked.body,
      params: { id: missingId, ...ticked.params },
    }),
  },
};
