export const pageViewsPaths = {
  record: 'POST /api/page-views',
  figures: 'GET /api/page-views',
} as const;
