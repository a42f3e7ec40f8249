/** Addresses of posts; writing them is the specification's (§7.3). */
export const postsPaths = {
  feed: 'GET /api/posts',
  news: 'GET /api/posts/newer',
  mentionable: 'GET /api/posts/mentionable',
  activity: 'GET /api/posts/of/:userId',
  write: 'POST /api/posts',
  read: 'GET /api/posts/:id',
  change: 'PUT /api/posts/:id',
  remove: 'DELETE /api/posts/:id',
  versions: 'GET /api/posts/:id/versions',
  vote: 'PUT /api/posts/:id/vote',
  pin: 'PUT /api/posts/:id/pin',
  hide: 'PUT /api/posts/:id/hidden',
  bookmark: 'PUT /api/posts/:id/bookmark',
  bookmarks: 'GET /api/post-bookmarks',
} as const;

/** Addresses of what readers say to a post. */
export const postTalkPaths = {
  react: 'PUT /api/posts/:id/reaction',
  reactions: 'GET /api/posts/:id/reactions',
  comments: 'GET /api/posts/:id/comments',
  comment: 'POST /api/posts/:id/comments',
  answers: 'GET /api/post-comments/:id/answers',
  changeComment: 'PUT /api/post-comments/:id',
  removeComment: 'DELETE /api/post-comments/:id',
  reactToComment: 'PUT /api/post-comments/:id/reaction',
} as const;

/** Addresses of what a member chooses for the own feed. */
export const feedPaths = {
  settings: 'GET /api/feed/settings',
  choose: 'PUT /api/feed/settings',
  mutes: 'GET /api/feed/mutes',
  mute: 'PUT /api/feed/mutes/:userId',
  unmute: 'DELETE /api/feed/mutes/:userId',
} as const;
