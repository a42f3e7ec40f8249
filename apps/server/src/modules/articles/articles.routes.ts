import { articleTalkApi } from '@app/contracts/articles/article-talk.api';
import { articleWritingApi } from '@app/contracts/articles/article-writing.api';
import { articlesApi } from '@app/contracts/articles/articles.api';
import type { Language } from '@app/messages/catalogue';
import { versionOf } from '../../platform/feeds.ts';
import { isFailure } from '../../platform/http/failure.ts';
import { defineModule } from '../../platform/http/module.ts';
import { jsonFeed, rssFeed } from './articles.feeds.ts';
import { articlesJobs } from './articles.jobs.ts';
import { articlesPersonalData } from './articles.personal-data.ts';
import { createTags, listArticles, previewArticle, readArticle } from './articles.service.ts';
import { articlesTables } from './articles.tables.ts';
import { articlesTopics } from './articles.topics.ts';
import { commentLists, listReportedComments } from './talk/comments.lists.ts';
import {
  articleTalk,
  changeComment,
  hideComment,
  removeComment,
  reportComment,
} from './talk/comments.service.ts';
import { bookmark, listBookmarks, ownToArticle, react } from './talk/talk.service.ts';
import {
  articleHistory,
  listForModerators,
  listMine,
  readVersion,
} from './writing/lists.service.ts';
import { articleMoves } from './writing/moves.ts';
import {
  answerInvitation,
  dismissWriter,
  endPreview,
  inviteWriter,
  sharePreview,
} from './writing/writers.service.ts';
import {
  beginArticle,
  dropChanges,
  moveArticle,
  openWork,
  removeArticle,
  restoreVersion,
  saveArticle,
} from './writing/writing.service.ts';

const publicAnswer = ['cache-control', 'public, max-age=0, must-revalidate'] as const;

/** As many as a feed has room for. */
const latest = 50;

export const articlesModule = defineModule({
  name: 'articles',
  api: { ...articlesApi, ...articleTalkApi, ...articleWritingApi },
  tables: articlesTables,
  moves: { article: articleMoves },
  topics: articlesTopics,
  jobs: articlesJobs,
  personalData: articlesPersonalData,
  handlers: (p) => {
    const tags = createTags(p);
    const newest = (language: Language) => listArticles(p, { language, limit: latest });
    return {
      list: async ({ query }, { header }) => {
        header(...publicAnswer);
        return listArticles(p, query);
      },
      tags: ({ query }) => tags(query.language),
      feed: async ({ query: { language } }, { header, unchanged }) => {
        const found = await newest(language);
        if (isFailure(found)) return found;
        const feed = jsonFeed(found.items, language, p.settings);
        header('content-type', 'application/feed+json; charset=utf-8');
        header(...publicAnswer);
        unchanged(versionOf(JSON.stringify(feed)));
        return feed;
      },
      feedRss: async ({ query: { language } }, { reply, unchanged }) => {
        const found = await newest(language);
        if (isFailure(found)) return found;
        const feed = rssFeed(found.items, language, p.settings);
        reply.header('content-type', 'application/rss+xml; charset=utf-8');
        reply.header(...publicAnswer);
        return reply.send(unchanged(versionOf(feed)) ? undefined : feed);
      },
      detail: async ({ params }, { header }) => {
        header(...publicAnswer);
        return readArticle(p, params.slug);
      },
      preview: ({ params }) => previewArticle(p, params.token),

      own: ({ params }, { actor }) => ownToArticle(p, actor, params.slug),
      react: ({ params, body }, { actor }) => react(p, actor, params.slug, body.reaction),
      bookmark: ({ params, body }, { actor }) => bookmark(p, actor, params.slug, body.isBookmarked),
      bookmarks: ({ query }, { actor }) => listBookmarks(p, actor, query),
      comments: ({ params, query }, { actor }) => commentLists.list(p, actor, params.slug, query),
      answers: ({ params, query }, { actor }) => commentLists.answers(p, actor, params.id, query),
      comment: ({ params, body }, { actor }) => articleTalk.add(p, actor, params.slug, body),
      changeComment: ({ params, body }, { actor }) => changeComment(p, actor, params.id, body.text),
      removeComment: ({ params }, { actor }) => removeComment(p, actor, params.id),
      reportComment: ({ params, body }, { actor }) =>
        reportComment(p, actor, params.id, body.fault),
      hideComment: ({ params, body }, { actor }) => hideComment(p, actor, params.id, body.isHidden),
      reportedComments: ({ query }, { actor }) => listReportedComments(p, actor, query),

      mine: ({ query }, { actor }) => listMine(p, actor, query),
      waiting: ({ query }) => listForModerators(p, query),
      begin: ({ body }, { actor }) => beginArticle(p, actor, body),
      open: ({ params }, { actor }) => openWork(p, actor, params.id),
      save: ({ params, body }, { actor }) => saveArticle(p, actor, params.id, body),
      move: ({ params, body }, { actor }) => moveArticle(p, actor, params.id, body),
      remove: ({ params }, { actor }) => removeArticle(p, actor, params.id),
      drop: ({ params }, { actor }) => dropChanges(p, actor, params.id),
      history: ({ params, query }, { actor }) => articleHistory(p, actor, params.id, query),
      version: ({ params }, { actor }) => readVersion(p, actor, params),
      restore: ({ params, body }, { actor }) => restoreVersion(p, actor, params, body.revision),
      share: ({ params }, { actor }) => sharePreview(p, actor, params.id),
      unshare: ({ params }, { actor }) => endPreview(p, actor, params.id),
      invite: ({ params, body }, { actor }) => inviteWriter(p, actor, params.id, body.userId),
      answer: ({ params, body }, { actor }) => answerInvitation(p, actor, params.id, body.agrees),
      dismiss: ({ params }, { actor }) => dismissWriter(p, actor, params),
    };
  },
});
