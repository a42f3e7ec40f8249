/** Addresses of the search of everything. */
export const searchPaths = {
  search: 'GET /api/search',
  typed: 'GET /api/search/typed',
} as const;
