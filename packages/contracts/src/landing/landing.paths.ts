export const landingPaths = {
  figures: 'GET /api/landing/figures',
} as const;
