/** Specification §7.3. */
export const isolationPaths = {
  test: 'GET /api/test-db-isolation',
} as const;
