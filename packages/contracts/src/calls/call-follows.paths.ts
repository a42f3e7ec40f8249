/** A member asks to be told when a bank opens the next call of a kind. */
export const callFollowsPaths = {
  follow: 'POST /api/calls/:slug/follow',
  unfollow: 'DELETE /api/calls/:slug/follow',
  follows: 'GET /api/account/call-follows',
  endFollow: 'DELETE /api/account/call-follows/:bankSlug/:kind',
} as const;
