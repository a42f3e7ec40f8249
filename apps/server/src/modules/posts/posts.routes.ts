import { feedApi, postsApi, postTalkApi } from '@app/contracts/posts/posts.api';
import { versionOf } from '../../platform/feeds.ts';
import { isFailure } from '../../platform/http/failure.ts';
import { defineModule } from '../../platform/http/module.ts';
import { readActivity } from './activity/activity.service.ts';
import { createReaderCircles } from './feed/circles.repo.ts';
import { countNews, readFeed } from './feed/feed.service.ts';
import { settingsOf } from './feed/settings.repo.ts';
import { chooseFeed, listMutes, mute, unmute } from './feed/settings.service.ts';
import { mentionable } from './mentionable.service.ts';
import { bookmark, hide, listBookmarks, vote } from './own.service.ts';
import { connectionEnded } from './posts.notices.ts';
import { postsPersonalData } from './posts.personal-data.ts';
import { postsJobs } from './posts.pictures.ts';
import { picturesOfPosts } from './posts.repo.ts';
import { changePost, pin, readPost, readVersions, removePost } from './posts.service.ts';
import { postsTables } from './posts.tables.ts';
import { postsTopics } from './posts.topics.ts';
import { reportedPost, reportedPostComment } from './reported.ts';
import { commentLists } from './talk/comments.lists.ts';
import { changeComment, postTalk, removeComment } from './talk/comments.service.ts';
import { listReactors, reactToComment, reactToPost } from './talk/reactions.service.ts';
import { createWriting } from './write.service.ts';

export const postsModule = defineModule({
  name: 'posts',
  api: { ...postsApi, ...postTalkApi, ...feedApi },
  tables: postsTables,
  provides: { connectionEnded, picturesOfPosts, reportedPost, reportedPostComment },
  topics: postsTopics,
  jobs: postsJobs,
  personalData: () => postsPersonalData,
  setup: (p) => ({ p, circlesFor: createReaderCircles(p), write: createWriting(p) }),
  handlers: (p, feed) => ({
    feed: ({ query }, { actor }) => readFeed(feed, actor, query),
    async news({ query }, { actor, unchanged }) {
      const news = await countNews(feed, actor, query.than);
      if (!isFailure(news)) unchanged(versionOf(JSON.stringify(news)));
      return news;
    },
    mentionable: ({ query }, { actor }) => mentionable(p, actor, query.q),
    activity: ({ params, query }, { actor }) => readActivity(p, actor, params.userId, query),
    write: ({ body }, { actor }) => feed.write(actor, body),
    read: ({ params }, { actor }) => readPost(p, p.db.read, actor, params.id),
    change: ({ params, body }, { actor }) => changePost(p, actor, params.id, body),
    remove: ({ params }, { actor }) => removePost(p, actor, params.id),
    versions: ({ params }, { actor }) => readVersions(p, actor, params.id),
    vote: ({ params, body }, { actor }) => vote(p, actor, params.id, body.option),
    pin: ({ params, body }, { actor }) => pin(p, actor, params.id, body.isPinned),
    hide: ({ params, body }, { actor }) => hide(p, actor, params.id, body.isHidden),
    bookmark: ({ params, body }, { actor }) => bookmark(p, actor, params.id, body.isBookmarked),
    bookmarks: ({ query }, { actor }) => listBookmarks(p, actor, query),

    react: ({ params, body }, { actor }) => reactToPost(p, actor, params.id, body.reaction),
    reactions: ({ params, query }, { actor }) => listReactors(p, actor, params.id, query),
    comments: ({ params, query }, { actor }) => commentLists.list(p, actor, params.id, query),
    comment: ({ params, body }, { actor }) => postTalk.add(p, actor, params.id, body),
    answers: ({ params, query }, { actor }) => commentLists.answers(p, actor, params.id, query),
    changeComment: ({ params, body }, { actor }) => changeComment(p, actor, params.id, body),
    removeComment: ({ params }, { actor }) => removeComment(p, actor, params.id),
    reactToComment: ({ params, body }, { actor }) =>
      reactToComment(p, actor, params.id, body.reaction),

    settings: (_input, { actor }) => settingsOf(p.db.read, actor.id),
    choose: ({ body }, { actor }) => chooseFeed(p, actor, body),
    mutes: ({ query }, { actor }) => listMutes(p, actor, query),
    mute: ({ params }, { actor }) => mute(p, actor, params.userId),
    unmute: ({ params }, { actor }) => unmute(p, actor, params.userId),
  }),
});
