/** Addresses of the comments on an application of either kind (specification §7.3). */
export const commentsPaths = {
  list: 'GET /api/orange-review/applications/:id/comments',
  add: 'POST /api/orange-review/applications/:id/comments',
  people: 'GET /api/orange-review/applications/:id/comments/people',
  change: 'PATCH /api/orange-review/applications/:id/comments/:commentId',
  remove: 'DELETE /api/orange-review/applications/:id/comments/:commentId',
  resolve: 'PUT /api/orange-review/applications/:id/comments/:commentId/resolved',
  changes: 'GET /api/orange-review/applications/:id/comments/:commentId/changes',
} as const;
