export const banksPaths = {
  list: 'GET /api/youth-banks',
} as const;
