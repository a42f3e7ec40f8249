import type { skillsApi } from '@app/contracts/skills/skills.api';
import { activitiesIn } from '@app/domain/skills/activities';
import { findApplication } from '../modules/applications/public.ts';
import { desk, everybody, foreignDesk, team } from './kinds.ts';
import type { ByRecord, Samples } from './sample.ts';
import type { Stage } from './stage.ts';

const insiders: ByRecord = { own: [...team, ...desk], foreign: foreignDesk };
const byId = ({ id }: { readonly id: string }) => ({ params: { id } });

/** The id of the first activity of an application. */
const activity = async ({ app }: Stage, { id }: { readonly id: string }) => {
  const record = await findApplication(app.platform.db.read, { id });
  return activitiesIn(record?.draft ?? {})[0]?.id ?? '';
};
const owned = { own: team, foreign: [] };
const draft = async (stage: Stage) => stage.application({ call: await stage.call(stage.tuzla) });
const foreignDraft = async (stage: Stage) =>
  stage.foreignApplication({ call: await stage.call(stage.zenica) });
/** What the team alone does with a fresh draft. */
const written = {
  may: owned,
  knows: { own: desk, foreign: foreignDesk },
  own: async (stage: Stage) => byId(await draft(stage)),
  foreign: async (stage: Stage) => byId(await foreignDraft(stage)),
};
const answers = (activityId: string) => ({
  body: {
    answers: [
      { activityId, learners: 'team' as const, skill: 'budgeting', answer: 'accepted' as const },
    ],
  },
});
const answered = async (stage: Stage, of: { readonly id: string }) => ({
  ...byId(of),
  ...answers(await activity(stage, of)),
});

export const skillsSamples: Samples<typeof skillsApi> = {
  analysis: {
    may: insiders,
    own: async (stage) => byId({ id: await activity(stage, stage.standing.submitted) }),
    foreign: async (stage) => byId({ id: await activity(stage, stage.standing.foreignSubmitted) }),
    changes: false,
  },
  skills: {
    may: insiders,
    own: ({ standing }) => byId(standing.submitted),
    foreign: ({ standing }) => byId(standing.foreignSubmitted),
  },
  read: written,
  answer: {
    ...written,
    own: async (stage) => answered(stage, await draft(stage)),
    foreign: async (stage) => answered(stage, await foreignDraft(stage)),
  },
  consent: {
    ...written,
    may: { own: ['vlasnik'], foreign: [] },
    knows: { own: ['clan', ...desk], foreign: foreignDesk },
    own: async (stage) => ({ ...(await written.own(stage)), body: { allowed: true } }),
    foreign: async (stage) => ({ ...(await written.foreign(stage)), body: { allowed: true } }),
  },
  vocabulary: { may: everybody, own: () => ({}) },
};
