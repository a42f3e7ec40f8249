import { pages } from '@app/contracts/pages';

/** Where a profile is read, by its slug. */
export const profilePath = (slug: string): string => pages.profile({ profileSlug: slug });
