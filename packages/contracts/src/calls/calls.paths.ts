export const callsPaths = {
  list: 'GET /api/calls',
  detail: 'GET /api/calls/:slug',
} as const;
