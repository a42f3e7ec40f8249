/** Addresses of the youth-bank endpoints. */
export const banksPaths = {
  list: 'GET /api/youth-banks',
} as const;
