/** Addresses of the figures of how often pages are looked at. */
export const pageViewsPaths = {
  record: 'POST /api/page-views',
  figures: 'GET /api/page-views',
} as const;
