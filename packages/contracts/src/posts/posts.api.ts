import { z } from 'zod';
import { ById, Done, Id, listOf, listQuery } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { ByUser, ListedPerson, NetworkPerson } from '../network/network.schemas.ts';
import { feedPaths, postsPaths, postTalkPaths } from './posts.paths.ts';
import {
  ActivityPage,
  ActivityQuery,
  FeedPage,
  FeedQuery,
  FeedSettings,
  Hide,
  MentionableQuery,
  NewPost,
  NewPostComment,
  News,
  NewsQuery,
  Pin,
  PostBookmark,
  PostChange,
  PostComment,
  PostCommentChange,
  PostReactor,
  PostThread,
  PostVersion,
  PostView,
  ReactedToPost,
  ReactToPost,
  Vote,
} from './posts.schemas.ts';

/** Whom a post is not for, to them it is not there. */
export const postsApi = endpoints(postsPaths, {
  feed: {
    access: 'member',
    summary:
      'What the reader may see of what members wrote, with the reason of each; in the order that they keep, paged by key.',
    query: FeedQuery,
    answer: FeedPage,
  },
  news: {
    access: 'member',
    summary: 'How many posts of others came since the feed was read.',
    query: NewsQuery,
    answer: News,
  },
  mentionable: {
    access: 'member',
    summary:
      'Members to be named in a text: of `q` those whose name begins with it, connections first; without it connections and others.',
    query: MentionableQuery,
    answer: z.object({ users: z.array(NetworkPerson) }),
    rateLimit: { max: 300, windowSeconds: 600 },
  },
  activity: {
    access: 'member',
    summary: 'Posts of a member, or what they said to posts, as far as the reader may see each.',
    params: ByUser,
    query: ActivityQuery,
    answer: ActivityPage,
    errors: ['NOT_FOUND'],
  },
  write: {
    access: 'member',
    summary: 'Publishes a post, or shares one with own words.',
    body: NewPost,
    answer: PostView,
    errors: ['NOT_FOUND', 'ALREADY_EXISTS'],
    status: 201,
    rateLimit: { max: 60, windowSeconds: 3600 },
  },
  read: {
    access: 'member',
    summary: 'A post that the reader may see.',
    params: ById,
    answer: PostView,
    errors: ['NOT_FOUND'],
  },
  change: {
    access: 'member',
    summary: 'Rewrites an own post; what stood there before is kept as a version.',
    params: ById,
    body: PostChange,
    answer: PostView,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
    rateLimit: { max: 120, windowSeconds: 3600 },
  },
  remove: {
    access: 'member',
    summary: 'Removes an own post with all that was said to it.',
    params: ById,
    answer: Done,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  },
  versions: {
    access: 'member',
    summary: 'What stood in a post before, the latest first, as far as the reader could see it.',
    params: ById,
    answer: z.object({ items: z.array(PostVersion) }),
    errors: ['NOT_FOUND'],
  },
  vote: {
    access: 'member',
    summary: 'Votes in a poll, or changes the vote until its end.',
    params: ById,
    body: Vote,
    answer: PostView,
    errors: ['NOT_FOUND', 'WRONG_STATUS'],
  },
  pin: {
    access: 'member',
    summary: 'Lets an own post stand first in what others see of the member, in place of another.',
    params: ById,
    body: Pin,
    answer: Pin,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  },
  hide: {
    access: 'member',
    summary: "Takes a post out of the reader's feed, or back; nobody is told.",
    params: ById,
    body: Hide,
    answer: Hide,
    errors: ['NOT_FOUND'],
  },
  bookmark: {
    access: 'member',
    summary: 'Keeps a post for later, or no more.',
    params: ById,
    body: PostBookmark,
    answer: PostBookmark,
    errors: ['NOT_FOUND'],
  },
  bookmarks: {
    access: 'member',
    summary: 'Posts kept for later that the reader may still see, the last kept first.',
    query: listQuery(20),
    answer: listOf(PostView),
  },
});

export const postTalkApi = endpoints(postTalkPaths, {
  react: {
    access: 'member',
    summary: 'Answers a post with a reaction, changes it or takes it back.',
    params: ById,
    body: ReactToPost,
    answer: ReactedToPost,
    errors: ['NOT_FOUND'],
  },
  reactions: {
    access: 'member',
    summary: 'Who answered a post with which reaction, the last first.',
    params: ById,
    query: listQuery(20),
    answer: listOf(PostReactor),
    errors: ['NOT_FOUND'],
  },
  comments: {
    access: 'member',
    summary:
      'Comments on a post with the first answers, the last written first; `with` names one whose thread stands before them, with all answers up to it.',
    params: ById,
    query: listQuery(20).extend({ with: Id.optional() }),
    answer: listOf(PostThread),
    errors: ['NOT_FOUND'],
  },
  comment: {
    access: 'member',
    summary: 'Comments on a post, or answers a comment.',
    params: ById,
    body: NewPostComment,
    answer: PostComment,
    errors: ['NOT_FOUND', 'TOO_MANY_COMMENTS', 'ALREADY_EXISTS'],
    status: 201,
    rateLimit: { max: 120, windowSeconds: 3600 },
  },
  answers: {
    access: 'member',
    summary: 'Answers to a comment, the first one first.',
    params: ById,
    query: listQuery(20),
    answer: listOf(PostComment),
    errors: ['NOT_FOUND'],
  },
  changeComment: {
    access: 'member',
    summary: 'Rewrites an own comment, within a quarter of an hour.',
    params: ById,
    body: PostCommentChange,
    answer: PostComment,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'COMMENT_FIXED'],
  },
  removeComment: {
    access: 'member',
    summary: 'Takes an own comment back, or one under an own post.',
    params: ById,
    answer: Done,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  },
  reactToComment: {
    access: 'member',
    summary: 'Answers a comment with a reaction, changes it or takes it back.',
    params: ById,
    body: ReactToPost,
    answer: ReactedToPost,
    errors: ['NOT_FOUND'],
  },
});

/** What comes into a member's own feed; nobody is told of it. */
export const feedApi = endpoints(feedPaths, {
  settings: {
    access: 'member',
    summary: 'In which order the member reads, and which words they do not want to read.',
    answer: FeedSettings,
  },
  choose: {
    access: 'member',
    summary: 'Keeps the same.',
    body: FeedSettings,
    answer: FeedSettings,
  },
  mutes: {
    access: 'member',
    summary: "Whose posts are left out of the member's feed, the last muted first, paged by key.",
    query: listQuery(),
    answer: listOf(ListedPerson),
  },
  mute: {
    access: 'member',
    summary: "Leaves a member's posts out of the own feed; they are not told.",
    params: ByUser,
    answer: Done,
    errors: ['NOT_FOUND'],
  },
  unmute: {
    access: 'member',
    summary: "Lets a member's posts into the own feed again.",
    params: ByUser,
    answer: Done,
    errors: ['NOT_FOUND'],
  },
});
