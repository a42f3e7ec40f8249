import type { articleTalkApi } from '@app/contracts/articles/article-talk.api';
import type { articleWritingApi } from '@app/contracts/articles/article-writing.api';
import type { articlesApi } from '@app/contracts/articles/articles.api';
import type { ArticleStatus } from '@app/domain/articles/article.machine';
import { createArticle, createArticleComment } from '../modules/articles/articles.factory.ts';
import { newId } from '../platform/ids.ts';
import { tokenHash } from '../platform/tokens.ts';
import { everybody, type Kinds, members, team } from './kinds.ts';
import { type ByRecord, missingId, type Samples } from './sample.ts';
import type { Stage } from './stage.ts';

type Where = 'own' | 'foreign';
type Api = typeof articlesApi & typeof articleTalkApi & typeof articleWritingApi;

const moderators: Kinds = ['moderator', 'admin'];
const others = (may: Kinds): Kinds => members.filter((kind) => !may.includes(kind));

/** Of the team, or of emir alone. */
const article = (stage: Stage, where: Where, plan: Parameters<typeof createArticle>[3] = {}) => {
  const { vlasnik, clan, emir } = stage.people;
  const [owner, coAuthors] = where === 'own' ? [vlasnik, [clan.id]] : [emir, []];
  return stage.tx((tx) => createArticle(tx, owner, stage.app.clock.now(), { coAuthors, ...plan }));
};

function on<T extends object>(make: (stage: Stage, where: Where) => Promise<T>) {
  return {
    own: (stage: Stage) => make(stage, 'own'),
    foreign: (stage: Stage) => make(stage, 'foreign'),
  };
}
const read = <B extends object>(more: B) =>
  on(async (stage, where) => ({
    params: { slug: (await article(stage, where)).slug },
    ...more,
  }));
const work = <B extends object>(more: B, status: ArticleStatus = 'draft') =>
  on(async (stage, where) => ({
    params: { id: (await article(stage, where, { status })).id },
    ...more,
  }));
const version = <B extends object>(more: B) =>
  on(async (stage, where) => ({
    params: { id: (await article(stage, where, { status: 'draft' })).id, number: '1' },
    ...more,
  }));
const noVersion = <B extends object>(more: B) => ({
  params: { id: missingId, number: '1' },
  ...more,
});
/** On an article of the team, written by one of them. */
const comment = <B extends object>(more: B) =>
  on(async (stage, where) => {
    const on = await article(stage, where);
    const by = where === 'own' ? stage.people.clan : stage.people.emir;
    const createdAt = stage.app.clock.now();
    const made = await stage.tx((tx) => createArticleComment(tx, on, by, { createdAt }));
    return { params: { id: made.id }, ...more };
  });

/** Its authors and the moderators open it; others are told that there is none. */
const opened: ByRecord = { own: [...team, ...moderators], foreign: moderators };
const authors = {
  may: { own: team, foreign: [] },
  knows: { own: moderators, foreign: moderators },
} as const;
const owners = {
  may: { own: ['vlasnik'], foreign: [] },
  knows: { own: ['clan', ...moderators], foreign: moderators },
} as const;
const everyMember: ByRecord = { own: members, foreign: members };

export const articlesSamples: Samples<Api> = {
  list: {
    may: everybody,
    filters: [{}, { q: 'stáz' }, { q: 'rijek' }, { tag: 'rijetko' }, { tag: 'prijave' }],
  },
  tags: { may: everybody },
  feed: { may: everybody },
  feedRss: { may: everybody },
  detail: { may: everybody, own: read({}).own },
  preview: {
    may: everybody,
    own: async (stage) => {
      const token = newId().replaceAll('-', '');
      const previewExpiresAt = new Date(stage.app.clock.now().getTime() + 60_000);
      const previewHash = tokenHash(token);
      await article(stage, 'own', { status: 'draft', previewHash, previewExpiresAt });
      return { params: { token } };
    },
    missing: () => ({ params: { token: 'nema-takvog-linka-za-clanak' } }),
  },

  own: { may: members, own: read({}).own },
  react: { may: everyMember, ...read({ body: { reaction: 'useful' as const } }) },
  bookmark: { may: everyMember, ...read({ body: { isBookmarked: true } }) },
  bookmarks: { may: members, filters: [{}] },
  comments: { may: everybody, own: read({}).own, filters: [{}] },
  comment: {
    may: everyMember,
    ...on(async (stage, where) => ({
      params: { slug: (await article(stage, where)).slug },
      body: { id: newId(), text: 'Hvala, ovo nam treba.' },
    })),
  },
  answers: { may: everybody, own: comment({}).own, filters: [{}] },
  changeComment: {
    may: { own: ['clan'], foreign: [] },
    knows: { own: others(['clan']), foreign: members },
    ...comment({ body: { text: 'Drugačije.' } }),
  },
  removeComment: {
    may: { own: ['clan'], foreign: [] },
    knows: { own: others(['clan']), foreign: members },
    ...comment({}),
  },
  reportComment: { may: everyMember, ...comment({ body: { fault: 'spam' as const } }) },
  // Its own writer is no judge of it.
  hideComment: {
    may: { own: ['vlasnik', ...moderators], foreign: moderators },
    knows: { own: others(['vlasnik', ...moderators]), foreign: others(moderators) },
    ...comment({ body: { isHidden: true } }),
  },
  reportedComments: { may: moderators, filters: [{}] },

  mine: { may: members, filters: [{}] },
  waiting: { may: moderators, filters: [{}] },
  begin: {
    may: members,
    // One keeps so many.
    caller: 'fresh',
    own: () => ({ body: { id: newId(), language: 'bhs' as const } }),
    absent: 'answered',
  },
  open: { may: opened, ...work({}) },
  save: {
    ...authors,
    ...work({ body: { revision: 1, content: { title: 'Drugi naslov' } } }),
  },
  move: { ...authors, ...work({ body: { event: 'submit' as const, revision: 1 } }) },
  remove: { ...owners, ...work({}) },
  drop: { ...authors, ...work({}, 'published') },
  history: { may: opened, ...work({}), filters: [{}] },
  version: { may: opened, ...version({}), missing: () => noVersion({}) },
  restore: {
    ...authors,
    ...version({ body: { revision: 1 } }),
    missing: () => noVersion({ body: { revision: 1 } }),
  },
  share: { ...authors, ...work({}) },
  unshare: { ...authors, ...work({}) },
  invite: {
    ...owners,
    ...on(async (stage, where) => ({
      params: { id: (await article(stage, where, { status: 'draft' })).id },
      body: { userId: stage.people.emir.id },
    })),
  },
  answer: {
    may: { own: ['lejla'], foreign: [] },
    ...on(async (stage, where) => {
      const { id } = await article(stage, where, { status: 'draft' });
      const invited = where === 'own' ? stage.people.lejla : await stage.fresh('lejla');
      await stage.app.platform.db.pool.query(
        `INSERT INTO article_authors (article_id, user_id, place, agreed_at, saved_at)
         VALUES ($1, $2, 9, NULL, now())`,
        [id, invited.id],
      );
      return { params: { id }, body: { agrees: true } };
    }),
  },
  dismiss: {
    ...owners,
    may: { own: team, foreign: [] },
    knows: { own: moderators, foreign: moderators },
    ...on(async (stage, where) => {
      const { id } = await article(stage, where, { status: 'draft' });
      const { clan, emir } = stage.people;
      return { params: { id, userId: where === 'own' ? clan.id : emir.id } };
    }),
  },
};
