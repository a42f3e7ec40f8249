import type { volunteersApi } from '@app/contracts/volunteers/volunteers.api';
import { completeContent } from '../modules/applications/applications.factory.ts';
import { createVolunteer } from '../modules/volunteers/volunteers.factory.ts';
import { newSecret } from '../platform/ids.ts';
import { desk, everybody, foreignDesk, members, team } from './kinds.ts';
import type { ByRecord, Samples } from './sample.ts';
import type { Stage } from './stage.ts';

const insiders: ByRecord = { own: [...team, ...desk], foreign: foreignDesk };
const ofTeam = {
  may: { own: team, foreign: [] },
  knows: { own: desk, foreign: foreignDesk },
} satisfies { may: ByRecord; knows: ByRecord };

type Where = 'own' | 'foreign';
type Status = 'invited' | 'confirmed' | 'attended';

const applicationOn = ({ standing }: Stage, where: Where) =>
  where === 'own' ? standing.submitted : standing.foreignSubmitted;

function on<T extends object>(make: (stage: Stage, where: Where) => Promise<T> | T) {
  return {
    own: (stage: Stage) => make(stage, 'own'),
    foreign: (stage: Stage) => make(stage, 'foreign'),
  };
}
const byVolunteer = on(async (stage, where) => {
  const invitedAt = stage.app.clock.now();
  const of = applicationOn(stage, where);
  const { id } = await stage.tx((tx) => createVolunteer(tx, of, { invitedAt }));
  return { params: { id } };
});
/** Of an activity that has begun. */
const begun = async (stage: Stage, where: Where, status: Status, secret?: string) => {
  const own = where === 'own';
  const make = own ? stage.application : stage.foreignApplication;
  const made = await make({
    status: 'implementation',
    call: own ? stage.closed : await stage.call(stage.zenica),
    content: begunContent(),
  });
  const plan = { invitedAt: stage.app.clock.now(), status, ...(secret ? { secret } : {}) };
  return stage.tx((tx) => createVolunteer(tx, made, plan));
};

export const volunteersSamples: Samples<typeof volunteersApi> = {
  list: {
    may: insiders,
    ...on((stage, where) => ({ params: { id: applicationOn(stage, where).id } })),
  },
  invite: {
    ...ofTeam,
    ...on(async (stage, where) => {
      const invitedAt = stage.app.clock.now();
      const { id } = applicationOn(stage, where);
      const one = await stage.tx((tx) => createVolunteer(tx, { id }, { invitedAt }));
      const people = [{ name: 'Sara Begić', email: `sara.${one.id}@primjer.ba` }];
      return { params: { id }, body: { activityId: one.activityId, people } };
    }),
  },
  offer: {
    may: { own: members, foreign: [] },
    // Other calls say of a member of the cast that she is a minor, and whom she blocks.
    caller: 'fresh',
    own: async (stage) => {
      // Somebody whom nobody has blocked.
      const owner = await stage.fresh('lejla');
      const content = completeContent();
      const plan = { status: 'implementation', call: stage.closed, content } as const;
      const { id } = await stage.application({ ...plan, owner, members: [] });
      return { params: { id }, body: { activityId: content.projectActivities[0]?.id ?? '' } };
    },
    foreign: ({ standing }) => ({
      params: { id: standing.foreignSubmitted.id },
      body: { activityId: 'a' },
    }),
  },
  decide: {
    ...ofTeam,
    ...on(async (stage, where) => {
      const plan = { invitedAt: stage.app.clock.now(), status: 'offered' } as const;
      const { id } = await stage.tx((tx) => createVolunteer(tx, applicationOn(stage, where), plan));
      return { params: { id }, body: { event: 'accept' as const } };
    }),
  },
  resend: { ...ofTeam, ...byVolunteer },
  remove: { ...ofTeam, ...byVolunteer },
  record: {
    ...ofTeam,
    ...on(async (stage, where) => {
      const { id } = await begun(stage, where, 'confirmed');
      return { params: { id }, body: { hours: 4.5 } };
    }),
  },
  mine: { may: members },
  answerMine: {
    may: { own: members, foreign: [] },
    own: (stage, reader) => toMember(stage, reader.email),
    foreign: (stage) => toMember(stage, 'nekome.drugom@primjer.ba'),
  },
  asked: {
    may: everybody,
    own: async (stage) => ({ params: { token: await invited(stage) } }),
    changes: false,
  },
  answer: {
    may: everybody,
    own: async (stage) => ({
      params: { token: await invited(stage) },
      body: { event: 'confirm' as const },
    }),
  },
  certificate: {
    may: everybody,
    own: async (stage) => {
      const token = newSecret();
      await begun(stage, 'own', 'attended', token);
      return { params: { token } };
    },
  },
};

/** An invitation of a team that nobody here has invited from before. */
async function toMember(stage: Stage, email: string) {
  const made = await stage.application({ status: 'submitted' });
  const plan = { invitedAt: stage.app.clock.now(), email };
  const { id } = await stage.tx((tx) => createVolunteer(tx, made, plan));
  return { params: { id }, body: { event: 'confirm' as const } };
}

async function invited(stage: Stage): Promise<string> {
  const secret = newSecret();
  const invitedAt = stage.app.clock.now();
  await stage.tx((tx) => createVolunteer(tx, stage.standing.submitted, { invitedAt, secret }));
  return secret;
}

/** Of an application whose activities have begun, by the clock of the tests. */
export function begunContent() {
  const content = completeContent();
  const startDate = '2026-11-01';
  return {
    ...content,
    projectActivities: content.projectActivities.map((one) => ({ ...one, startDate })),
  };
}
