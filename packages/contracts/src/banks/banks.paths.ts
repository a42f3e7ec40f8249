export const banksPaths = {
  list: 'GET /api/youth-banks',
  detail: 'GET /api/youth-banks/:slug',
} as const;
