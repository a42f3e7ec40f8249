import type { callEditingApi } from '@app/contracts/calls/call-editing.api';
import type { callFollowsApi } from '@app/contracts/calls/call-follows.api';
import type { callsApi } from '@app/contracts/calls/calls.api';
import { newId } from '../platform/ids.ts';
import { formWith } from './forms.ts';
import { bankPeople, desk, everybody, everywhere, foreignDesk, members } from './kinds.ts';
import type { ByRecord, Samples } from './sample.ts';
import type { Stage } from './stage.ts';

const onDesk: ByRecord = { own: desk, foreign: foreignDesk };
const managers = {
  may: {
    own: ['koordinator', 'voditelj', 'menadzer', 'obAdmin', ...everywhere],
    foreign: ['obAdmin', ...everywhere],
  },
  knows: { own: ['asistent', 'savjetnik', 'odbor1'], foreign: ['zenica'] },
} satisfies { may: ByRecord; knows: ByRecord };

const byId = ({ id }: { readonly id: string }) => ({ params: { id } });
/** Drafts: what nobody but the bank's people may know of. */
const draft = (stage: Stage) => stage.draftCall(stage.tuzla);
const foreignDraft = (stage: Stage) => stage.draftCall(stage.zenica);
const read = {
  may: onDesk,
  own: ({ standing }: Stage) => byId(standing.draftCall),
  foreign: ({ standing }: Stage) => byId(standing.foreignDraftCall),
};
const bySlug = ({ open }: Stage) => ({ params: { slug: open.slug } });
const begun = (bankSlug: string) => ({
  body: { id: newId(), bankSlug, kind: 'orange' as const },
});

export const callsSamples: Samples<
  typeof callsApi & typeof callFollowsApi & typeof callEditingApi
> = {
  list: {
    may: everybody,
    filters: [
      {},
      { state: 'coming' },
      { state: 'closed', kind: 'blue' },
      { bank: 'tuzla' },
      { bank: 'zenica', kind: 'blue' },
      { bank: 'mostar' },
    ],
  },
  feed: { may: everybody },
  feedRss: { may: everybody },
  calendar: { may: everybody, own: ({ open }) => ({ params: { slug: open.slug } }) },
  detail: { may: everybody, own: ({ open }) => ({ params: { slug: open.slug } }) },
  follow: { may: members, own: bySlug, caller: 'fresh' },
  unfollow: { may: members, own: bySlug, changes: false },
  follows: { may: members },
  endFollow: {
    may: members,
    own: () => ({ params: { bankSlug: 'tuzla', kind: 'orange' as const } }),
    missing: () => ({ params: { bankSlug: 'nema-ga', kind: 'orange' as const } }),
    changes: false,
  },
  staffList: {
    may: bankPeople,
    filters: [
      {},
      { bank: 'zenica' },
      { status: 'open', kind: 'blue' },
      { q: 'stáz' },
      { q: 'rijek' },
      { q: 'rijek', bank: 'zenica' },
    ],
  },
  create: {
    ...managers,
    own: () => begun('tuzla'),
    foreign: () => begun('zenica'),
    missing: () => begun('nema-ga'),
  },
  open: read,
  history: { ...read, filters: [{}] },
  preview: read,
  document: {
    ...managers,
    own: ({ standing }) => withDocument(standing.draftCall),
    foreign: ({ standing }) => withDocument(standing.foreignDraftCall),
  },
  save: {
    ...managers,
    own: async (stage) => saved(await draft(stage)),
    foreign: async (stage) => saved(await foreignDraft(stage)),
  },
  remove: {
    ...managers,
    own: async (stage) => byId(await draft(stage)),
    foreign: async (stage) => byId(await foreignDraft(stage)),
  },
  move: {
    ...managers,
    own: async (stage) => archived(await draft(stage)),
    foreign: async (stage) => archived(await foreignDraft(stage)),
  },
  publishChanges: {
    ...managers,
    own: async (stage) => published(await stage.call(stage.tuzla, { topics: ['arts'] })),
    foreign: async (stage) => published(await stage.call(stage.zenica, { topics: ['arts'] })),
  },
  dropChanges: {
    ...managers,
    own: async (stage) => byId(await stage.call(stage.tuzla)),
    foreign: async (stage) => byId(await stage.call(stage.zenica)),
  },
};

const withDocument = (call: { readonly id: string }) => ({
  ...byId(call),
  ...formWith('obrazac.pdf', Buffer.from('%PDF-1.4\n%%EOF\n')),
});
const saved = (call: { readonly id: string }) => ({
  ...byId(call),
  body: { revision: 0, content: { title: { bhs: 'Novi naslov', en: 'A new title' } } },
});
const archived = (call: { readonly id: string }) => ({
  ...byId(call),
  body: { event: 'archive' as const },
});
const published = (call: { readonly id: string }) => ({ ...byId(call), body: { revision: 0 } });
