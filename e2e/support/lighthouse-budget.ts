/**
 * Points of a hundred that Lighthouse has to give public pages, as a phone on a slow network gets
 * them.
 */
export const lighthouseBudget = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const;
