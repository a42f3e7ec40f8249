/** Addresses of what members report and moderators decide. */
export const reportsPaths = {
  report: 'POST /api/reports',
  list: 'GET /api/reports',
  counts: 'GET /api/reports/counts',
  move: 'POST /api/reports/:id/moves',
  file: 'GET /api/reports/:id/files/:fileId',
} as const;
