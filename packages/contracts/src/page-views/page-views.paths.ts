export const pageViewsPaths = {
  record: 'POST /api/page-views',
  figures: 'GET /api/page-views',
  funnel: 'GET /api/ob/calls/:slug/funnel',
} as const;
