/** Addresses of articles as they are read; `:slug` may be an id. */
export const articlesPaths = {
  list: 'GET /api/articles',
  tags: 'GET /api/articles/tags',
  feed: 'GET /api/articles/feed.json',
  feedRss: 'GET /api/articles/feed.xml',
  detail: 'GET /api/articles/:slug',
  preview: 'GET /api/article-previews/:token',
} as const;

/** Addresses of what readers do with an article. */
export const articleTalkPaths = {
  own: 'GET /api/articles/:slug/own',
  react: 'PUT /api/articles/:slug/reaction',
  bookmark: 'PUT /api/articles/:slug/bookmark',
  bookmarks: 'GET /api/article-bookmarks',
  comments: 'GET /api/articles/:slug/comments',
  comment: 'POST /api/articles/:slug/comments',
  answers: 'GET /api/article-comments/:id/answers',
  changeComment: 'PATCH /api/article-comments/:id',
  removeComment: 'DELETE /api/article-comments/:id',
  reportComment: 'POST /api/article-comments/:id/reports',
  hideComment: 'PUT /api/article-comments/:id/hidden',
  reportedComments: 'GET /api/article-comments/reported',
} as const;

/** Addresses of articles as they are written; `:id` may be a slug. */
export const articleWritingPaths = {
  mine: 'GET /api/article-works',
  waiting: 'GET /api/article-works/waiting',
  begin: 'POST /api/article-works',
  open: 'GET /api/article-works/:id',
  save: 'PATCH /api/article-works/:id',
  move: 'POST /api/article-works/:id/moves',
  remove: 'DELETE /api/article-works/:id',
  drop: 'DELETE /api/article-works/:id/changes',
  history: 'GET /api/article-works/:id/history',
  version: 'GET /api/article-works/:id/history/:number',
  restore: 'POST /api/article-works/:id/history/:number/restore',
  share: 'POST /api/article-works/:id/preview',
  unshare: 'DELETE /api/article-works/:id/preview',
  invite: 'POST /api/article-works/:id/authors',
  answer: 'PUT /api/article-works/:id/authors/own',
  dismiss: 'DELETE /api/article-works/:id/authors/:userId',
} as const;
