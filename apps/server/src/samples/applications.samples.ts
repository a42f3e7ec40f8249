import type { applicationsApi } from '@app/contracts/applications/applications.api';
import type { callExtensionsApi } from '@app/contracts/applications/call-extensions.api';
import {
  type ApplicationPlan,
  type BuiltApplication,
  createExtension,
  createFile,
} from '../modules/applications/applications.factory.ts';
import { formWith } from './forms.ts';
import {
  desk,
  everybody,
  everywhere,
  foreignDesk,
  type Kinds,
  members,
  staff,
  team,
} from './kinds.ts';
import { type ByRecord, missingId, type Samples } from './sample.ts';
import type { Stage } from './stage.ts';

type Plan = Partial<ApplicationPlan>;

const insiders: ByRecord = { own: [...team, ...desk], foreign: foreignDesk };
/** Who may write: the team, and the bank's staff for them. */
const writers: ByRecord = { own: [...team, ...staff], foreign: [] };
const owner: ByRecord = { own: ['vlasnik'], foreign: [] };
const reviewers: Kinds = ['asistent', 'koordinator', 'voditelj', 'savjetnik', ...everywhere];

/** A draft of which the owner has no other for the same call. */
const draft = async (stage: Stage, plan: Plan = {}) =>
  stage.application({ call: await stage.call(stage.tuzla), ...plan });
const foreignDraft = async (stage: Stage, plan: Plan = {}) =>
  stage.foreignApplication({ call: await stage.call(stage.zenica), ...plan });
const deleted = (stage: Stage): Plan => ({ deletedAt: stage.app.clock.now() });

/** Nobody owns more than a few drafts; those of other calls of the walk are in the way. */
const makeRoom = ({ app, standing }: Stage) =>
  app.platform.db.pool.query(
    `UPDATE applications SET status = 'withdrawn' WHERE status = 'draft' AND id <> ALL ($1)`,
    [[standing.draft.id, standing.foreignDraft.id]],
  );

const saved = { body: { editRevision: 1, changes: { ownContribution: 'Naš rad' } } };
const atStory = { body: { editor: 'laptop', section: 'story' } };
const submit = { body: { editRevision: 1 } };
const returned = {
  body: { event: 'returnForChanges' as const, reason: 'Dopuna.', sections: ['budget'] },
};
const paper = Buffer.from('%PDF-1.4\n%%EOF\n');
const offer = formWith('ponuda.pdf', paper);
const withFile = async ({ app, tx }: Stage, of: BuiltApplication) => {
  const plan = { name: 'ponuda.pdf', content: paper, uploadedAt: app.clock.now() };
  const { file } = await tx((open) => createFile(open, app.platform.files, of, plan));
  return { params: { id: of.id, file } };
};
const byId = ({ id }: { readonly id: string }) => ({ params: { id } });
const byEdit = ({ id }: { readonly id: string }) => ({ params: { id, revision: 1 } });
const bySlug = ({ slug }: { readonly slug: string }) => ({ params: { slug } });

const read = {
  may: insiders,
  own: ({ standing }: Stage) => byId(standing.rejected),
  foreign: ({ standing }: Stage) => byId(standing.foreignSubmitted),
};

/** Of a call with a draft of its own, and what is changed about that draft's time. */
const managers = {
  may: {
    own: ['koordinator', 'voditelj', 'menadzer', 'obAdmin', ...everywhere],
    foreign: ['obAdmin', ...everywhere],
  },
  knows: { own: ['asistent', 'savjetnik', 'odbor1'], foreign: ['zenica'] },
} satisfies { may: ByRecord; knows: ByRecord };
const day = 24 * 3_600_000;
const extended = async (stage: Stage, own: boolean) => {
  const call = await stage.call(own ? stage.tuzla : stage.zenica);
  const plan = { call };
  const made = own ? await stage.application(plan) : await stage.foreignApplication(plan);
  const until = new Date(call.closesAt.getTime() + day);
  return { call, made, until };
};
const extend = async (stage: Stage, own: boolean) => {
  const { call, made, until } = await extended(stage, own);
  const reason = 'Ponude su stigle kasnije.';
  return {
    ...byId(call),
    body: { applicationId: made.id, until: until.toISOString(), reason },
  };
};
const endExtension = async (stage: Stage, own: boolean) => {
  const { call, made, until } = await extended(stage, own);
  await stage.tx((tx) => createExtension(tx, made, { until, grantedBy: stage.people.admin.id }));
  return { params: { id: call.id, applicationId: made.id } };
};

export const applicationsSamples: Samples<typeof applicationsApi & typeof callExtensionsApi> = {
  extensions: {
    may: { own: desk, foreign: foreignDesk },
    own: ({ open }) => byId(open),
    foreign: ({ openInZenica }) => byId(openInZenica),
  },
  extend: {
    ...managers,
    own: (stage) => extend(stage, true),
    foreign: (stage) => extend(stage, false),
  },
  endExtension: {
    ...managers,
    own: (stage) => endExtension(stage, true),
    foreign: (stage) => endExtension(stage, false),
  },
  projects: {
    may: everybody,
    filters: [
      {},
      { bank: 'zenica' },
      { bank: 'zenica', year: '2026', theme: '11', stage: 'completed', q: 'rijek' },
      { theme: '4' },
      { stage: 'raising' },
      { kind: 'orange', stage: 'completed' },
      { q: 'šum' },
    ],
  },
  projectFigures: { may: everybody },
  find: { may: everybody, own: () => ({ query: { q: 'soba' } }) },
  create: {
    may: members,
    own: async (stage) => {
      await makeRoom(stage);
      return { body: { callSlug: (await stage.call(stage.tuzla)).slug } };
    },
    missing: () => ({ body: { callSlug: 'nema-ga' } }),
  },
  mine: { may: members },
  open: {
    may: writers,
    knows: { own: ['odbor1', 'obAdmin', ...everywhere], foreign: foreignDesk },
    own: ({ standing }) => byId(standing.draft),
    foreign: ({ standing }) => byId(standing.foreignDraft),
  },
  save: {
    may: writers,
    knows: { own: ['odbor1', 'obAdmin', ...everywhere], foreign: foreignDesk },
    own: async (stage) => ({ ...byId(await draft(stage)), ...saved }),
    foreign: async (stage) => ({ ...byId(await foreignDraft(stage)), ...saved }),
  },
  changes: {
    may: writers,
    knows: { own: ['odbor1', 'obAdmin', ...everywhere], foreign: foreignDesk },
    own: ({ standing }) => ({ ...byId(standing.draft), query: { since: '0' } }),
    foreign: ({ standing }) => ({ ...byId(standing.foreignDraft), query: { since: '0' } }),
  },
  presence: {
    may: writers,
    knows: { own: ['odbor1', 'obAdmin', ...everywhere], foreign: foreignDesk },
    own: ({ standing }) => ({ ...byId(standing.draft), ...atStory }),
    foreign: ({ standing }) => ({ ...byId(standing.foreignDraft), ...atStory }),
  },
  edits: {
    may: writers,
    knows: { own: ['odbor1', 'obAdmin', ...everywhere], foreign: foreignDesk },
    own: ({ standing }) => byId(standing.draft),
    foreign: ({ standing }) => byId(standing.foreignDraft),
    filters: [{}],
  },
  compareEdit: {
    may: writers,
    knows: { own: ['odbor1', 'obAdmin', ...everywhere], foreign: foreignDesk },
    own: ({ standing }) => byEdit(standing.draft),
    foreign: ({ standing }) => byEdit(standing.foreignDraft),
    missing: () => byEdit({ id: missingId }),
  },
  restoreEdit: {
    may: writers,
    knows: { own: ['odbor1', 'obAdmin', ...everywhere], foreign: foreignDesk },
    own: async (stage) => ({ ...byEdit(await draft(stage)), ...submit }),
    foreign: async (stage) => ({ ...byEdit(await foreignDraft(stage)), ...submit }),
    missing: () => ({ ...byEdit({ id: missingId }), ...submit }),
  },
  addFile: {
    may: writers,
    knows: { own: ['odbor1', 'obAdmin', ...everywhere], foreign: foreignDesk },
    own: async (stage) => ({ ...byId(await draft(stage)), ...offer }),
    foreign: async (stage) => ({ ...byId(await foreignDraft(stage)), ...offer }),
  },
  file: {
    may: insiders,
    own: (stage) => withFile(stage, stage.standing.submitted),
    foreign: (stage) => withFile(stage, stage.standing.foreignSubmitted),
    missing: () => ({ params: { id: missingId, file: missingId } }),
  },
  submit: {
    may: owner,
    knows: { own: ['clan', ...desk], foreign: foreignDesk },
    own: async (stage) => ({ ...byId(await draft(stage)), ...submit }),
    foreign: async (stage) => ({ ...byId(await foreignDraft(stage)), ...submit }),
  },
  delete: {
    may: owner,
    knows: { own: ['clan', ...desk], foreign: foreignDesk },
    own: async (stage) => byId(await draft(stage)),
    foreign: async (stage) => byId(await foreignDraft(stage)),
  },
  restore: {
    may: owner,
    own: async (stage) => {
      await makeRoom(stage);
      return byId(await draft(stage, deleted(stage)));
    },
    foreign: async (stage) => byId(await foreignDraft(stage, deleted(stage))),
  },
  move: {
    may: { own: reviewers, foreign: everywhere },
    knows: { own: [...team, 'menadzer', 'odbor1', 'obAdmin'], foreign: ['zenica', 'obAdmin'] },
    own: async (stage) => ({
      ...byId(await stage.application({ status: 'submitted' })),
      ...returned,
    }),
    foreign: async (stage) => ({
      ...byId(await stage.foreignApplication({ status: 'submitted' })),
      ...returned,
    }),
  },
  history: read,
  pdf: read,
  publicView: {
    may: { own: everybody, foreign: [] },
    own: ({ standing }) => bySlug(standing.published),
    // Whoever it is, the public page shows what everybody may see.
    foreign: ({ standing }) => bySlug(standing.submitted),
  },
  teamAccess: {
    may: insiders,
    own: ({ standing }) => bySlug(standing.submitted),
    foreign: ({ standing }) => bySlug(standing.foreignDraft),
  },
  memberships: { may: members },
  members: { ...read, own: ({ standing }) => byId(standing.submitted) },
  testMembers: {
    may: { own: everybody, foreign: foreignDesk },
    own: ({ standing }) => byId(standing.published),
    foreign: ({ standing }) => byId(standing.foreignSubmitted),
  },
};
