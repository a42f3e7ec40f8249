import type { campaignPagesApi } from '@app/contracts/campaign-pages/campaign-pages.api';
import { createQuestion, createUpdate } from '../modules/campaign-pages/campaign-pages.factory.ts';
import { newId } from '../platform/ids.ts';
import { everybody, everywhere, type Kinds, members, team } from './kinds.ts';
import type { ByRecord, Samples } from './sample.ts';
import type { Stage } from './stage.ts';

type Where = 'own' | 'foreign';

const moderators: ByRecord = {
  own: [...team, 'koordinator', 'voditelj', 'menadzer', ...everywhere],
  foreign: everywhere,
};
/** Everybody knows of a campaign. */
const only = (may: ByRecord) => ({
  may,
  knows: { own: others(may.own), foreign: others(may.foreign) },
});
const others = (may: Kinds): Kinds => members.filter((kind) => !may.includes(kind));
const ofTeam = only({ own: team, foreign: [] });
const ofBank = only(moderators);

async function raising(stage: Stage, where: Where) {
  if (where === 'own') return stage.standing.running;
  const made = await stage.foreignApplication({ status: 'crowdfunding' });
  await stage.campaign(made);
  return made;
}
function on<T extends object>(make: (stage: Stage, where: Where) => Promise<T>) {
  return {
    own: (stage: Stage) => make(stage, 'own'),
    foreign: (stage: Stage) => make(stage, 'foreign'),
  };
}
const byCampaign = <B extends object>(body: B) =>
  on(async (stage, where) => ({ params: { id: (await raising(stage, where)).id }, body }));
const byUpdate = <B extends object>(more: B) =>
  on(async (stage, where) => {
    const of = await raising(stage, where);
    const publishedAt = stage.app.clock.now();
    const { id } = await stage.tx((tx) => createUpdate(tx, of, { publishedAt }));
    return { params: { id }, ...more };
  });
const byQuestion = <B extends object>(more: B) =>
  on(async (stage, where) => {
    const of = await raising(stage, where);
    const askedAt = stage.app.clock.now();
    const { id } = await stage.tx((tx) => createQuestion(tx, of, { askedAt }));
    return { params: { id }, ...more };
  });

const running = ({ standing }: Stage) => ({ params: { id: standing.running.id } });
const news = { title: 'Platno je stiglo', text: 'Juče smo ga raširili u dvorištu.' };
const question = { name: 'Senada', email: 'senada@primjer.ba', question: 'Šta ako pada kiša?' };

export const campaignPagesSamples: Samples<typeof campaignPagesApi> = {
  page: {
    may: everybody,
    own: ({ standing }) => ({ params: { id: standing.running.id } }),
  },
  amounts: { ...ofTeam, ...byCampaign({ amounts: [{ amount: 20, makes: 'Dvije stolice' }] }) },
  publish: {
    ...ofTeam,
    ...on(async (stage, where) => ({
      params: { id: (await raising(stage, where)).id },
      body: { ...news, id: newId() },
    })),
  },
  change: { ...ofTeam, ...byUpdate({ body: news }) },
  remove: { ...ofBank, ...byUpdate({}) },
  ask: {
    may: everybody,
    own: ({ standing }) => ({
      params: { id: standing.running.id },
      body: { ...question, id: newId() },
    }),
  },
  answer: { ...ofTeam, ...byQuestion({ body: { answer: 'Onda je pod krovom.', known: null } }) },
  widget: { may: everybody, own: running },
  picture: { may: everybody, own: running },
  poster: { may: everybody, own: running },
  dismiss: { ...ofBank, ...byQuestion({}) },
};
