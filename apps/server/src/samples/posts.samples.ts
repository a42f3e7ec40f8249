import type { feedApi, postsApi, postTalkApi } from '@app/contracts/posts/posts.api';
import {
  createMute,
  createPost,
  createPostComment,
  type PostPlan,
} from '../modules/posts/posts.factory.ts';
import { newId } from '../platform/ids.ts';
import { members, noOne } from './kinds.ts';
import { missingId, type Samples } from './sample.ts';
import type { Person, Stage } from './stage.ts';

type Api = typeof postsApi & typeof postTalkApi & typeof feedApi;

const inWeek = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString();
const poll: PostPlan = {
  type: 'poll',
  metadata: { pollOptions: ['Utorak', 'Subota'], pollEndsAt: inWeek },
};

const post = (stage: Stage, by: { readonly id: string }, plan?: PostPlan) =>
  stage.tx((tx) => createPost(tx, by, plan));
const comment = async (stage: Stage, by: { readonly id: string }, plan?: PostPlan) => {
  const on = await post(stage, stage.people.emir, plan);
  return stage.tx((tx) => createPostComment(tx, on, by, { createdAt: stage.app.clock.now() }));
};

/** The reader's own; and one of emir, who shows it to connections alone. */
const own = <B extends object>(more: B, plan?: PostPlan) => ({
  may: { own: members, foreign: noOne },
  own: async (stage: Stage, reader: Person) => ({
    params: { id: (await post(stage, reader, plan)).id },
    ...more,
  }),
  foreign: async (stage: Stage) => ({
    params: {
      id: (await post(stage, stage.people.emir, { ...plan, visibility: 'connections' })).id,
    },
    ...more,
  }),
});
const ownComment = <B extends object>(more: B) => ({
  may: { own: members, foreign: noOne },
  own: async (stage: Stage, reader: Person) => ({
    params: { id: (await comment(stage, reader)).id },
    ...more,
  }),
  foreign: async (stage: Stage) => ({
    params: {
      id: (await comment(stage, stage.people.emir, { visibility: 'connections' })).id,
    },
    ...more,
  }),
});

const someone = async (stage: Stage) => ({
  params: { userId: (await stage.fresh('lejla')).id },
});
const said = 'Vidimo se u utorak.';

export const postsSamples: Samples<Api> = {
  feed: { may: members, filters: [{}, { order: 'time' }] },
  news: { may: members, own: () => ({ query: { than: '0.0' } }) },
  mentionable: { may: members, own: () => ({ query: { q: 'Em' } }) },
  activity: {
    may: members,
    own: async (stage) => ({ ...(await someone(stage)), query: { kind: 'posts' } }),
    filters: [{ kind: 'posts' }, { kind: 'comments' }, { kind: 'reactions' }],
  },
  write: {
    may: members,
    own: () => ({ body: { id: newId(), content: said } }),
    missing: () => ({ body: { content: said, sharedPostId: missingId } }),
  },
  read: own({}),
  change: own({ body: { content: said } }),
  remove: own({}),
  versions: own({}),
  vote: own({ body: { option: 1 as const } }, poll),
  pin: own({ body: { isPinned: true } }),
  hide: own({ body: { isHidden: true } }),
  bookmark: own({ body: { isBookmarked: true } }),
  bookmarks: { may: members, filters: [{}] },

  react: own({ body: { reaction: 'useful' as const } }),
  reactions: { ...own({}), filters: [{}] },
  comments: { ...own({}), filters: [{}] },
  comment: {
    may: { own: members, foreign: noOne },
    own: async (stage) => ({
      params: { id: (await post(stage, stage.people.emir)).id },
      body: { id: newId(), text: said },
    }),
    foreign: async (stage) => ({
      params: { id: (await post(stage, stage.people.emir, { visibility: 'private' })).id },
      body: { id: newId(), text: said },
    }),
  },
  answers: { ...ownComment({}), filters: [{}] },
  changeComment: ownComment({ body: { text: said } }),
  removeComment: ownComment({}),
  reactToComment: ownComment({ body: { reaction: 'support' as const } }),

  settings: { may: members },
  choose: { may: members, own: () => ({ body: { order: 'time', mutedWords: ['kladionica'] } }) },
  mutes: { may: members, filters: [{}] },
  mute: { may: members, own: someone },
  unmute: {
    may: members,
    own: async (stage, reader) => {
      const other = await stage.fresh('lejla');
      await stage.tx((tx) => createMute(tx, reader, other));
      return { params: { userId: other.id } };
    },
  },
};
