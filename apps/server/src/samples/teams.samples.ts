import type { teamsApi } from '@app/contracts/teams/teams.api';
import { updateAccount } from '../modules/accounts/public.ts';
import type { BuiltApplication } from '../modules/applications/applications.factory.ts';
import { listMembers } from '../modules/applications/public.ts';
import {
  createAgeCorrection,
  createConsent,
  createHandover,
  createInvitation,
  createLink,
  createRequest,
} from '../modules/teams/teams.factory.ts';
import { newSecret } from '../platform/ids.ts';
import { tokenHash } from '../platform/tokens.ts';
import { desk, everybody, foreignDesk, type Kinds, members, team } from './kinds.ts';
import type { ByRecord, Samples } from './sample.ts';
import type { Person, Stage } from './stage.ts';

const moderators: Kinds = ['moderator', 'admin'];
const insiders: ByRecord = { own: [...team, ...desk], foreign: foreignDesk };
const owner: ByRecord = { own: ['vlasnik'], foreign: [] };
const others: ByRecord = { own: ['clan', ...desk], foreign: foreignDesk };

/** Of vlasnik with clan for tuzla, or of emir alone for zenica. */
const draft = async (stage: Stage) => stage.application({ call: await stage.call(stage.tuzla) });
const foreignDraft = async (stage: Stage) =>
  stage.foreignApplication({ call: await stage.call(stage.zenica) });

const byId = ({ id }: { readonly id: string }) => ({ params: { id } });
const read = {
  may: insiders,
  own: ({ standing }: Stage) => byId(standing.submitted),
  foreign: ({ standing }: Stage) => byId(standing.foreignSubmitted),
};
/** What the owner alone does with the team of a fresh draft. */
const led = {
  may: owner,
  knows: others,
  own: async (stage: Stage) => byId(await draft(stage)),
  foreign: async (stage: Stage) => byId(await foreignDraft(stage)),
};

const code = 'kod-iz-maila';
const invitation = async ({ app, tx }: Stage, of: BuiltApplication) => ({
  params: {
    id: await tx((open) =>
      createInvitation(open, of, { createdAt: app.clock.now(), codeHash: tokenHash(code) }),
    ),
  },
});
const withdrawn = { body: { event: 'withdraw' as const } };

const request = async (stage: Stage, of: BuiltApplication) => {
  const asker = await stage.fresh('lejla');
  const at = stage.app.clock.now();
  const id = await stage.tx((tx) => createRequest(tx, of, asker, at));
  return { params: { id }, body: { event: 'refuse' as const } };
};

/** The membership of whoever joined last: clan, or of the foreign team its only member. */
const member = async (stage: Stage, { id }: BuiltApplication) => {
  const memberId = (await listMembers(stage.app.platform.db.read, id)).at(-1)?.id ?? '';
  return { params: { id, memberId } };
};
const said = { body: { responsibility: 'Zvuk i rasvjeta' } };

const ofAge = { body: { birthYear: null, adult: true } };
const asksMother = { body: { email: 'mama@primjer.ba' } };
/** Each reader is in the team, and a member of their own. */
const ofMembers = {
  may: { own: members, foreign: [] },
  knows: { own: [], foreign: foreignDesk },
  caller: 'fresh',
} as const;

const joined = async (stage: Stage, reader: Person, birthYear: number | null) => {
  await stage.tx((tx) =>
    updateAccount(tx, reader.id, { birthYear, ...(birthYear ? { adultSaidAt: null } : {}) }),
  );
  const call = await stage.call(stage.tuzla);
  return { ...byId(await stage.application({ call, members: [reader] })), ...ofAge };
};
const ofForeign = async (stage: Stage) => ({ ...byId(await foreignDraft(stage)), ...ofAge });

const consent = async (stage: Stage, of: BuiltApplication) => {
  const token = newSecret();
  const plan = { sentAt: stage.app.clock.now(), tokenHash: tokenHash(token) };
  await stage.tx((tx) => createConsent(tx, of, stage.people.clan, plan));
  return { params: { token } };
};

export const teamsSamples: Samples<typeof teamsApi> = {
  team: read,
  invitations: read,
  invite: {
    ...led,
    own: async (stage) => ({ ...(await led.own(stage)), body: { emails: ['nov@primjer.ba'] } }),
    foreign: async (stage) => ({
      ...(await led.foreign(stage)),
      body: { emails: ['nov@primjer.ba'] },
    }),
  },
  myInvitations: { may: members },
  myAsks: { may: members },
  invitation: {
    may: { own: everybody, foreign: [] },
    own: async (stage) => ({
      ...(await invitation(stage, stage.standing.submitted)),
      query: { code },
    }),
    foreign: async (stage) => ({
      ...(await invitation(stage, stage.standing.foreignSubmitted)),
      query: { code: 'pogodak' },
    }),
    changes: false,
  },
  moveInvitation: {
    may: owner,
    knows: others,
    own: async (stage) => ({ ...(await invitation(stage, await draft(stage))), ...withdrawn }),
    foreign: async (stage) => ({
      ...(await invitation(stage, await foreignDraft(stage))),
      ...withdrawn,
    }),
  },
  newLink: led,
  withdrawLink: {
    ...led,
    own: async (stage) => {
      const made = await draft(stage);
      await stage.tx((tx) => createLink(tx, made, stage.app.clock.now()));
      return byId(made);
    },
  },
  link: {
    may: everybody,
    own: async (stage) => {
      const at = stage.app.clock.now();
      const made = await draft(stage);
      return { params: { code: await stage.tx((tx) => createLink(tx, made, at)) } };
    },
  },
  ask: {
    may: members,
    own: async (stage) => {
      const at = stage.app.clock.now();
      const made = await foreignDraft(stage);
      return { params: { code: await stage.tx((tx) => createLink(tx, made, at)) } };
    },
  },
  moveRequest: {
    may: owner,
    knows: others,
    own: async (stage) => request(stage, await draft(stage)),
    foreign: async (stage) => request(stage, await foreignDraft(stage)),
  },
  describe: {
    may: { own: team, foreign: [] },
    knows: { own: desk, foreign: foreignDesk },
    own: async (stage) => ({ ...(await member(stage, await draft(stage))), ...said }),
    foreign: async (stage) => ({ ...(await member(stage, await foreignDraft(stage))), ...said }),
  },
  leave: {
    may: { own: team, foreign: [] },
    knows: { own: desk, foreign: foreignDesk },
    own: async (stage) => member(stage, await draft(stage)),
    foreign: async (stage) => member(stage, await foreignDraft(stage)),
  },
  offerHandover: {
    ...led,
    own: async (stage) => {
      const { params } = await member(stage, await draft(stage));
      return { params: { id: params.id }, body: { memberId: params.memberId } };
    },
    foreign: async (stage) => ({ ...(await led.foreign(stage)), body: { memberId: null } }),
  },
  sayAge: { ...ofMembers, own: (stage, reader) => joined(stage, reader, null), foreign: ofForeign },
  ownAge: { may: members },
  correctAge: {
    may: members,
    caller: 'fresh',
    own: async (stage, reader) => {
      await stage.tx((tx) => updateAccount(tx, reader.id, { birthYear: 2012, adultSaidAt: null }));
      return { body: { birthYear: 2011, adult: false } };
    },
  },
  dropAgeCorrection: { may: members, caller: 'fresh' },
  ageCorrections: { may: moderators, filters: [{}] },
  moveAgeCorrection: {
    may: moderators,
    own: async (stage) => {
      const { id: userId } = await stage.fresh('lejla');
      const askedAt = stage.app.clock.now();
      await stage.tx((tx) => createAgeCorrection(tx, { userId, askedAt }));
      const body = { event: 'refuse' as const, note: 'Nije bilo čime potvrditi.' };
      return { params: { userId }, body };
    },
  },
  askGuardian: {
    ...ofMembers,
    own: async (stage, reader) => ({ ...(await joined(stage, reader, 2011)), ...asksMother }),
    foreign: async (stage) => ({ ...(await ofForeign(stage)), ...asksMother }),
  },
  consent: {
    may: everybody,
    own: async (stage) => consent(stage, await draft(stage)),
    changes: false,
  },
  moveConsent: {
    may: everybody,
    own: async (stage) => ({
      ...(await consent(stage, await draft(stage))),
      body: { event: 'refuse' as const },
    }),
  },
  answerHandover: {
    may: { own: ['clan'], foreign: [] },
    knows: { own: ['vlasnik', ...desk], foreign: foreignDesk },
    own: async (stage) => {
      const made = await draft(stage);
      const { clan } = stage.people;
      await stage.tx((tx) => createHandover(tx, made, clan, stage.app.clock.now()));
      return { ...byId(made), body: { accept: true } };
    },
    foreign: async (stage) => {
      const made = await foreignDraft(stage);
      const { emir } = stage.people;
      await stage.tx((tx) => createHandover(tx, made, emir, stage.app.clock.now()));
      return { ...byId(made), body: { accept: true } };
    },
  },
};
