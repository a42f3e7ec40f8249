/** Addresses of the pages that admins write themselves (specification §7.3, and their editor's). */
export const contentPaths = {
  page: 'GET /api/content/:page',
  editing: 'GET /api/content/:page/draft',
  save: 'PUT /api/content/:page/draft',
  discard: 'POST /api/content/:page/discard',
  publish: 'POST /api/content/:page/publish',
  schedule: 'POST /api/content/:page/schedule',
  unschedule: 'POST /api/content/:page/unschedule',
  history: 'GET /api/content/:page/history',
  restore: 'POST /api/content/:page/history/:id/restore',
  presence: 'PUT /api/content/:page/presence',
  blocks: 'GET /api/pages/:page/content-blocks',
  putBlocks: 'PUT /api/pages/:page/content-blocks',
  putText: 'PUT /api/pages/:page/content',
} as const;
