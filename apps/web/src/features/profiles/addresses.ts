/** Where a profile is read, by its slug. */
export const profilePath = (slug: string): string => `/profile/${slug}`;
