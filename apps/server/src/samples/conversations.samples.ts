import type { conversationsApi } from '@app/contracts/conversations/conversations.api';
import {
  createConversation,
  createGroup,
  createMessage,
  createMessageFile,
} from '../modules/conversations/conversations.factory.ts';
import { createTie } from '../modules/network/network.factory.ts';
import { newId } from '../platform/ids.ts';
import { formWith, onePixel } from './forms.ts';
import { members, noOne } from './kinds.ts';
import { missingId, type Samples } from './sample.ts';
import type { Person, Stage } from './stage.ts';

type Where = 'own' | 'foreign';

/** A call in a conversation of the reader, or of two others. */
const on = <T extends object>(
  make: (stage: Stage, member: Person, where: Where) => Promise<T>,
) => ({
  may: { own: members, foreign: noOne },
  own: (stage: Stage, reader: Person) => make(stage, reader, 'own'),
  foreign: async (stage: Stage) => make(stage, await stage.fresh('lejla'), 'foreign'),
});

const talk = async (stage: Stage, member: Person) => {
  const other = await stage.fresh('lejla');
  const at = stage.app.clock.now();
  const { id } = await stage.tx((tx) => createConversation(tx, other, member, { at }));
  return { id, other, at };
};
const inTalk = <B extends object>(more: (stage: Stage) => B) =>
  on(async (stage, member) => ({ params: { id: (await talk(stage, member)).id }, ...more(stage) }));

const connected = async (stage: Stage, member: Person) => {
  const other = await stage.fresh('lejla');
  await stage.tx((tx) => createTie(tx, 'connections', member, other));
  return other;
};

/** A group that the member made, with one more in it. */
const group = async (stage: Stage, member: Person) => {
  const other = await stage.fresh('lejla');
  const at = stage.app.clock.now();
  const { id } = await stage.tx((tx) => createGroup(tx, member, { members: [other], at }));
  return { id, other };
};
const inGroup = <B extends object>(
  more: (stage: Stage, member: Person, other: { readonly id: string }) => Promise<B> | B,
) =>
  on(async (stage, member) => {
    const { id, other } = await group(stage, member);
    return { params: { id }, ...(await more(stage, member, other)) };
  });

/** A message of the other, or of the member. */
const message = async (stage: Stage, member: Person, by: 'member' | 'other') => {
  const { id, other, at } = await talk(stage, member);
  const sender = by === 'member' ? member : other;
  const made = await stage.tx((tx) => createMessage(tx, { id }, sender, { createdAt: at }));
  return { conversationId: id, id: made.id, at, sender };
};
const ofMessage = <B extends object>(by: 'member' | 'other', more: B) =>
  on(async (stage, member) => ({
    params: { id: (await message(stage, member, by)).id },
    ...more,
  }));

const text = { content: 'Evo, stižem u pet.' };

export const conversationsSamples: Samples<typeof conversationsApi> = {
  list: { may: members, filters: [{}, { box: 'requests' }, { box: 'archived' }] },
  unreadCount: { may: members },
  start: {
    may: members,
    own: async (stage, reader) => ({ body: { userIds: [(await connected(stage, reader)).id] } }),
    missing: () => ({ body: { userIds: [missingId] } }),
  },
  open: inTalk(() => ({})),
  messages: { ...inTalk(() => ({})), filters: [{}] },
  write: inTalk(() => ({ body: { clientId: newId(), ...text } })),
  read: on(async (stage, member) => {
    const { conversationId, id } = await message(stage, member, 'other');
    return { params: { id: conversationId }, body: { messageId: id } };
  }),
  typing: { ...inTalk(() => ({})), changes: false },
  choose: inTalk(() => ({ body: { isMuted: true } })),
  move: {
    ...on(async (stage, member) => {
      const other = await stage.fresh('lejla');
      const at = stage.app.clock.now();
      const id = await stage.tx(async (tx) => {
        const made = await createConversation(tx, other, member, { at, waiting: true });
        await createMessage(tx, made, other, { createdAt: at });
        return made.id;
      });
      return { params: { id }, body: { event: 'accept' as const } };
    }),
  },
  rename: inGroup(() => ({ body: { name: 'Ekipa za utorak' } })),
  addMembers: inGroup(async (stage, member) => ({
    body: { userIds: [(await connected(stage, member)).id] },
  })),
  removeMember: {
    ...on(async (stage, member) => {
      const { id, other } = await group(stage, member);
      return { params: { id, userId: other.id } };
    }),
  },
  addFile: inTalk(() => formWith('skica.png', onePixel)),
  file: on(async (stage, member) => {
    const { conversationId, id, at, sender } = await message(stage, member, 'other');
    const { files } = stage.app.platform;
    const plan = { messageId: id, uploadedAt: at };
    const file = await stage.tx((tx) =>
      createMessageFile(tx, files, { id: conversationId }, sender, plan),
    );
    return { params: { id: file.id } };
  }),
  change: ofMessage('member', { body: text }),
  remove: ofMessage('member', {}),
  react: ofMessage('other', { body: { reaction: 'thanks' as const } }),
  search: {
    may: members,
    own: () => ({ query: { q: 'sutra' } }),
    filters: [{ q: 'stáz' }, { q: 'rijek' }],
  },
  settings: { may: members },
  setSettings: { may: members, own: () => ({ body: { groups: 'nobody' } }) },
};
